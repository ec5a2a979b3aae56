/** `npm run check`: runs all checks and tests that need no browser and no built site. */
import { runLanes } from './lanes.ts';
import { run } from './run.ts';

const npx = (...args: string[]) => run('npx', args);

const SOURCES = ['src', 'stage', 'assets', 'deploy', 'director', 'scripts', 'tests', '*.ts'];

/** Checks that need no drawings run while the drawings are built, because the build uses only one processor. */
export const DRAWINGS_AND_SOURCES = [
  { drawings: () => run('npm', ['run', '--silent', 'assets']) },
  {
    async lint() {
      await npx('biome', 'ci', '.');
      await npx('stylelint', 'src/**/*.css');
      await npx('depcruise', '--config', 'dependencies.config.mjs', ...SOURCES);
    },
    async types() {
      for (const project of ['.', 'src', 'src/worker', 'director']) await npx('tsc', '-p', project);
    },
    'dead code': () => npx('knip', '--cache', '--cache-location', '.cache/knip'),
  },
];

export const UNIT_TESTS = {
  'unit tests': () =>
    npx(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/durations/unit.json',
    ),
};

if (process.argv[1]?.endsWith('check.ts')) await runLanes([DRAWINGS_AND_SOURCES, [UNIT_TESTS]]);
