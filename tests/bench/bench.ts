/**
 * `npm run bench` measures the last build on an emulated phone (phone.ts): the start, beside an empty page with the
 * stage's libraries; the presses and frames of a whole play; the memory of twelve plays. It asserts nothing, because
 * machines are noisy.
 */
import { memoryOfPlays } from './memory.ts';
import { pressesAndFrames } from './play.ts';
import { serveSites } from './sites.ts';
import { starts } from './start.ts';

const { matchDay, emptyStage, spki, close } = await serveSites();
console.log('\nThe start: median (least to most)');
console.table(await starts({ matchDay, emptyStage }, spki));
console.log('\nOne play, with skipped graphics calls');
console.table(await pressesAndFrames(matchDay, spki));
console.log('\nThe memory after each play, in one page');
console.table(await memoryOfPlays(matchDay, spki));
await close();
