/** Assigns the built files to the parts of the offline copy, see src/worker/messages.ts. */
import type { Rolldown } from 'vite';
import { ADDRESSES, OFFLINE_PAGE } from '../site/addresses.ts';
import type { ListedFile, Part } from '../worker/messages.ts';
import { isHashed } from '../worker/paths.ts';

/**
 * Entry modules of the parts `story` and `kiosk` of the offline copy. A module that several parts load belongs to the
 * first of them in the order `site`, `story`, `kiosk`.
 */
const ENTRY_MODULES = {
  story:
    /[\\/](src[\\/]simulation[\\/](SimulationPage\.tsx|matchDayCode\.ts)|renderer[\\/]Stage\.tsx|projection[\\/]Projection\.tsx)$/,
  kiosk:
    /[\\/](kiosk[\\/](kiosk|TakeReport|KioskPage)\.tsx|simulation[\\/](attract[\\/]Attract\.tsx|countVisit\.ts))$/,
} as const;

/**
 * Files outside the offline copy: the files that only crawlers, home screens, authors, browsers without script or the 404
 * page need, and the worker's own script.
 */
const EXCLUDED =
  /^(art\/(social|icon-512|icon-maskable|touch-icon)\.png|data\/.*\.schema\.json|without-script\.css|not-found\.js|sw\.js)$/;
const INCLUDED_TYPES = /\.(html|js|css|json|webmanifest|svg|png|webp|avif|jpe?g|woff2)$/;

const PART_OF_PAGE: Readonly<Record<string, Part>> = {
  [ADDRESSES.simulation]: 'story',
  [ADDRESSES.kiosk]: 'kiosk',
};
/**
 * Paths of the pages whose HTML is in the offline copy. The copy contains neither the 404 page nor the
 * redirect from /home.
 */
const PAGES: readonly string[] = [...Object.values(ADDRESSES), OFFLINE_PAGE];

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'moduleIds' | 'imports' | 'dynamicImports'
> & { readonly viteMetadata?: { readonly importedCss: Iterable<string> } };

/**
 * Returns a function that maps the path of a script or style to its part of the offline copy: `site` if the site's
 * pages load it, `kiosk` if only a kiosk loads it, else `story`.
 */
function partsOfCode(chunks: readonly Chunk[]): (file: string) => Part {
  const isEntryOf = (part: keyof typeof ENTRY_MODULES, { moduleIds }: Chunk) =>
    moduleIds.some(id => ENTRY_MODULES[part].test(id));
  /**
   * Returns the files of some chunks and of all chunks that they import, statically or dynamically. Leaves out an
   * imported chunk for which `isBorder` is true, and the imports of that chunk.
   */
  function filesOf(from: readonly Chunk[], isBorder: (chunk: Chunk) => boolean): Set<string> {
    const files = new Set<string>();
    const visit = (chunk: Chunk | undefined) => {
      if (!chunk || files.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
      for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
        const next = chunks.find(({ fileName }) => fileName === name);
        if (next && !isBorder(next)) visit(next);
      }
    };
    for (const chunk of from) visit(chunk);
    return files;
  }
  const isStory = (chunk: Chunk) => isEntryOf('story', chunk);
  const isKiosk = (chunk: Chunk) => isEntryOf('kiosk', chunk);
  const site = filesOf(
    chunks.filter(({ isEntry }) => isEntry),
    chunk => isStory(chunk) || isKiosk(chunk),
  );
  const story = filesOf(chunks.filter(isStory), isKiosk);
  const kiosk = filesOf(chunks.filter(isKiosk), () => false);
  return file => {
    if (site.has(file)) return 'site';
    return kiosk.has(file) && !story.has(file) ? 'kiosk' : 'story';
  };
}

/** 'index.html' -> '/', 'starter.html' -> '/starter', 'a.png' -> '/a.png' */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** A file of the offline copy. `file`: its path below the served folder. */
interface KeptFile extends Omit<ListedFile, 'hash'> {
  readonly file: string;
}

/**
 * Chooses the files of the offline copy from the built files. A script or style that no chunk names belongs to the part
 * `story`.
 */
export function filesToKeep(built: readonly string[], chunks: readonly Chunk[]): KeptFile[] {
  const partOfCode = partsOfCode(chunks);
  const partOf = (file: string, url: string): Part => {
    if (file.startsWith('assets/')) return partOfCode(file);
    if (isHashed(url)) return 'story';
    return PART_OF_PAGE[url] ?? 'site';
  };
  return built.flatMap(file => {
    const url = addressOf(file);
    if (EXCLUDED.test(file) || !INCLUDED_TYPES.test(file)) return [];
    if (file.endsWith('.html') && !PAGES.includes(url)) return [];
    return [{ file, url, part: partOf(file, url) }];
  });
}
