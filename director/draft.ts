/**
 * Imports the story with the director's unsaved changes. A chapter is imported again when one of its files has changed.
 */
import type { Story } from '../stage/index.ts';
import { buildStory } from '../stage/story/story.ts';
import type { Chapter } from '../stage/story/types.ts';
import type { Texts } from './api.ts';

const CHAPTER = /^stage\/story\/chapter\d+\.ts$/;
const isChapter = (value: unknown): value is Chapter =>
  typeof value === 'object' && value !== null && 'number' in value && 'places' in value;

/**
 * Imports the story whose files have these texts. The address of a chapter has the hashes of its text and of the texts
 * that chapters share, so that a changed text gets a new address; another `version` changes all addresses.
 */
export async function importStory(texts: Texts, version: number): Promise<Story> {
  const chapters = Object.keys(texts)
    .filter(file => CHAPTER.test(file))
    .map(async file => {
      const parts = Object.entries(texts).filter(([each]) => each === file || !CHAPTER.test(each));
      const hashes = parts.map(([each, hash]) => [each.replace(/^.*\/|\.ts$/g, ''), hash]);
      const draft = new URLSearchParams([...hashes, ['draft', String(version)]]);
      const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ `/${file}?${draft}`);
      const chapter = Object.values(module).find(isChapter);
      if (!chapter) throw new Error(`${file} has no chapter`);
      return chapter;
    });
  return buildStory(await Promise.all(chapters));
}
