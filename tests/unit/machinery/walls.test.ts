/** Checks that dependencies.config.mjs refuses the imports that README.md and stage/README.md forbid. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { describe, expect, it } from 'vitest';

type Import = readonly [from: string, to: string];

/** For each rule: imports that only this rule refuses. If the rule is missing, the test fails. */
const REFUSED: Readonly<Record<string, readonly Import[]>> = {
  'palette.ts': [['palette.ts', './src/words/i18n.ts']],
  deploy: [['deploy/a.ts', '../assets/kit/svg.ts']],
  'stage/story': [
    ['stage/story/a.ts', '../runner/viewOf.ts'],
    ['stage/story/a.ts', '../viewport/fit.ts'],
    ['stage/story/a.ts', 'react'],
  ],
  'stage/runner': [
    ['stage/runner/a.ts', '../motion/acts.ts'],
    ['stage/runner/a.ts', '../viewport/fit.ts'],
    ['stage/runner/a.ts', '../index.ts'],
    ['stage/runner/a.ts', '../../locales/en/chapters/chapter_0.json'],
    ['stage/runner/a.ts', 'gsap'],
  ],
  'stage/viewport': [['stage/viewport/a.ts', '../runner/viewOf.ts']],
  'stage/preload': [
    ['stage/preload/a.ts', '../motion/playback.ts'],
    ['stage/preload/a.ts', '../runner/viewOf.ts'],
    ['stage/preload/a.ts', 'pixi.js'],
  ],
  'stage/motion': [
    ['stage/motion/a.ts', '../renderer/painter.ts'],
    ['stage/motion/a.ts', '../preload/preloader.ts'],
    ['stage/motion/a.ts', '../../src/words/i18n.ts'],
    ['stage/motion/a.ts', 'pixi.js'],
    ['stage/motion/a.ts', 'react'],
  ],
  'stage/renderer': [
    ['stage/renderer/a.ts', '../../src/words/i18n.ts'],
    ['stage/renderer/a.ts', '../../assets/kit/svg.ts'],
  ],
  'stage/index.ts': [['stage/index.ts', './motion/playback.ts']],
  'stage/play.ts': [['stage/play.ts', './renderer/Stage.tsx']],
  assets: [
    ['assets/kit/a.ts', '../../stage/motion/acts.ts'],
    ['assets/kit/a.ts', '../../src/words/i18n.ts'],
    ['assets/kit/a.ts', '../../stage/index.ts'],
  ],
  src: [
    ['src/ui/a.tsx', '../../stage/index.ts'],
    ['src/ui/a.tsx', '../../assets/kit/svg.ts'],
    ['src/pages/home/a.tsx', '../../../stage/play.ts'],
    ['src/pages/home/a.tsx', 'gsap'],
  ],
  'src/(transcript|prerender/(matchDay|pagePacks|transcript).ts)': [
    ['src/transcript/a.ts', '../../stage/play.ts'],
  ],
  'src/(input|progress|simulation)': [
    ['src/progress/a.ts', '../../stage/runner/progress.ts'],
    ['src/simulation/a.tsx', '../../stage/renderer/Stage.tsx'],
    ['src/simulation/a.tsx', '@pixi/react'],
  ],
  'src/simulation/prefetch.ts': [['src/simulation/prefetch.ts', '../../stage/renderer/painter.ts']],
  'src/overlays': [
    ['src/overlays/a.tsx', '../../stage/motion/vocabulary.ts'],
    ['src/overlays/a.tsx', '../../stage/renderer/Stage.tsx'],
    ['src/overlays/a.tsx', 'pixi.js'],
  ],
  'no circle': [
    ['src/ui/oneWay.ts', './andBack.ts'],
    ['src/ui/andBack.ts', './oneWay.ts'],
  ],
};

const ALLOWED: readonly Import[] = [
  ['stage/story/b.ts', '../../locales/en/chapters/chapter_0.json'],
  ['stage/runner/b.ts', '../story/story.ts'],
  ['stage/preload/b.ts', '../story/images.generated.ts'],
  ['stage/motion/b.ts', '../runner/viewOf.ts'],
  ['stage/motion/b.ts', 'gsap'],
  ['stage/renderer/b.ts', '../motion/playback.ts'],
  ['stage/renderer/b.ts', '../../palette.ts'],
  ['stage/renderer/b.ts', 'pixi.js'],
  ['src/overlays/b.tsx', '../../stage/play.ts'],
  ['src/overlays/b.tsx', 'gsap'],
  ['src/progress/b.ts', '../../stage/index.ts'],
  ['src/simulation/prefetch.ts', '../../stage/renderer/Stage.tsx'],
  ['src/prerender/cssPalette.ts', '../../palette.ts'],
  ['src/prerender/matchDay.ts', '../../stage/index.ts'],
  ['assets/images/b.ts', '../../stage/story/types.ts'],
  ['assets/images/b.ts', '../../stage/viewport/fit.ts'],
];

const FORMS: Readonly<Record<string, (to: string) => string>> = {
  statically: to => `import '${to}';\n`,
  dynamically: to => `export const load = () => import('${to}');\n`,
  'as a type': to => `import type { A } from '${to}';\nexport type B = A;\n`,
};

const { forbidden = [], options } = await extractConfig(resolve('dependencies.config.mjs'));

/** Writes files with these imports. Returns, for each import, the names of the rules that refuse it. */
async function refusals(imports: readonly Import[], form: (to: string) => string): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, { flag: 'a' });
  };
  for (const [from, to] of imports) {
    write(from, form(to));
    if (to.startsWith('.')) write(join(dirname(from), to), '');
  }
  const { output } = await cruise(['.'], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: folder,
  });
  rmSync(folder, { recursive: true });
  if (typeof output === 'string') throw new Error(output);
  const modules = new Map(output.modules.map(module => [module.source, module.dependencies]));
  return imports.map(([from, to]) => {
    const found = modules.get(from)?.find(({ module }) => module === to);
    if (!found) throw new Error(`${from}: the import of ${to} is not found`);
    return found.rules?.map(({ name }) => name) ?? [];
  });
}

describe('the import rules', () => {
  const refused = Object.entries(REFUSED).flatMap(([rule, imports]) => imports.map(pair => ({ rule, pair })));

  it.each(Object.entries(FORMS))(
    'refuse the forbidden imports, and no others, if a file imports %s',
    async (_, form) => {
      const pairs = [...refused.map(({ pair }) => pair), ...ALLOWED];
      const expected = [...refused.map(({ rule }) => [rule]), ...ALLOWED.map(() => [])];
      const byPair = (rules: string[][]) => pairs.map(([from, to], i) => ({ from, to, rules: rules[i] }));
      expect(byPair(await refusals(pairs, form))).toEqual(byPair(expected));
    },
  );

  it('are all covered by a forbidden import in this test', () => {
    expect(Object.keys(REFUSED).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });
});
