/**
 * `npm run bench:day`: plays the whole match day three times, with every wrong answer, and prints the steps that cost a
 * phone four times slower than this machine a task over 50 ms in all three plays. It asserts nothing. A task counts its
 * own processor time, times four. Chromium's throttling would also multiply the time that software rendering takes from
 * the page on a machine with few cores. A task that is long in one play only is noise. Needs the site of `npm start`,
 * by default on 127.0.0.1:4173; a label after the address ends the play there.
 */
import process from 'node:process';
import { openPhone, THROTTLE } from './phone.mjs';

const [address = 'http://127.0.0.1:4173', until] = process.argv.slice(2);
const LONG = 50;
/** Converts microseconds on this machine to milliseconds on the phone. */
const cost = tdur => Math.round((tdur / 1000) * THROTTLE);
const CATEGORIES = ['toplevel', 'blink.user_timing', 'devtools.timeline'];
/** Skips Playwright's own checks in the page, which would be measured too. */
const RAW = { force: true };
/** Trace events that only wrap the other events of a task. */
const FRAME = /RunTask|RunMicro|PerformMicrotask|^v8\.|Mojo|SimpleWatcher|Connector/i;

/** Turns a card over and continues; tries the answers of a question until one is right. */
async function decide({ page, left }, label) {
  const card = page.getByRole('button', { name: 'Continue' });
  if (await card.isVisible()) {
    await page.getByRole('button', { name: 'Turn the card over' }).click(RAW);
    await page.getByRole('heading', { level: 3 }).waitFor();
    await card.click(RAW);
    return;
  }
  const radios = page.getByRole('radiogroup').getByRole('radio');
  const validate = page.getByRole('button', { name: 'Validate' });
  const choices = await radios.count();
  if (choices === 0) return validate.click(RAW);
  for (let i = choices - 1; i >= 0; i -= 1) {
    await radios.nth(i).check();
    await validate.click(RAW);
    const again = page.getByRole('alertdialog').getByRole('button');
    const isWrong = await Promise.race([again.waitFor().then(() => true), left(label).then(() => false)]);
    if (!isWrong) return;
    await again.click(RAW);
    await again.waitFor({ state: 'detached' });
  }
}

/** Plays to the end and writes a mark into the trace whenever a step is left. */
async function play(phone) {
  const { page, start, settled } = phone;
  let step;
  do {
    await page.evaluate(label => performance.mark(`after ${label}`), step?.label ?? 'the start');
    if (!step) await start.click(RAW);
    else if (step.status === 'locked') await decide(phone, step.label);
    else await page.keyboard.press('ArrowRight');
    step = await settled(step?.label);
  } while (
    step.label !== until &&
    !(await page.getByRole('button', { name: 'Restart simulation' }).isVisible())
  );
}

/** Maps each step to the longest task after it was left: ms on the phone, and the three largest parts. */
async function measured() {
  const phone = await openPhone(address);
  const browser = phone.page.context().browser();
  await browser.startTracing(phone.page, { categories: CATEGORIES });
  await play(phone);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await phone.close();

  const marks = traceEvents.filter(({ name }) => name.startsWith('after '));
  const isOfPage = ({ pid, tid, ph, tdur }) =>
    ph === 'X' && tdur !== undefined && pid === marks[0].pid && tid === marks[0].tid;
  const events = traceEvents.filter(isOfPage);
  const longest = new Map(marks.map(({ name }) => [name, { ms: 0, parts: '' }]));
  for (const { name, ts, dur, tdur } of events) {
    if (name !== 'ThreadControllerImpl::RunTask') continue;
    const step = marks.findLast(mark => mark.ts <= ts)?.name;
    const ms = cost(tdur);
    if (!step || ms <= longest.get(step).ms) continue;
    const parts = events
      .filter(part => part.ts >= ts && part.ts + part.dur <= ts + dur && !FRAME.test(part.name))
      .toSorted((a, b) => b.tdur - a.tdur)
      .slice(0, 3)
      .map(part => `${part.args?.data?.type ?? part.name} ${cost(part.tdur)}`);
    longest.set(step, { ms, parts: parts.join(', ') });
  }
  return longest;
}

const plays = [await measured(), await measured(), await measured()];
let slow = 0;
for (const step of plays[0].keys()) {
  const least = plays.map(play => play.get(step)).reduce((a, b) => (b.ms < a.ms ? b : a));
  if (least.ms <= LONG) continue;
  slow += 1;
  console.log(`${step}: ${least.ms} ms (${least.parts})`);
}
for (const play of plays) {
  const tasks = [...play.values()].map(({ ms }) => ms);
  console.log(
    `one play: ${tasks.filter(ms => ms > LONG).length} steps, the longest ${Math.max(...tasks)} ms`,
  );
}
console.log(`in all plays: ${slow} of ${plays[0].size} steps with a task over ${LONG} ms`);
