/**
 * Stryker's configuration for `npx tsx scripts/mutate.ts`. That script sets the folders to mutate and the percentage of
 * mutants to kill.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Stryker does not copy these folders, because the tests of the mutated folders do not read them
  ignorePatterns: ['.cache', 'dist', 'docs', 'tests/visual', 'tests/e2e', 'test-results'],
  // there is no file `none`, so Stryker does not change the paths in a tsconfig of its copy of the project
  tsconfigFile: 'none',
  tempDirName: '.cache/mutation',
  timeoutMS: 10_000,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
};
