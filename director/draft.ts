/**
 * Imports the story with the director's unsaved changes. A chapter is imported again when one of its files has changed.
 */

import type { Story } from '../stage/index.ts';
import { buildStory } from '../stage/story/story.ts';
import type { Chapter } from '../stage/story/types.ts';
import type { Texts } from './api.ts';

const CHAPTER = /^stage\/story\/chapters\/chapter\d+\.ts$/;
const isChapter = (value: unknown): value is Chapter =>
  typeof value === 'object' && value !== null && 'number' in value && 'places' in value;

/** 'stage/story/discs.ts' -> 'discs' */
const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

/**
 * Returns the address of a chapter. It has the hashes of the chapter's text and of the texts that chapters share, so
 * that a changed text gets a new address.
 */
function addressOf(file: string, texts: Texts): string {
  const parts = Object.entries(texts).filter(([each]) => each === file || !CHAPTER.test(each));
  return `/${file}?draft=${parts.map(([each, hash]) => `${nameOf(each)}~${hash}`).join('.')}`;
}

async function importChapter(address: string): Promise<Chapter> {
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ address);
  const chapter = Object.values(module).find(isChapter);
  if (!chapter) throw new Error(`${address} has no chapter`);
  return chapter;
}

/** Imports the story whose files have these texts. Another `version` imports everything again. */
export async function importStory(texts: Texts, version: number): Promise<Story> {
  const files = Object.keys(texts).filter(file => CHAPTER.test(file));
  const all = { ...texts, version: String(version) };
  return buildStory(await Promise.all(files.map(file => importChapter(addressOf(file, all)))));
}
