/**
 * `npm run bench:day`: plays the whole match day, with every wrong answer, on a phone slowed down four times,
 * and prints the tasks over 50 ms after the start, by the step at whose end they are known. It asserts
 * nothing: where graphics are software, they take the processor away from the page. It wants the site of
 * `npm start`, by default on 127.0.0.1:4173; a label after the address ends the day there.
 */
import process from 'node:process';
import { openPhone, THROTTLE } from './phone.mjs';

const [address = 'http://127.0.0.1:4173', until] = process.argv.slice(2);
const { page, start, settled, left, slowDown, close } = await openPhone(address);

const radios = page.getByRole('radiogroup').getByRole('radio');
const validate = page.getByRole('button', { name: 'Validate' });

/** Turns a card over and takes it; tries every answer of a question until it is right. */
async function decide(label) {
  const card = page.getByRole('button', { name: 'Continue' });
  if (await card.isVisible()) {
    await page.getByRole('button', { name: 'Turn the card over' }).click();
    await page.getByRole('heading', { level: 3 }).waitFor();
    await card.click();
    return;
  }
  const choices = await radios.count();
  if (choices === 0) return validate.click();
  for (let i = choices - 1; i >= 0; i -= 1) {
    await radios.nth(i).check();
    await validate.click();
    const again = page.getByRole('alertdialog').getByRole('button');
    const isWrong = await Promise.race([again.waitFor().then(() => true), left(label).then(() => false)]);
    if (!isWrong) return;
    await again.click();
    await again.waitFor({ state: 'detached' });
  }
}

await slowDown();
await page.evaluate(() => {
  window.tasks.length = 0;
});
const all = [];
let step;
do {
  if (!step) await start.click();
  else if (step.status === 'locked') await decide(step.label);
  else await page.keyboard.press('ArrowRight');
  step = await settled(step?.label);
  const tasks = await page.evaluate(known => window.tasks.slice(known), all.length);
  all.push(...tasks);
  if (tasks.length > 0) console.log(`${step.label}: ${tasks.map(Math.round).join(' ')}`);
} while (
  step.label !== until &&
  !(await page.getByRole('button', { name: 'Restart simulation' }).isVisible())
);
console.log(
  `tasks over 50 ms, ${THROTTLE}x slower: ${all.length}, the longest ${Math.round(Math.max(0, ...all))} ms`,
);
await close();
