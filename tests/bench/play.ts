/**
 * `npm run bench:play` measures the match day on an emulated phone, which is four times slower than this machine:
 * - the processor time of frames
 * - the time from an input (a key press or a jump to a step) to the first draw call after it
 * - the processor time of steps; `npm run bench:play -- chapter_1_3` measures only the steps up to this label
 *
 * It asserts nothing, because machines are noisy.
 */
import process from 'node:process';
import { longTasks } from './play/day.ts';
import { busiestAct } from './play/frames.ts';
import { slowestPresses } from './play/presses.ts';
import { serveBuild } from './start/sites.ts';

const { address, close } = await serveBuild();
console.log(await busiestAct(address));
console.log(await slowestPresses(address));
console.log(await longTasks(address, process.argv[2]));
await close();
