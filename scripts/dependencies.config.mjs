/**
 * The import rules: which folder may import which. `depcruise` enforces them (scripts/check.ts, `lint`),
 * including type-only and dynamic imports. The folder names below are regular expressions for paths from the
 * project's root.
 */
const PIXI = 'pixi\\.js|@pixi/[^/]+';
const GSAP = 'gsap';
const REACT = 'react|react-dom';
const STAGE_ENTRIES = ['stage/index.ts', 'stage/play.ts'];
const SITE = ['src', 'locales', 'deploy', 'palette.ts', REACT];

/**
 * For each folder or file: the parts of GUARDED that it may import besides itself. GUARDED lists the restricted parts;
 * everything else may be imported anywhere.
 */
const MAY_IMPORT = {
  'palette.ts': [],
  deploy: [],

  'stage/story': ['locales'],
  'stage/runner': ['stage/story'],
  'stage/viewport': ['stage/story'],
  'stage/preload': ['stage/story'],
  'stage/motion': ['stage/story', 'stage/runner', GSAP],
  'stage/renderer': [
    ...['stage/story', 'stage/viewport', 'stage/preload', 'stage/motion', 'palette.ts'],
    ...[GSAP, PIXI, REACT],
  ],
  'stage/index.ts': ['stage/story', 'stage/runner', 'stage/viewport'],
  'stage/play.ts': ['stage/preload', 'stage/motion'],

  assets: ['stage/story', 'stage/runner', 'stage/viewport', 'locales', 'palette.ts'],

  src: SITE,
  'src/(transcript|prerender/matchDay.ts)': [...SITE, 'stage/index.ts'],
  'src/(input|progress|simulation)': [...SITE, ...STAGE_ENTRIES],
  // prefetch.ts is the only file of src that may import the renderer; it uses a dynamic import
  'src/simulation/prefetch.ts': [...SITE, ...STAGE_ENTRIES, 'stage/renderer/Stage.tsx'],
  'src/overlays': [...SITE, ...STAGE_ENTRIES, GSAP],
};

const GUARDED = ['stage', 'src', 'assets', 'locales', 'deploy', 'palette.ts', PIXI, GSAP, REACT];

/**
 * Returns a pattern that matches the paths of these folders, files and packages. The path of an installed package
 * begins with `node_modules/`; the path of a missing package is its bare name.
 */
const pathOf = names => `^(node_modules/)?(${names.join('|')})(/|$)`;

const folders = Object.keys(MAY_IMPORT);

/** One rule for each row of MAY_IMPORT. If several rows match a file, only the last of these rows applies. */
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
    tsPreCompilationDeps: true, // type-only imports count
    doNotFollow: { path: '^node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
