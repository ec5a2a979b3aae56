/**
 * Playwright configuration for `npm run looks`: screenshots of every step, card's back and reaction in every window
 * size, from the last build.
 */
import { defineConfig } from '@playwright/test';
import { launchWith } from './tests/chromium.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);
/** Width x height in CSS pixels: laptop, phone, upright tablet, projector, smallest phone. */
const SIZES = ['1512x982', '394x752', '820x1180', '1920x1080', '320x568'];
const sizes = process.env.LOOK_SIZES?.split(' ') ?? SIZES;

export default defineConfig({
  testDir: 'tests/looks',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    ...launchWith(),
  },
  projects: sizes.map(name => {
    const [width = 0, height = 0] = name.split('x').map(Number);
    return { name, use: { viewport: { width, height }, hasTouch: width < 1000 } };
  }),
  // always starts a new server, because a running one may serve another build
  webServer: {
    command: `vite preview --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
});
