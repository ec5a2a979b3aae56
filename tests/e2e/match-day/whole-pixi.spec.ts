/**
 * Tests a build without the plugin of vite.pixi.ts. The picture must be the same as with the plugin, because the plugin
 * only saves bytes and requests.
 */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { enter, LAPTOP, test as simulation, step } from '../matchDay.ts';
import { expectStoredPicture } from '../storedPicture.ts';

const configFile = fileURLToPath(new URL('../wholePixi/vite.config.ts', import.meta.url));

const test = simulation.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      await build({ configFile, logLevel: 'error' });
      const server = await preview({ configFile, logLevel: 'error', preview: { port: 0 } });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site),
  viewport: LAPTOP,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a build with all of Pixi and @pixi/react draws the picture that is stored for the usual build', async ({
  page,
}) => {
  await enter(page, { label: step(0, 'corridor'), done: 0 });
  await expectStoredPicture(page, 'chapter-0-corridor-md');
});
