import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFirst } from '../../../src/worker/networkFirst.ts';

const kept = async () => new Response('kept');
const text = async (response: Promise<Response>) => (await response).text();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a request goes to the network first', () => {
  it('and gets the response, even a 404', async () => {
    expect(await text(networkFirst(async () => new Response('new'), kept))).toBe('new');
    expect((await networkFirst(async () => new Response('', { status: 404 }), kept)).status).toBe(404);
  });

  it('and gets the copy if the network fails, returns a server error, or does not answer within 3 s', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await text(networkFirst(gone, kept))).toBe('kept');
    expect(await text(networkFirst(async () => new Response('', { status: 502 }), kept))).toBe('kept');
    const silent = text(networkFirst(() => new Promise(() => {}), kept));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await silent).toBe('kept');
  });

  it('and waits for the network if there is no readable copy', async () => {
    for (const nothing of [async () => undefined, () => Promise.reject(new Error('no storage'))]) {
      let answer: (response: Response) => void = () => {};
      const network = new Promise<Response>(resolve => {
        answer = resolve;
      });
      const late = text(networkFirst(() => network, nothing));
      await vi.advanceTimersByTimeAsync(10_000);
      answer(new Response('late'));
      expect(await late).toBe('late');
      await expect(networkFirst(() => Promise.reject(new TypeError('gone')), nothing)).rejects.toThrow(
        'gone',
      );
    }
  });
});
