/** Which folder may import which, type-only and dynamic imports included. Names are regular expressions for paths. */
const PIXI = 'pixi\\.js|@pixi/[^/]+';
const GSAP = 'gsap';
const REACT = 'react|react-dom';
const STAGE_ENTRIES = ['stage/index.ts', 'stage/play.ts'];
const PALETTE = 'src/styles/palette.ts';
const SITE = ['src', 'locales', REACT];

/** The parts of GUARDED that a folder or file may import besides itself. If several rows match, the last one counts. */
const MAY_IMPORT = {
  'stage/story': ['locales'],
  'stage/runner': ['stage/story'],
  'stage/viewport': ['stage/story'],
  'stage/preload': ['stage/story'],
  'stage/motion': ['stage/story', 'stage/runner', GSAP],
  'stage/renderer': [
    ...['stage/story', 'stage/viewport', 'stage/preload', 'stage/motion', PALETTE],
    ...[GSAP, PIXI, REACT],
  ],
  'stage/index.ts': ['stage/story', 'stage/runner', 'stage/viewport'],
  'stage/play.ts': ['stage/preload', 'stage/motion'],

  assets: ['stage/story', 'stage/runner', 'stage/viewport', 'locales', PALETTE],

  src: SITE,
  'src/(transcript|prerender/matchDay.ts)': [...SITE, 'stage/index.ts'],
  'src/(input|progress|simulation)': [...SITE, ...STAGE_ENTRIES],
  // the only file of src that may import the renderer, dynamically
  'src/simulation/prefetch.ts': [...SITE, ...STAGE_ENTRIES, 'stage/renderer/Stage.tsx'],
  'src/overlays': [...SITE, ...STAGE_ENTRIES, GSAP],
  [PALETTE]: [],
};

const GUARDED = ['stage', 'src', 'assets', 'locales', PIXI, GSAP, REACT];

/** An installed package begins with `node_modules/`, a missing one with its bare name. */
const pathOf = names => `^(node_modules/)?(${names.join('|')})(/|$)`;

const folders = Object.keys(MAY_IMPORT);

const folderRules = folders.map((folder, i) => ({
  name: folder,
  severity: 'error',
  comment: `may import of the guarded folders and packages: ${MAY_IMPORT[folder].join(', ') || 'none'}`,
  from: { path: pathOf([folder]), pathNot: folders.slice(i + 1).map(later => pathOf([later])) },
  to: { path: pathOf(GUARDED), pathNot: pathOf([folder, ...MAY_IMPORT[folder]]) },
}));

const circleRule = { name: 'no circle', severity: 'error', from: {}, to: { circular: true } };

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...folderRules, circleRule],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
