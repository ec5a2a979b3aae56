import { afterEach, expect, test, vi } from 'vitest';
import { createDrawingUrls } from '../../../stage/preload/drawingUrls.ts';
import { readPack } from '../../../stage/preload/readPack.ts';
import { svgOf } from '../../../stage/preload/svgOf.ts';
import { loadedOf, textOf } from './packs.ts';

const loaded = loadedOf('01_card', '02_card');

afterEach(() => void vi.restoreAllMocks());

const contentOf = async (url: string | undefined) => {
  const response = await fetch(url ?? '');
  return [response.headers.get('content-type'), await response.text()];
};

test('a loaded drawing has one address of its own', async () => {
  const { of, close } = createDrawingUrls(() => loaded);
  expect(of('01_card')).toMatch(/^blob:/);
  expect(of('01_card')).toBe(of('01_card'));
  expect(of('02_card')).not.toBe(of('01_card'));
  expect(await contentOf(of('01_card'))).toEqual(['image/svg+xml', svgOf(loaded.pack, '01_card')]);
  close();
});

test('a drawing has an address as soon as it is loaded', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  let has = false;
  const { of, close } = createDrawingUrls(() => (has ? loaded : undefined));
  expect(of('01_card')).toBeUndefined();
  expect(error, 'a drawing that is not loaded yet is no error').not.toHaveBeenCalled();
  has = true;
  expect(of('01_card')).toMatch(/^blob:/);
  close();
});

test('an unknown or broken drawing has no address; a broken drawing is reported', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(createDrawingUrls(() => loaded).of('03_card')).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
  const broken = { ...loaded, pack: { ...loaded.pack, outlines: [] } };
  expect(createDrawingUrls(() => broken).of('01_card')).toBeUndefined();
  expect(error.mock.calls).toEqual([['Failed to draw 01_card', expect.any(Error)]]);
});

test('prepare() unpacks the pack of the drawings once, and ignores drawings that are not loaded', async () => {
  const unpack = vi.spyOn(loaded, 'unpack');
  const { prepare } = createDrawingUrls(drawing => (drawing === '03_card' ? undefined : loaded));
  await prepare(['01_card', '02_card', '03_card']);
  expect(unpack).toHaveBeenCalledOnce();
});

test('prepare() leaves a broken pack to the call that shows the drawing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = readPack('a pack', textOf('01_card').replace(/"tree":"[^"]*"/, '"tree":"x"'));
  const { of, prepare } = createDrawingUrls(() => broken);
  await prepare(['01_card']);
  expect(error).not.toHaveBeenCalled();
  expect(of('01_card')).toBeUndefined();
  expect(error).toHaveBeenCalledWith('Failed to draw 01_card', expect.any(Error));
});

test('close() revokes every address', async () => {
  const { of, close } = createDrawingUrls(() => loaded);
  const urls = [of('01_card'), of('02_card')];
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  close();
  expect(revoke.mock.calls.map(([url]) => url)).toEqual(urls);
  await expect(contentOf(urls[0])).rejects.toThrow();
});
