export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // not copied, because the tests do not read them
  ignorePatterns: ['.cache', 'dist', 'docs', 'tests/visual', 'tests/e2e', 'test-results'],
  // there is no file `none`, so Stryker changes no paths in a tsconfig
  tsconfigFile: 'none',
  tempDirName: '.cache/mutation',
  timeoutMS: 10_000,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
};
