import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLORS, PAGE_TINTS } from '../../../src/styles/palette.ts';

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(tsx?|css)$/.test(name))
    .map(name => join(folder, name));
const sources = ['src', 'stage', 'assets'].flatMap(below);
const sheets = sources.filter(file => file.endsWith('.css'));

describe('the palette', () => {
  it('has the brand’s four colours', () => {
    const { orange, purple, yellow, white } = COLORS;
    expect([orange, purple, yellow, white]).toEqual(['#ff4605', '#6d55c8', '#ffc13d', '#f9faf4']);
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
