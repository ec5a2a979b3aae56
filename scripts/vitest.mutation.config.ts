import process from 'node:process';
import { defineConfig } from 'vitest/config';
import product from '../vite.config.ts';

/**
 * Paths of the tests to run, below tests/unit. Set by scripts/mutate.ts. Other tests would cost too much time, because
 * the tests run again for every mutant.
 */
const tests = (process.env.MUTATED_TESTS ?? '').split(',');

export default defineConfig({
  plugins: product.plugins ?? [], // they make the virtual modules that the tested files import
  test: {
    include: tests.map(name => `tests/unit/${name.endsWith('.ts') ? name : `${name}/**/*.test.ts`}`),
    environment: 'node',
    setupFiles: 'tests/unit/navigator.ts',
    testTimeout: 30_000,
  },
});
