import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WORD_FILES } from '../../wordFiles.ts';

/** Locale files whose words have no markup: all files except those of the chapters and simulation.json. */
const FILES = WORD_FILES.filter(file => !/(chapter_\d+|simulation)\.json$/.test(file));

const words = new Map<string, string>();
for (const file of FILES) {
  const read: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  for (const [key, text] of Object.entries(read)) words.set(key, text);
}
/** Words above language level B1 that no text of the site may contain. */
const TOO_HARD =
  /\b(composure|tempting|understandable|paperwork|federal|curious|opponents?|unfold|grins?|yawns?|flask|sit-down|footing|head start|on the spot|earshot|fascinated|queasy|verdict)\b/i;

describe("the site's words", () => {
  it('have the keys and texts of the specification', () => {
    expect(words.get('pages.home.title')).toBe('Why Not You?');
    expect(words.get('layout.footer.made')).toBe('Made with a heart at YLB');
    expect(words.get('layout.footer.copyright')).toContain('2025');
    expect(words.get('layout.banner')).toBe('become coach');
    expect(words.get('layout.cta_hover')).toBe('Why Not You?');
  });
  it('contain none of the hard words that plain words have replaced', () => {
    for (const file of WORD_FILES) {
      const read: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
      for (const [key, text] of Object.entries(read)) expect(text, key).not.toMatch(TOO_HARD);
    }
  });
  it('have no markup and no typographic apostrophes', () => {
    for (const [key, text] of words) expect(text, key).not.toMatch(/[<>’]/);
  });
});
