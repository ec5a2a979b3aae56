/**
 * `npm run bench:play` measures the processor time of frames and of steps of the match day, and the time from a press
 * to its first draw call, on an emulated phone four times slower than this machine. The bench asserts nothing, because
 * machines are noisy. With a label as argument, as in `npm run bench:play -- chapter_1_3`, the plays that measure the
 * steps end at that label.
 */
import process from 'node:process';
import { day } from './play/day.ts';
import { busiestAct } from './play/frames.ts';
import { slowestPresses } from './play/presses.ts';
import { serveBuild } from './start/sites.ts';

const { address, close } = await serveBuild();
console.log(await busiestAct(address));
console.log(await slowestPresses(address));
console.log(await day(address, process.argv[2]));
await close();
