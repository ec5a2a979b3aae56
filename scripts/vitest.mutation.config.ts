import process from 'node:process';
import { defineConfig } from 'vitest/config';
import product from '../vite.config.ts';

/** From scripts/mutate.ts; other tests would run again for every mutant. */
const tests = (process.env.MUTATED_TESTS ?? '').split(',');

export default defineConfig({
  plugins: product.plugins ?? [],
  test: {
    include: tests.map(name => `tests/unit/${name.endsWith('.ts') ? name : `${name}/**/*.test.ts`}`),
    environment: 'node',
    setupFiles: 'tests/unit/navigator.ts',
    testTimeout: 30_000,
  },
});
