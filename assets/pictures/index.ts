/** All pictures by group: one per chapter, and the ambassador's own. A group is loaded only when it is asked for. */
import type { Drawings } from './picture.ts';

export type Groups = Readonly<Record<string, Drawings>>;

const GROUPS: Readonly<Record<string, () => Promise<{ readonly pictures: Drawings }>>> = {
  '00': () => import('./00.ts'),
  '01': () => import('./01.ts'),
  '02': () => import('./02.ts'),
  '03': () => import('./03.ts'),
  '04': () => import('./04.ts'),
  '05': () => import('./05.ts'),
  '06': () => import('./06.ts'),
  '07': () => import('./07.ts'),
  '08': () => import('./08.ts'),
  romy: () => import('./romy.ts'),
};
export const GROUP_NAMES = Object.keys(GROUPS).sort();

/** The drawings of these groups; throws where there is no such group. */
export async function groups(names: readonly string[] = GROUP_NAMES): Promise<Groups> {
  const loaded = await Promise.all(
    names.map(async name => {
      const load = GROUPS[name];
      if (!load) throw new Error(`there is no group "${name}"; there are ${GROUP_NAMES.join(', ')}`);
      return [name, (await load()).pictures] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
