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

test('a file in the copy is not requested from the network', async () => {
  const fetch = answers('network');
  expect(await got(asked('default'), copyWith('kept'), fetch)).toBe('kept');
  expect(fetch).not.toHaveBeenCalled();
});

test('a file that the copy lacks, or whose cache does not open, comes from the network', async () => {
  expect(await got(asked('default'), copyWith(), answers('network'))).toBe('network');
  const shut = { ...copyWith(), match: () => Promise.reject(new Error('shut')) };
  expect(await got(asked('default'), shut, answers('network'))).toBe('network');
});

test('a request with cache: reload goes to the network, and renews the file in the copy', async () => {
  const copy = copyWith('broken');
  expect(await got(asked('reload'), copy, answers('whole'))).toBe('whole');
  expect(copy.renewed).toEqual(['whole']);
});

test('a request with cache: reload gets the file of the copy if the network or the server fails', async () => {
  const copy = copyWith('kept');
  expect(await got(asked('reload'), copy, () => Promise.reject(new Error('offline')))).toBe('kept');
  expect(await got(asked('reload'), copy, answers('', 500))).toBe('kept');
  expect(copy.renewed).toEqual([]);
});

test('a request with cache: reload gets the file of the copy instead of a broken response', async () => {
  const copy = copyWith('kept');
  expect(await got(asked('reload'), copy, answers('half'))).toBe('kept');
  expect(copy.renewed).toEqual([]);
});

test('a request with cache: reload gets the network’s response if the copy lacks the file or its cache does not open', async () => {
  expect(await got(asked('reload'), copyWith(), answers('half'))).toBe('half');
  const shut = { ...copyWith('kept'), renew: () => Promise.reject(new Error('shut')) };
  expect(await got(asked('reload'), shut, answers('whole'))).toBe('whole');
});
