/**
 * `npm run bench:play`: processor time of frames and steps on a phone four times slower than this machine. It asserts
 * nothing, because machines are noisy. `npm run bench:play -- chapter_1_3` ends each play at that label.
 */
import process from 'node:process';
import { day } from './play/day.ts';
import { busiestAct } from './play/frames.ts';
import { serveBuild } from './start/sites.ts';

const { address, close } = await serveBuild();
console.log(await busiestAct(address));
console.log(await day(address, process.argv[2]));
await close();
