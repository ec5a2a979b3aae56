import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import chapter2 from '../../../locales/en/chapters/chapter_2.json';
import words from '../../../locales/en/finale.json';
import { LICENCES } from '../../../src/facts/licences.ts';
import { Finale } from '../../../src/overlays/finale/Finale.tsx';
import { addWords, i18n } from '../../../src/words/i18n.ts';
import { NEW_DAY } from '../../../stage/runner/day.ts';

addWords(words);
addWords(chapter2);

const page = renderToStaticMarkup(
  createElement(
    MemoryRouter,
    null,
    createElement(Finale, {
      cards: [1, 2, 3],
      day: NEW_DAY,
      phase: { playing: false, leaving: false },
      dispatch: () => {},
    }),
  ),
).replaceAll('&#x27;', "'");

/** Returns the texts of all elements with this tag, without the markup inside them. */
const textsOf = (tag: string, from = page) =>
  [...from.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, '').trim(),
  );

test('the finale shows the title and the text of the summary', () => {
  expect(textsOf('h2')).toEqual([i18n.t('simulation.finale.summary.title')]);
  expect(textsOf('p')).toContain(i18n.t('simulation.finale.summary.text'));
});

test('a card of the finale shows its strength', () => {
  expect(textsOf('span')).toContain(chapter2['simulation.chapter_2.card.strength']);
});

test('for a visitor who is too young for a course, the finale suggests what to do now, and names the minimum age', () => {
  const said = i18n.t('simulation.finale.cta.young');
  expect(textsOf('p')).toContain(said);
  expect(said).toContain(`${LICENCES.introduction.minAge}`);
});

test('the finale is labelled by its heading', () => {
  const id = /aria-labelledby="([^"]+)"/.exec(page)?.[1];
  expect(page).toMatch(new RegExp(`<h2 id="${id}"`));
});

test('the call to action has a title, a text, and a link to the starter pack', () => {
  expect(textsOf('h3')).toEqual([words['simulation.finale.cta.title']]);
  expect(textsOf('p')).toContain(words['simulation.finale.cta.text']);
  expect(/<a\b[^>]*href="\/starter"/.test(page)).toBe(true);
  expect(textsOf('a')[0]).toContain(words['simulation.finale.cta.starter']);
});

test('the only button of the finale restarts the match day', () => {
  expect(textsOf('button')).toEqual([words['simulation.finale.cta.restart']]);
});
