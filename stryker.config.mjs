/**
 * Mutation testing: `npm run mutate` changes the sources one place at a time and wants a test to fail each time.
 * The folders and what each must reach stand in scripts/mutate.mjs.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // what the tests of these folders do not read need not be copied
  ignorePatterns: ['.cache', 'dist', 'docs', 'tests/visual', 'tests/e2e', 'test-results'],
  // Stryker would read it by the programming interface of TypeScript 5, which TypeScript 7 does not have
  tsconfigFile: 'none',
  tempDirName: '.cache/mutation',
  timeoutMS: 10_000,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
};
