/** Measures the share of script code that has not run when the start button appears. */
import { newVisitor, PHONE, startButtonTime } from './browser.ts';

export interface Unused {
  /** `characters`: length of the uncompressed source. `unused`: number of its characters that have not run. */
  readonly files: readonly { readonly path: string; readonly characters: number; readonly unused: number }[];
  /** Unused share of all files together, 0 to 1. */
  readonly share: number;
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Returns the number of characters that did not run. A character has run if the innermost range around it has run. */
function unusedCharacters(length: number, ranges: readonly Range[]): number {
  const ran = new Uint8Array(length).fill(1);
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst)
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return length - ran.reduce((sum, flag) => sum + flag, 0);
}

/** Opens `url` on the phone, without throttling. Reads the coverage of all scripts when the start button appears. */
export async function unusedAtStart(url: string, spki: string): Promise<Unused> {
  const { page, close } = await newVisitor({ ...PHONE, slowness: 1, connection: undefined }, spki);
  try {
    await page.coverage.startJSCoverage();
    await page.goto(url, { waitUntil: 'commit' });
    await startButtonTime(page);
    const scripts = await page.coverage.stopJSCoverage();
    const files = scripts.map(({ url, source = '', functions }) => ({
      path: new URL(url).pathname,
      characters: source.length,
      unused: unusedCharacters(
        source.length,
        functions.flatMap(({ ranges }) => ranges),
      ),
    }));
    const total = (of: 'characters' | 'unused') => files.reduce((sum, file) => sum + file[of], 0);
    return {
      files: files.toSorted((a, b) => b.unused - a.unused),
      share: total('unused') / total('characters'),
    };
  } finally {
    await close();
  }
}
