import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BuildDrawings, reloadDrawings } from '../../../assets/devReload.ts';

// Each test saves different files, because the dev server's watcher merges two saves of one file within 50 ms.

/** Timeout and polling interval of a wait, in ms. The timeout is long enough for a busy machine. */
const PATIENT = { timeout: 20_000, interval: 20 };
vi.setConfig({ testTimeout: 40_000 });

let root: string;
let server: ViteDevServer | undefined;
let sent: HotPayload[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drawings-'));
  mkdirSync(join(root, 'assets/places'), { recursive: true });
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'assets/places/stand.ts'), '// one');
});
afterEach(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

/** Starts a dev server, and waits until it watches the drawings. `sent` records the server's messages to the page. */
async function serve(build: BuildDrawings) {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [reloadDrawings(build)],
  });
  sent = [];
  vi.spyOn(server.ws, 'send').mockImplementation((payload: HotPayload | string) => {
    if (typeof payload !== 'string') sent.push(payload);
  });
  const watched = () => server?.watcher.getWatched()[join(root, 'assets/places')];
  await vi.waitFor(() => expect(watched()).toContain('stand.ts'), PATIENT);
}
const save = (file: string, text: string) => writeFileSync(join(root, file), text);

test('after a drawing is saved, it is built, then the page reloads', async () => {
  const build = vi.fn(async () => {});
  await serve(build);
  save('assets/places/stand.ts', '// two');
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'full-reload', path: '*' }]), PATIENT);
  expect(build).toHaveBeenCalledExactlyOnceWith(server?.config.root);
});

test('a new SVG file in assets is built; a source file of the site and a README are not', async () => {
  const build = vi.fn(async () => {});
  await serve(build);
  save('src/page.ts', '// a page');
  save('assets/README.md', 'words');
  save('assets/places/03_bottle.svg', '<svg/>');
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENT);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a drawing that cannot be built shows an error overlay, and the next saved drawing is built', async () => {
  const build = vi.fn(async () => {}).mockRejectedValueOnce(new Error('03_bottle.svg uses a gradient'));
  await serve(build);
  save('assets/places/stand.ts', '// broken');
  const said = { type: 'error', err: { message: '03_bottle.svg uses a gradient', stack: '' } };
  await vi.waitFor(() => expect(sent).toEqual([said]), PATIENT);
  save('assets/places/stairs.ts', '// another');
  await vi.waitFor(() => expect(sent).toHaveLength(2), PATIENT);
  expect(sent[1]).toEqual({ type: 'full-reload', path: '*' });
});

test('a drawing saved during a build is built afterwards, never at the same time', async () => {
  const done: (() => void)[] = [];
  const build = vi.fn(() => new Promise<void>(resolve => done.push(resolve)));
  await serve(build);
  save('assets/places/stand.ts', '// two');
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(1), PATIENT);
  save('assets/places/pitch.ts', '// three');
  save('assets/places/stairs.ts', '// four');
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(build).toHaveBeenCalledTimes(1);
  done[0]?.();
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(2), PATIENT);
  done[1]?.();
  await vi.waitFor(() => expect(sent).toHaveLength(2), PATIENT);
  expect(build).toHaveBeenCalledTimes(2);
});
