import { defineConfig } from 'vitest/config';

/** The unit tests of what is mutated, and no others: every mutant costs a run. */
export default defineConfig({
  test: {
    include: [
      'tests/unit/{runner,story,motion,preload,progress,input,register}/**/*.test.ts',
      'tests/unit/site/registration.test.ts',
    ],
    environment: 'node',
    testTimeout: 30_000,
  },
});
