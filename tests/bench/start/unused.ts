/** Measures the share of script code that has not run when the start button appears. */
import { newVisitor, PHONE, startStands } from './browser.ts';

export interface Unused {
  /** Lengths in characters, which are bytes in ASCII. `bytes`: uncompressed source. `unused`: part that has not run. */
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly unused: number }[];
  /** Unused share of all files together, 0 to 1. */
  readonly share: number;
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Returns the number of characters that did not run. A character has run if the innermost range around it has run. */
function unusedBytes(length: number, ranges: readonly Range[]): number {
  const ran = new Uint8Array(length).fill(1);
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst)
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return length - ran.reduce((sum, byte) => sum + byte, 0);
}

/** Opens `url` on the phone, without throttling. Reads the coverage of all scripts when the start button appears. */
export async function unusedAtStart(url: string, spki: string): Promise<Unused> {
  const { page, close } = await newVisitor({ ...PHONE, slowness: 1, line: undefined }, spki);
  try {
    await page.coverage.startJSCoverage();
    await page.goto(url, { waitUntil: 'commit' });
    await startStands(page);
    const scripts = await page.coverage.stopJSCoverage();
    const files = scripts.map(({ url, source = '', functions }) => ({
      path: new URL(url).pathname,
      bytes: source.length,
      unused: unusedBytes(
        source.length,
        functions.flatMap(({ ranges }) => ranges),
      ),
    }));
    const total = (of: 'bytes' | 'unused') => files.reduce((sum, file) => sum + file[of], 0);
    return { files: files.toSorted((a, b) => b.unused - a.unused), share: total('unused') / total('bytes') };
  } finally {
    await close();
  }
}
