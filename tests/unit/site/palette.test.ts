import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLORS, PAGE_TINTS } from '../../../src/styles/palette.ts';

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(tsx?|css)$/.test(name))
    .map(name => join(folder, name));
/**
 * Sources that must not contain colour values: all except the palette. assets/pipeline and assets/illustrator may contain them, because they
 * read drawings, and need SVG's default colour.
 */
const sources = ['src', 'stage', 'assets']
  .flatMap(below)
  .filter(file => !/^(assets\/(pipeline|illustrator)|src\/styles\/palette\.ts)/.test(file));
const sheets = sources.filter(file => file.endsWith('.css'));

/** Matches colour values such as '#fff', '#3b2785', 0x3b2785, rgb(29 16 56) and hsl(...), but not color-mix(). */
const COLOR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b0x[0-9a-f]{6}\b|\b(?:rgb|hsl|hwb|lab|lch)a?\(/i;

describe('the palette', () => {
  it('has the brand’s four colours', () => {
    const { orange, purple, yellow, white } = COLORS;
    expect([orange, purple, yellow, white]).toEqual(['#ff4605', '#6d55c8', '#ffc13d', '#f9faf4']);
  });
  it('is the only file with colour values', () => {
    const found = [...sources, 'index.html', 'vite.config.ts']
      .map(file => [file, COLOR.exec(readFileSync(file, 'utf8'))?.[0]])
      .filter(([, color]) => color);
    expect(found).toEqual([]);
  });
  it('has no unused colour for pages', () => {
    const used = sources
      .filter(file => file.startsWith('src'))
      .map(file => readFileSync(file, 'utf8'))
      .join();
    for (const name of Object.keys(PAGE_TINTS)) expect(used).toContain(`var(--${name})`);
  });
});

describe('a variable of the style sheets', () => {
  it('is set somewhere, because a misspelt name would have no value', () => {
    const code = sources.map(file => readFileSync(file, 'utf8')).join('\n');
    const set = new Set([...code.matchAll(/(--[\w-]+)(?:'?\]?\s*:|',)/g)].map(([, name]) => name));
    for (const name of Object.keys({ ...COLORS, ...PAGE_TINTS })) set.add(`--${name}`);
    for (const file of sheets) {
      for (const [, name] of readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)/g))
        expect([...set], `${name} in ${file}`).toContain(name);
    }
  });
});
