/** All pictures by group: one per chapter, and the ambassador's own. */
import { pictures as g00 } from './00.ts';
import { pictures as g01 } from './01.ts';
import { pictures as g02 } from './02.ts';
import { pictures as g03 } from './03.ts';
import { pictures as g04 } from './04.ts';
import { pictures as g05 } from './05.ts';
import { pictures as g06 } from './06.ts';
import { pictures as g07 } from './07.ts';
import { pictures as g08 } from './08.ts';
import type { Drawings } from './picture.ts';
import { romy } from './romy.ts';

export const GROUPS: Readonly<Record<string, Drawings>> = {
  '00': g00,
  '01': g01,
  '02': g02,
  '03': g03,
  '04': g04,
  '05': g05,
  '06': g06,
  '07': g07,
  '08': g08,
  romy,
};
