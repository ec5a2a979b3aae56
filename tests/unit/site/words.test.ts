import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = [
  'src/layout',
  'src/ui',
  'src/prerender',
  'src/pages/home',
  'src/pages/starter',
  'src/pages/register',
  'src/pages/not-found',
];
const FILES = ['site', 'home', 'starter', 'register', 'not-found'];

const words = new Map<string, string>();
for (const file of FILES) {
  const read: Record<string, string> = JSON.parse(readFileSync(`locales/en/${file}.json`, 'utf8'));
  for (const [key, text] of Object.entries(read)) words.set(key, text);
}
const sources = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join(folder, name)),
);

/** Every literal that looks like a key. What is composed is tested where it is shown. */
const keysIn = (code: string) =>
  [...code.matchAll(/'((?:pages|layout|navigation|errors)\.[a-z0-9_.]+)'/g)].map(([, key]) => key ?? '');

describe("the site's words", () => {
  it.each(sources)('%s: every key it names has words', file => {
    for (const key of keysIn(readFileSync(file, 'utf8'))) {
      const family = [key, `${key}_one`, `${key}.title`, `${key}.meta.title`];
      expect(
        family.some(name => words.has(name)),
        key,
      ).toBe(true);
    }
  });
  it('are the ones the owner named', () => {
    expect(words.get('navigation.simulation_wny')).toBeTruthy();
    expect(words.get('navigation.starter')).toBeTruthy();
    expect(words.get('layout.footer.introduction')).toBeTruthy();
    expect(words.get('pages.home.title')).toBe('Why Not You?');
    expect(words.get('layout.footer.made')).toBe('Made with a heart at YLB');
    expect(words.get('layout.footer.copyright')).toContain('2025');
    expect(words.get('layout.banner')).toBe('become coach');
    expect(words.get('layout.cta_hover')).toBe('Why Not You?');
  });
  it('carry no markup and no typographer’s apostrophes', () => {
    for (const [key, text] of words) expect(text, key).not.toMatch(/[<>’]/);
  });
});
