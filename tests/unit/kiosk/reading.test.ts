import { expect, it } from 'vitest';
import { idleSecondsFor } from '../../../src/kiosk/reading.ts';

const bubble = (words: number) => ({ words, isQuestion: false });

it('a short line does not change the kiosk’s idle time', () => {
  expect(idleSecondsFor(bubble(0), 60)).toBe(60);
  expect(idleSecondsFor(bubble(24), 60)).toBe(60);
  expect(idleSecondsFor(bubble(24), 600)).toBe(600);
});

it('a long line or a card extends the idle time for slow readers', () => {
  expect(idleSecondsFor(bubble(30), 15)).toBe(35);
  expect(idleSecondsFor(bubble(150), 60)).toBe(115);
});

it('the idle time at a question is at least 120 s, or the kiosk’s own if that is longer', () => {
  expect(idleSecondsFor({ words: 20, isQuestion: true }, 15)).toBe(120);
  expect(idleSecondsFor({ words: 20, isQuestion: true }, 300)).toBe(300);
});

it('words extend the idle time to at most 240 s, however many words there are', () => {
  expect(idleSecondsFor(bubble(100_000), 60)).toBe(240);
});
