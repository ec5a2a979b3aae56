/** Assigns the built files to the parts of the offline copy, see src/worker/messages.ts. */
import { ADDRESSES, OFFLINE_PAGE } from '../site/addresses.ts';
import type { ListedFile, Part } from '../worker/messages.ts';
import { isHashed } from '../worker/paths.ts';
import { type Chunk, chunkWith, filesFrom } from './chunks.ts';

/** Modules with which the part `story` begins: the loading screen and the match day. */
const STORY = ['/simulation/SimulationPage.tsx', '/simulation/matchDayCode.ts'];
/** Modules outside src/kiosk that only a kiosk loads. */
const KIOSK = ['/simulation/attract/Attract.tsx', '/simulation/countVisit.ts'];

/**
 * Files outside the offline copy: the files that only crawlers, home screens, authors, browsers without script or the 404
 * page need, and the worker's own script.
 */
const EXCLUDED =
  /^(art\/(social|icon-512|icon-maskable|touch-icon)\.png|data\/.*\.schema\.json|without-script\.css|not-found\.js|sw\.js)$/;
const INCLUDED_TYPES = /\.(html|js|css|json|webmanifest|svg|png|webp|avif|jpe?g|woff2)$/;
/** Pages whose HTML is in the offline copy. The copy contains neither the 404 page nor the redirect from /home. */
const PAGES: readonly string[] = [...Object.values(ADDRESSES), OFFLINE_PAGE];
const PART_OF_PAGE: Readonly<Record<string, Part>> = {
  [ADDRESSES.simulation]: 'story',
  [ADDRESSES.kiosk]: 'kiosk',
};

/** 'index.html' -> '/', 'starter.html' -> '/starter', 'a.png' -> '/a.png' */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

interface KeptFile extends Omit<ListedFile, 'hash'> {
  readonly file: string;
}

/**
 * Chooses the files of the offline copy from the built files. A script or style belongs to the part `site` if the site's
 * pages load it, to `kiosk` if only a kiosk loads it, else to `story`.
 */
export function filesToKeep(built: readonly string[], chunks: readonly Chunk[]): KeptFile[] {
  const storyChunks = STORY.map(module => chunkWith(module, chunks));
  const isOfKiosk = ({ facadeModuleId: id }: Chunk) =>
    id !== null && (id.includes('/src/kiosk/') || KIOSK.some(module => id.endsWith(module)));
  const site = filesFrom(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
    chunk => !storyChunks.includes(chunk) && !isOfKiosk(chunk),
  );
  const story = filesFrom(storyChunks, chunks, chunk => !isOfKiosk(chunk));
  const kiosk = filesFrom(chunks.filter(isOfKiosk), chunks, () => true);
  const partOf = (file: string, url: string): Part => {
    if (!isHashed(url)) return PART_OF_PAGE[url] ?? 'site';
    if (site.includes(file)) return 'site';
    return kiosk.includes(file) && !story.includes(file) ? 'kiosk' : 'story';
  };
  return built.flatMap(file => {
    const url = addressOf(file);
    if (EXCLUDED.test(file) || !INCLUDED_TYPES.test(file)) return [];
    if (file.endsWith('.html') && !PAGES.includes(url)) return [];
    return [{ file, url, part: partOf(file, url) }];
  });
}
