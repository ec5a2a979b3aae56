/** How words that are to be read together fall into lines. */

/** How many lines words take that break where the next one does not fit, and how many words are on the last one. */
function broken(widths: readonly number[], space: number, room: number) {
  let [lines, width, last] = [1, 0, 0];
  for (const word of widths) {
    const longer = last === 0 ? word : width + space + word;
    if (longer > room && last > 0) {
      lines += 1;
      [width, last] = [word, 1];
    } else {
      width = longer;
      last += 1;
    }
  }
  return { lines, last };
}

/** The smallest width, to half a pixel, at which words take at most so many lines. */
function narrowest(widths: readonly number[], space: number, room: number, lines: number): number {
  let [least, most] = [Math.max(...widths), room];
  while (most - least > 0.5) {
    const middle = (least + most) / 2;
    if (broken(widths, space, middle).lines > lines) least = middle;
    else most = middle;
  }
  return most;
}

/**
 * The width at which words fill their lines evenly and none stands alone on the last one: of so few lines as they take
 * in their room, or of up to two more where it takes that. `widths` are those of the words in order, `space` that
 * between two; all in the same unit. A word that is wider than the room gives the room.
 */
export function balancedWidth(widths: readonly number[], space: number, room: number): number {
  if (widths.length === 0 || Math.max(...widths) >= room) return room;
  const { lines } = broken(widths, space, room);
  const tries = [lines, lines + 1, lines + 2].map(most => narrowest(widths, space, room, most));
  const isGood = (width: number) => lines === 1 || broken(widths, space, width).last > 1;
  return tries.find(isGood) ?? tries[0] ?? room;
}
