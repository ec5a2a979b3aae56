import { expect, it } from 'vitest';
import { filesToKeep } from '../../../src/prerender/parts.ts';

const chunk = (
  name: string,
  module: string,
  imports: readonly string[] = [],
  later: readonly string[] = [],
) => ({
  fileName: `assets/${name}.js`,
  isEntry: name === 'index',
  facadeModuleId: `/project/src/${module}`,
  moduleIds: [`/project/src/${module}`],
  imports: imports.map(it => `assets/${it}.js`),
  dynamicImports: later.map(it => `assets/${it}.js`),
  viteMetadata: { importedCss: [`assets/${name}.css`] },
});
const CHUNKS = [
  chunk('index', 'main.tsx', ['shared'], ['starter', 'loading', 'day', 'kiosk']),
  chunk('shared', 'ui/Button.tsx'),
  chunk('starter', 'pages/starter/StarterPage.tsx', ['shared']),
  chunk('loading', 'simulation/SimulationPage.tsx', ['shared'], ['attract']),
  chunk('day', 'simulation/matchDayCode.ts', ['counts'], ['count']),
  chunk('attract', 'simulation/attract/Attract.tsx', ['shared']),
  chunk('count', 'simulation/countVisit.ts', ['counts']),
  chunk('counts', 'kiosk/counts.ts'),
  chunk('kiosk', 'kiosk/kiosk.tsx', ['shared'], ['starter']),
];
const FILES = [
  ...CHUNKS.flatMap(({ fileName }) => [fileName, fileName.replace('.js', '.css')]),
  'assets/raster.worker.js',
  'simulation/md/00.json',
  'simulation/01_card.png',
  'index.html',
  'starter.html',
  'offline.html',
  'simulation_wny.html',
  'kiosk.html',
  '404.html',
  'home.html',
  'fonts/letters.woff2',
  'art/social.png',
  'index.html.br',
  'sw.js',
  '_headers',
];
const listed = filesToKeep(FILES, CHUNKS);
const of = (part: string) => listed.filter(file => file.part === part).map(({ url }) => url);

it('the part "site" has all files that the pages may load, except for the match day', () => {
  expect(of('site')).toEqual([
    ...['index', 'shared', 'starter'].flatMap(name => [`/assets/${name}.js`, `/assets/${name}.css`]),
    '/simulation/01_card.png',
    '/',
    '/starter',
    '/offline',
    '/fonts/letters.woff2',
  ]);
});
it('the part "story" has the remaining code and the packs, except for code that only a kiosk loads', () => {
  expect(of('story')).toEqual([
    ...['loading', 'day', 'counts'].flatMap(name => [`/assets/${name}.js`, `/assets/${name}.css`]),
    '/assets/raster.worker.js',
    '/simulation/md/00.json',
    '/simulation_wny',
  ]);
  expect(of('kiosk')).toEqual([
    ...['attract', 'count', 'kiosk'].flatMap(name => [`/assets/${name}.js`, `/assets/${name}.css`]),
    '/kiosk',
  ]);
});
