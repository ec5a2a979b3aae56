import { describe, expect, it } from 'vitest';
import { balancedWidth } from '../../../src/overlays/bubble/balancedWidth.ts';

/** Breaks a text into lines of at most `width` characters, between words. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(part => part !== undefined).join(' ');
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
const balanced = (text: string, room: number) =>
  linesOf(
    text,
    balancedWidth(
      text.split(' ').map(word => word.length),
      1,
      room,
    ),
  );

describe('words of a bubble', () => {
  it('take as many lines as at full width, in lines of even length', () => {
    expect(balanced("Mine? I've been the assistant for nine days. I'm good at cones.", 46)).toEqual([
      "Mine? I've been the assistant for",
      "nine days. I'm good at cones.",
    ]);
  });
  it('stay on one line if they fit', () => {
    expect(balanced('Which three?', 40)).toEqual(['Which three?']);
    expect(balanced('Mine.', 40)).toEqual(['Mine.']);
    expect(balancedWidth([5, 6], 1, 40)).toBeLessThan(12.6);
  });
  it('never leave a single word on the last line: they take one more line instead', () => {
    expect(linesOf('Now for the extraordinary', 14)).toEqual(['Now for the', 'extraordinary']);
    for (const room of [14, 15, 16, 18, 20, 22, 24]) {
      const lines = balanced('What she says next is not to be overheard', room);
      expect(lines.at(-1), String(room)).toContain(' ');
    }
  });
  it('get the full width if one of them is wider, or if there are none', () => {
    expect(balancedWidth([50, 3], 1, 20)).toBe(20);
    expect(balancedWidth([], 1, 20)).toBe(20);
  });
});
