/** Provides the words of the transcript page, so that the page need not load the story. */
import type { Plugin } from 'vite';
import finale from '../../locales/en/finale.json' with { type: 'json' };
import words from '../../locales/en/simulation.json' with { type: 'json' };
import { words as chapters, createRunner, story } from '../../stage/index.ts';
import { transcriptOf } from '../transcript/transcript.ts';

const MODULE = 'virtual:transcript';

/**
 * A Vite plugin that generates the module `virtual:transcript`. The module exports:
 * - `CHAPTERS`: the transcript as translation keys
 * - `TRANSCRIPT_WORDS`: the words of these keys and the names of the speakers
 */
export function wholeTranscript(): Plugin {
  const whole = transcriptOf(story, createRunner(story, {}, () => 0).progress.getState());
  const text = JSON.stringify(whole);
  const used = Object.entries({ ...chapters, ...finale, ...words }).filter(
    ([key]) => key.startsWith('speaker.') || text.includes(`"${key}"`),
  );
  const code = `export const CHAPTERS = ${text};\nexport const TRANSCRIPT_WORDS = ${JSON.stringify(Object.fromEntries(used))};`;
  return {
    name: 'whole-transcript',
    resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
    load: id => (id === `\0${MODULE}` ? code : undefined),
  };
}
