/**
 * Loads the drawings, by group. Each chapter is a group, and so is the ambassador. The file of a group is named after
 * the chapter's number or `romy`. A group's file is imported only when the drawings of the group are needed.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Drawn } from '../kit/index.ts';
import type { Drawings } from './image.ts';

export type Groups = Readonly<Record<string, Drawings>>;
/** The exports of a group's file: its images, and the front of the chapter's card, if the chapter has a card. */
interface GroupFile {
  readonly images: Drawings;
  readonly card?: () => Drawn;
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Compares the names of groups: chapters by number, then the ambassador. */
export const compareGroups = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** The groups among these file names, sorted with `compareGroups`. */
export const groupsAmong = (files: readonly string[]) =>
  files.flatMap(file => /^(\d{2,}|romy)\.ts$/.exec(file)?.[1] ?? []).sort(compareGroups);
export const GROUP_NAMES: readonly string[] = groupsAmong(readdirSync(FOLDER));

const isGroupFile = (module: unknown): module is GroupFile =>
  typeof module === 'object' && module !== null && 'images' in module;

async function load(name: string): Promise<GroupFile> {
  if (!GROUP_NAMES.includes(name))
    throw new Error(`there is no group "${name}"; there are ${GROUP_NAMES.join(', ')}`);
  const module: unknown = await import(new URL(`${name}.ts`, import.meta.url).href);
  if (!isGroupFile(module)) throw new Error(`assets/images/${name}.ts exports no images`);
  return module;
}

/** The drawings of these groups. Throws if a group does not exist. */
export async function groups(names: readonly string[] = GROUP_NAMES): Promise<Groups> {
  const loaded = await Promise.all(names.map(async name => [name, (await load(name)).images] as const));
  return Object.fromEntries(loaded);
}

/** [group, front of the card] of every chapter with a card. */
export async function cards(): Promise<(readonly [group: string, drawn: Drawn])[]> {
  const loaded = await Promise.all(GROUP_NAMES.map(async name => [name, (await load(name)).card] as const));
  return loaded.flatMap(([name, card]) => (card ? [[name, card()] as const] : []));
}
