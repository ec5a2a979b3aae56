import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** below tests/unit; set by scripts/mutate.mjs: every mutant costs a run, so no others take part */
const tests = (process.env.MUTATED_TESTS ?? '').split(',');

export default defineConfig({
  test: {
    include: tests.map(name => `tests/unit/${name.endsWith('.ts') ? name : `${name}/**/*.test.ts`}`),
    environment: 'node',
    setupFiles: 'tests/unit/navigator.ts',
    testTimeout: 30_000,
  },
});
