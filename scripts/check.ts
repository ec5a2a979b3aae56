/** `npm run check`: runs all checks and tests that need no browser and no built site. */
import { run } from './run.ts';

const npx = (...args: string[]) => run('npx', args);

const SOURCES = ['src', 'stage', 'assets', 'deploy', 'director', 'scripts', 'tests', '*.ts'];

/** The checks by name, in the order in which they run. A check that fails ends this process. */
export const CHECKS: Readonly<Record<string, () => void>> = {
  drawings: () => run('npm', ['run', '--silent', 'assets']),
  lint() {
    npx('biome', 'ci', '.');
    npx('stylelint', 'src/**/*.css');
    npx('depcruise', '--config', 'dependencies.config.mjs', ...SOURCES);
  },
  types() {
    for (const project of ['.', 'src', 'src/worker', 'director']) npx('tsc', '-p', project);
  },
  'dead code': () => npx('knip', '--cache', '--cache-location', '.cache/knip'),
  'unit tests': () =>
    npx(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/durations/unit.json',
    ),
};

if (process.argv[1]?.endsWith('check.ts')) for (const check of Object.values(CHECKS)) check();
