import { expect, it } from 'vitest';
import { secondsFor } from '../../../src/kiosk/reading.ts';

const bubble = (words: number) => ({ words, isQuestion: false });

it('a short line leaves the time that the kiosk has', () => {
  expect(secondsFor(bubble(0), 60)).toBe(60);
  expect(secondsFor(bubble(24), 60)).toBe(60);
  expect(secondsFor(bubble(24), 600)).toBe(600);
});

it('whoever reads slowly is not asked before she has read a long line or a card', () => {
  expect(secondsFor(bubble(30), 15)).toBe(35);
  expect(secondsFor(bubble(150), 60)).toBe(115);
});

it('a question has at least 120 seconds, and more where the kiosk has more', () => {
  expect(secondsFor({ words: 20, isQuestion: true }, 15)).toBe(120);
  expect(secondsFor({ words: 20, isQuestion: true }, 300)).toBe(300);
});

it('a page full of words does not keep the kiosk for ever', () => {
  expect(secondsFor(bubble(100_000), 60)).toBe(240);
});
