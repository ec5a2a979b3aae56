import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** Paths below tests/unit, set by scripts/mutate.ts. Only these tests run, because they run again for every mutant. */
const tests = (process.env.MUTATED_TESTS ?? '').split(',');

export default defineConfig({
  test: {
    include: tests.map(name => `tests/unit/${name.endsWith('.ts') ? name : `${name}/**/*.test.ts`}`),
    environment: 'node',
    setupFiles: 'tests/unit/navigator.ts',
    testTimeout: 30_000,
  },
});
