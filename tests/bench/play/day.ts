/**
 * Plays the whole match day three times. At each question, tries the choices from the last to the first until one is
 * right. Lists the steps that have a task over 50 ms in each of the three plays, because a task that is long in only
 * one play is noise. The cost of a task is its processor time on this machine, multiplied by THROTTLE. Chromium's own
 * throttling is not used: on a machine with few cores it would also multiply the time that software rendering takes.
 */

import { textOf } from '../../texts.ts';
import { openPhone, type Phone, THROTTLE } from './phone.ts';

/** An event of Chromium's trace. All times are in µs. `tdur`: processor time of the event on its thread. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}
type Task = TraceEvent & { readonly dur: number; readonly tdur: number };

/** A task is long if it costs more than this many ms on the phone. */
const LONG = 50;
/** Converts the processor time of a task, from µs on this machine to ms on the phone. */
const cost = (tdur: number) => Math.round((tdur / 1000) * THROTTLE);
const CATEGORIES = ['toplevel', 'blink.user_timing', 'devtools.timeline'];
/** Trace events that only contain other events of a task, and so do not show why the task is long. */
const WRAPPER = /RunTask|RunMicro|PerformMicrotask|^v8\.|Mojo|SimpleWatcher|Connector/i;

/**
 * Completes the card, ranking or question on screen. Turns a card over and continues. Confirms a ranking without a
 * change. Tries the choices of a question from the last to the first, until one is right. Presses the buttons by
 * keyboard, because they ignore the pointer until 0.4 s after the step's motion.
 */
async function decide({ page, untilLeft }: Phone, label: string) {
  const card = page.getByRole('button', { name: 'Continue' });
  if (await card.isVisible()) {
    await page.getByRole('button', { name: textOf('ui.card.flip') }).press('Enter');
    await page.getByRole('heading', { level: 3 }).waitFor();
    await card.press('Enter');
    return;
  }
  const radios = page.getByRole('radiogroup').getByRole('radio');
  const validate = page.getByRole('button', { name: 'Validate' });
  const choices = await radios.count();
  if (choices === 0) return validate.press('Enter');
  for (let i = choices - 1; i >= 0; i -= 1) {
    await radios.nth(i).check();
    await validate.press('Enter');
    const again = page.getByRole('alertdialog').getByRole('button');
    const isWrong = await Promise.race([
      again.waitFor().then(() => true),
      untilLeft(label).then(() => false),
    ]);
    if (!isWrong) return;
    await again.press('Enter');
    await again.waitFor({ state: 'detached' });
  }
}

interface Hooks {
  /** called before the visitor leaves a step; `label`: the step's label, or 'the start' before the start button */
  before(label: string): Promise<unknown>;
  /** called with the new step's label when that step is at rest; not called after the start, a question or a card */
  after?(shown: string): Promise<void>;
}

/** Plays to the end or to the label `until`. */
export async function play(phone: Phone, until: string | undefined, { before, after }: Hooks) {
  const { page, start, settled } = phone;
  await before('the start');
  await start.press('Enter');
  let step = await settled();
  while (
    step.label !== until &&
    !(await page.getByRole('button', { name: 'Restart simulation' }).isVisible())
  ) {
    await before(step.label);
    const isPress = step.status !== 'locked';
    if (isPress) await page.keyboard.press('ArrowRight');
    else await decide(phone, step.label);
    step = await settled(step.label);
    if (isPress) await after?.(step.label);
  }
}

/**
 * Plays once. Returns a map with the longest task between each press and the next press. The key names the step at the
 * press, for example 'after chapter_0_3'. `ms`: cost of the task (see `cost`). `parts`: the task's three largest parts.
 */
async function measurePlay(address: string, until: string | undefined) {
  const phone = await openPhone(address);
  await phone.browser.startTracing(phone.page, { categories: CATEGORIES });
  // sets a mark in the trace before each press, to find the tasks that follow the press
  await play(phone, until, {
    before: label => phone.page.evaluate(name => performance.mark(`after ${name}`), label),
  });
  const trace = await phone.browser.stopTracing();
  await phone.close();

  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const marks = traceEvents.filter(({ name }) => name.startsWith('after '));
  const isTask = (event: TraceEvent): event is Task =>
    event.ph === 'X' && event.tdur !== undefined && event.pid === marks[0]?.pid && event.tid === marks[0].tid;
  const events = traceEvents.filter(isTask);
  const longest = new Map(marks.map(({ name }) => [name, { ms: 0, parts: '' }]));
  for (const { name, ts, dur, tdur } of events) {
    if (name !== 'ThreadControllerImpl::RunTask') continue;
    const step = marks.findLast(mark => mark.ts <= ts)?.name;
    const ms = cost(tdur);
    if (!step || ms <= (longest.get(step)?.ms ?? 0)) continue;
    const parts = events
      .filter(part => part.ts >= ts && part.ts + part.dur <= ts + dur && !WRAPPER.test(part.name))
      .toSorted((a, b) => b.tdur - a.tdur)
      .slice(0, 3)
      .map(part => `${part.args?.data?.type ?? part.name} ${cost(part.tdur)}`);
    longest.set(step, { ms, parts: parts.join(', ') });
  }
  return longest;
}

/**
 * Plays the match day three times. Returns a text: the steps with a long task in all three plays, and a
 * summary of each play. If the label `until` is given, each play ends there.
 */
export async function longTasks(address: string, until: string | undefined): Promise<string> {
  const first = await measurePlay(address, until);
  const plays = [first, await measurePlay(address, until), await measurePlay(address, until)];
  const least = [...first.keys()].map(step => {
    const tasks = plays.map(play => play.get(step) ?? { ms: 0, parts: '' });
    return { step, ...tasks.reduce((a, b) => (b.ms < a.ms ? b : a)) };
  });
  const slow = least.filter(({ ms }) => ms > LONG);
  const onePlay = plays.map(play => {
    const tasks = [...play.values()].map(({ ms }) => ms);
    return `one play: ${tasks.filter(ms => ms > LONG).length} steps, the longest ${Math.max(...tasks)} ms`;
  });
  return [
    ...slow.map(({ step, ms, parts }) => `${step}: ${ms} ms (${parts})`),
    ...onePlay,
    `in all plays: ${slow.length} of ${first.size} steps with a task over ${LONG} ms`,
  ].join('\n');
}
