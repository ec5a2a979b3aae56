/**
 * Separates the pictures' descriptions from a chapter's other words. The match day loads the descriptions
 * later, with src/words/pictureWords.ts.
 */
import type { Plugin } from 'vite';

const CHAPTER = /[\\/]locales[\\/]en[\\/]chapters[\\/]chapter_\d+\.json(?:\?(.*))?$/;

export const pictureWordsApart = (): Plugin => ({
  name: 'picture-words-apart',
  enforce: 'pre',
  transform(code, id) {
    const [file, query = ''] = CHAPTER.exec(id) ?? [];
    if (file === undefined) return undefined;
    const arePictures = new URLSearchParams(query).has('pictures');
    const words: Record<string, string> = JSON.parse(code);
    const kept = Object.entries(words).filter(([key]) => key.startsWith('pictures.') === arePictures);
    return { code: JSON.stringify(Object.fromEntries(kept)), map: null, moduleType: 'json' };
  },
});
