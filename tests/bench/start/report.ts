/**
 * Formats the bench's table: a column for each site. A cell has the median of all runs, and for some figures the range.
 */
import type { AtRest } from './atRest.ts';
import type { ColdStart } from './coldStart.ts';
import type { DeviceName, Measured } from './measure.ts';
import { kB, median, percent, secondsOf, table } from './print.ts';
import { SITES } from './sites.ts';

const bytesOf = ({ fetched }: ColdStart) => fetched.reduce((sum, { bytes }) => sum + bytes, 0);
const scriptBytesOf = ({ fetched }: ColdStart) =>
  fetched.filter(({ isScript }) => isScript).reduce((sum, { bytes }) => sum + bytes, 0);
const longTasksOf = ({ longTasks }: ColdStart) => longTasks.reduce((sum, { duration }) => sum + duration, 0);
const millisecondsOf = (values: readonly number[]) =>
  `${median(values).toFixed(0)}, at most ${Math.max(...values).toFixed(0)}`;
const atRest = ({ drawnFrames, callbacks }: AtRest) =>
  `${drawnFrames.toFixed(0)} and ${callbacks.toFixed(0)}`;

export function report({ rounds, played, emptyStageAtRest, unused }: Measured): string {
  /** Returns a row: the title, then one cell for each site. `cell` gets all starts of that site on the device. */
  const row = (title: string, device: DeviceName, cell: (starts: readonly ColdStart[]) => string) => [
    title,
    ...SITES.map(site => cell(rounds.map(round => round[device][site]))),
  ];
  const startRow = (title: string, device: DeviceName) =>
    row(title, device, starts => secondsOf(starts.map(({ startButton }) => startButton)));
  const costRows = (device: DeviceName) => [
    row('  long tasks before it, ms', device, starts => median(starts.map(longTasksOf)).toFixed(0)),
    row('  processor time before it, ms', device, starts =>
      median(starts.map(({ processorTime }) => processorTime)).toFixed(0),
    ),
    row('  requests / kB before it', device, starts => {
      const requests = median(starts.map(({ fetched }) => fetched.length));
      return `${requests} / ${kB(median(starts.map(bytesOf)))}`;
    }),
    row('  scripts before it, kB', device, starts => kB(median(starts.map(scriptBytesOf)))),
  ];
  const our = (title: string, figure: string) => [title, figure, '', ''];
  return table([
    ['', 'us', 'empty stage', 'empty shell'],
    row('first paint, s', 'phone', starts => secondsOf(starts.map(({ firstPaint }) => firstPaint))),
    startRow('start button, s', 'phone'),
    our(
      '  times the empty stage in the same run',
      median(rounds.map(({ phone }) => phone.us.startButton / phone.emptyStage.startButton)).toFixed(2),
    ),
    row('  last byte to start button, ms', 'phone', starts =>
      millisecondsOf(starts.map(it => it.afterLastByte)),
    ),
    ...costRows('phone'),
    startRow('6 times slower, 400 kbit/s: start button, s', 'weaker'),
    ...costRows('weaker').slice(0, 2),
    our('from home, at once: press to start button, s', secondsOf(rounds.map(round => round.atOnce))),
    our(
      'from home, 9 Mbit/s, 3 s after load: press to start button, s',
      secondsOf(rounds.map(round => round.soon)),
    ),
    our(
      'from home, 8 s after load: press to start button, s',
      secondsOf(rounds.map(round => round.afterALook)),
    ),
    startRow('wide, no throttle: start button, s', 'wide'),
    ...costRows('wide'),
    startRow('wide, graphics calls executed: start button, s', 'wideReally'),
    ...costRows('wideReally').slice(0, 2),
    ['at rest: drawn frames and callbacks a second', atRest(played.atRest), atRest(emptyStageAtRest), ''],
    our('draw calls in a frame, at most', String(played.draws)),
    our('press to the answer in the document, ms', millisecondsOf(played.responses.map(({ dom }) => dom))),
    our('press to the first draw call, ms', millisecondsOf(played.responses.map(({ draw }) => draw))),
    ['script that has not run at the start', ...SITES.map(site => percent(unused[site].share))],
  ]);
}
