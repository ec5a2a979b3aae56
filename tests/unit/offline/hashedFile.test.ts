import { expect, test, vi } from 'vitest';
import { hashedFile } from '../../../src/worker/hashedFile.ts';

const URL = 'https://site.example/simulation/sm/00-abc.json';
const asked = (cache: RequestCache) => new Request(URL, { cache });
const answers = (text: string, status = 200) => vi.fn(async () => new Response(text, { status }));

/**
 * Returns a fake offline copy that contains one file, with the content `text`. Without `text`, the copy is empty. Its
 * method `renew` accepts only the content 'whole', which stands for the built file.
 */
function copyWith(text?: string) {
  const renewed: string[] = [];
  return {
    renewed,
    match: async () => (text === undefined ? undefined : new Response(text)),
    async renew(_: string, response: Response) {
      const content = await response.text();
      if (content === 'whole') renewed.push(content);
      return content === 'whole';
    },
  };
}
const got = async (...[request, copy, fetch]: Parameters<typeof hashedFile>) =>
  (await hashedFile(request, copy, fetch)).text();

const shut = {
  match: () => Promise.reject(new Error('shut')),
  renew: () => Promise.reject(new Error('shut')),
};
const offline = () => Promise.reject(new Error('offline'));

test('a file in the copy is not requested from the network; another one is', async () => {
  const fetch = answers('network');
  expect(await got(asked('default'), copyWith('kept'), fetch)).toBe('kept');
  expect(fetch).not.toHaveBeenCalled();
  expect(await got(asked('default'), copyWith(), fetch)).toBe('network');
  expect(await got(asked('default'), shut, fetch)).toBe('network');
});

test.each([
  ['the right file, which renews the copy', answers('whole'), copyWith('broken'), 'whole', ['whole']],
  ['the copy’s file without a network', offline, copyWith('kept'), 'kept', []],
  ['the copy’s file instead of an error', answers('', 500), copyWith('kept'), 'kept', []],
  ['the copy’s file instead of a broken one', answers('half'), copyWith('kept'), 'kept', []],
  ['the network’s file if the copy has none', answers('half'), copyWith(), 'half', []],
])('a request with cache: reload gets %s', async (_, fetch, copy, text, renewed) => {
  expect(await got(asked('reload'), copy, fetch)).toBe(text);
  expect(copy.renewed).toEqual(renewed);
});

test('a request with cache: reload gets the network’s file if the cache does not open', async () => {
  expect(await got(asked('reload'), shut, answers('whole'))).toBe('whole');
});
