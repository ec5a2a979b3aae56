function breakLines(widths: readonly number[], space: number, room: number) {
  let [lines, width, onLastLine] = [1, 0, 0];
  for (const word of widths) {
    const longer = onLastLine === 0 ? word : width + space + word;
    if (longer > room && onLastLine > 0) {
      lines += 1;
      [width, onLastLine] = [word, 1];
    } else {
      width = longer;
      onLastLine += 1;
    }
  }
  return { lines, onLastLine };
}

function narrowest(widths: readonly number[], space: number, room: number, lines: number): number {
  let [least, most] = [Math.max(...widths), room];
  while (most - least > 0.5) {
    const middle = (least + most) / 2;
    if (breakLines(widths, space, middle).lines > lines) least = middle;
    else most = middle;
  }
  return most;
}

/**
 * Returns the width at which the words fill their lines evenly. Uses the smallest number of lines that `room` allows,
 * or one or two more to avoid a single word on the last line. Returns `room` if there are no words, or if a word is at
 * least as wide as `room`.
 * All parameters are in CSS pixels:
 * - `widths`: the width of each word, in order
 * - `space`: the width of the space between two words
 * - `room`: the maximum width
 */
export function balancedWidth(widths: readonly number[], space: number, room: number): number {
  if (widths.length === 0 || Math.max(...widths) >= room) return room;
  const { lines } = breakLines(widths, space, room);
  const tries = [lines, lines + 1, lines + 2].map(most => narrowest(widths, space, room, most));
  const isGood = (width: number) => lines === 1 || breakLines(widths, space, width).onLastLine > 1;
  return tries.find(isGood) ?? tries[0] ?? room;
}
