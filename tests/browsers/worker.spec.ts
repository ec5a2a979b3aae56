/**
 * Plays offline: the server stops after one visit. The test has its own server, because the service worker keeps a copy
 * of the site, and the copy would answer the requests of later tests on the same server.
 */
import { labelOf, story } from '../../stage/index.ts';
import { enter, playTo, start, state, WIDE } from './play.ts';
import { serveSite } from './site.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/**
 * Resolves to the number of files of the site and the match day that the offline copy does not have yet; null if no
 * service worker is active.
 */
const missing = (visitor: Visitor) =>
  visitor.run(async () => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    if (!active) return null;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<number>(resolve => {
      port1.onmessage = ({ data }) => resolve(data.missing);
    });
    active.postMessage({ type: 'count', parts: ['site', 'story'] }, [port2]);
    return answer;
  });

test('after one visit, the match day plays with the server stopped: a question, a wrong answer, the next steps', async ({
  visitor,
}, { project }) => {
  const site = await serveSite(project.use.baseURL ?? '');
  site.set({ hasServiceWorker: true });
  const label = labelOf(story, 3, 'question');
  await visitor.resize(WIDE);
  await enter(visitor, site.url, { label, done: 3 });
  await expect.poll(() => missing(visitor), { timeout: 60_000 }).toBe(0);
  site.close();
  await visitor.goto(`${site.url}/simulation_wny`);
  await start(visitor);
  expect(await state(visitor)).toMatchObject({ label, status: 'locked' });
  await playTo(visitor, labelOf(story, 3, 'clap'));
});
