import { runLanes } from './lanes.ts';
import { run } from './run.ts';

const SOURCES = ['src', 'stage', 'assets', 'scripts', 'tests', '*.ts'];

/** The build uses only one processor, so checks that need no drawings run beside it. */
export const DRAWINGS_AND_SOURCES = [
  { drawings: () => run('tsx', ['assets/build.ts']) },
  {
    async lint() {
      await run('biome', ['ci', '.']);
      await run('stylelint', ['src/**/*.css']);
      await run('depcruise', ['--config', 'scripts/dependencies.config.mjs', ...SOURCES]);
    },
    async types() {
      for (const project of ['.', 'src', 'src/worker']) await run('tsc', ['-p', project]);
    },
    'dead code': () => run('knip', ['--cache', '--cache-location', '.cache/knip']),
  },
];

export const UNIT_TESTS = {
  'unit tests': () => run('vitest', ['run']),
};

if (process.argv[1]?.endsWith('check.ts')) await runLanes([DRAWINGS_AND_SOURCES, [UNIT_TESTS]]);
