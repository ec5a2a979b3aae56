/** Formats numbers as text for the terminal. */
import type { ColdStart } from './coldStart.ts';
import type { Unused } from './unused.ts';

/** Returns the median: for an even number of values, the lower middle value; for no values, NaN. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

export const seconds = (ms: number) => (ms / 1000).toFixed(2);
/** Returns "median (smallest to largest)" in seconds. */
export function secondsOf(values: readonly number[]): string {
  return `${seconds(median(values))} (${seconds(Math.min(...values))} to ${seconds(Math.max(...values))})`;
}
export const kB = (bytes: number) => (bytes / 1000).toFixed(0);
export const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Formats rows as a table: all cells of a column are padded to the width of the longest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Width of the waterfall's bars, in characters. */
const BAR_WIDTH = 60;

/**
 * Lists the events of a start in order of time, each with a bar: requests, long tasks, first paint and start button.
 */
export function waterfall({ firstPaint, startButton, longTasks, fetched }: ColdStart): string {
  const bar = (from: number, to: number, ink: string) => {
    const at = (time: number) =>
      Math.min(BAR_WIDTH, Math.max(0, Math.round((time / startButton) * BAR_WIDTH)));
    return ' '.repeat(at(from)) + ink.repeat(Math.max(1, at(to) - at(from)));
  };
  const lines = [
    ...fetched.map(({ start, end, bytes, path, priority }) => ({
      start,
      row: [seconds(start), seconds(end), `${kB(bytes)} kB`, `${path} ${priority}`, bar(start, end, '=')],
    })),
    ...longTasks.map(({ start, duration }) => ({
      start,
      row: [
        seconds(start),
        seconds(start + duration),
        '',
        `long task, ${duration} ms`,
        bar(start, start + duration, '#'),
      ],
    })),
    {
      start: firstPaint,
      row: [seconds(firstPaint), '', '', 'first paint', bar(firstPaint, firstPaint, '|')],
    },
    {
      start: startButton,
      row: [seconds(startButton), '', '', 'start button', bar(startButton, startButton, '|')],
    },
  ];
  return table(lines.toSorted((a, b) => a.start - b.start).map(({ row }) => row));
}

/**
 * Lists files and the share of unused code in each, most unused characters first. A character counts as one byte, as in
 * ASCII. `most`: maximum number of files.
 */
export const unusedFiles = ({ files }: Unused, most: number) =>
  table(
    files
      .slice(0, most)
      .map(({ path, characters, unused }) => [
        path,
        `${kB(characters)} kB`,
        `${percent(unused / characters)} unused`,
      ]),
  );
