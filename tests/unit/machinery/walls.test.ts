/** The linter enforces the import rules of README.md and stage/README.md. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Import = readonly [from: string, to: string];

const REFUSED: readonly Import[] = [
  ['stage/story/a.ts', '../runner/viewOf.ts'],
  ['stage/story/a.ts', '../viewport/fit.ts'],
  ['stage/story/a.ts', 'react'],
  ['stage/runner/a.ts', '../motion/acts.ts'],
  ['stage/runner/a.ts', '../viewport/fit.ts'],
  ['stage/runner/a.ts', '../index.ts'],
  ['stage/runner/a.ts', '../../locales/en/chapter_0.json'],
  ['stage/runner/a.ts', 'gsap'],
  ['stage/viewport/a.ts', '../runner/viewOf.ts'],
  ['stage/preload/a.ts', '../motion/playback.ts'],
  ['stage/preload/a.ts', '../runner/viewOf.ts'],
  ['stage/preload/a.ts', 'pixi.js'],
  ['stage/motion/a.ts', '../renderer/painter.ts'],
  ['stage/motion/a.ts', '../preload/preloader.ts'],
  ['stage/motion/a.ts', '../../src/words/i18n.ts'],
  ['stage/motion/a.ts', 'pixi.js'],
  ['stage/motion/a.ts', 'react'],
  ['stage/renderer/a.ts', '../../src/words/i18n.ts'],
  ['stage/renderer/a.ts', '../../assets/kit/svg.ts'],
  ['stage/index.ts', './motion/playback.ts'],
  ['stage/play.ts', './renderer/Stage.tsx'],
  ['src/ui/a.tsx', '../../stage/index.ts'],
  ['src/pages/home/a.tsx', '../../../stage/play.ts'],
  ['src/pages/home/a.tsx', 'gsap'],
  ['src/site/a.tsx', '@gsap/react'],
  ['src/overlays/a.tsx', '../../stage/motion/vocabulary.ts'],
  ['src/overlays/a.tsx', '../../stage/renderer/Stage.tsx'],
  ['src/overlays/a.tsx', 'pixi.js'],
  ['src/progress/a.ts', '../../stage/runner/progress.ts'],
  ['src/simulation/a.tsx', '../../stage/renderer/Stage.tsx'],
  ['src/simulation/a.tsx', '@pixi/react'],
  ['assets/kit/a.ts', '../../stage/motion/acts.ts'],
  ['assets/kit/a.ts', '../../src/words/i18n.ts'],
  ['assets/kit/a.ts', '../../stage/index.ts'],
];

const ALLOWED: readonly Import[] = [
  ['stage/story/b.ts', '../../locales/en/chapter_0.json'],
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
  ['assets/pictures/b.ts', '../../stage/story/types.ts'],
  ['assets/pictures/b.ts', '../../stage/viewport/fit.ts'],
];

/** A separate file for each import; files that the linter's rules name keep their name. */
const fileOf = ([from]: Import, i: number) => from.replace(/\/([ab])(\.tsx?)$/, `/$1${i}$2`);

/** Returns how often the linter refuses each import: every file has a static and a dynamic import. */
function refusals(imports: readonly Import[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  const config: object = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const [i, wall] of imports.entries()) {
    const file = join(folder, fileOf(wall, i));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import '${wall[1]}';\nawait import('${wall[1]}');\n`);
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const rule = '--only=style/noRestrictedImports';
  const args = [biome, 'lint', rule, '--reporter=github', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const lines = stdout.split('\n').filter(line => line.includes('noRestrictedImports'));
  return imports.map((wall, i) => lines.filter(line => line.includes(`/${fileOf(wall, i)},`)).length);
}

const counts = refusals([...REFUSED, ...ALLOWED]);
const rows = (imports: readonly Import[], first: number) =>
  imports.map(([from, to], i) => ({ from, to, refused: counts[first + i] }));

describe('the linter', () => {
  it.each(rows(REFUSED, 0))('refuses that $from imports $to, statically or dynamically', ({ refused }) => {
    expect(refused).toBe(2);
  });
  it.each(rows(ALLOWED, REFUSED.length))('allows $from to import $to', ({ refused }) => {
    expect(refused).toBe(0);
  });
});
