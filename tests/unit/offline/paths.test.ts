import { expect, test } from 'vitest';
import { isHashed, isPage, pathOf } from '../../../src/worker/paths.ts';

test('a page’s path has no query and no hash, and one spelling', () => {
  for (const path of ['/starter', '/Starter.html', '/starter/?kiosk=60#top'])
    expect(pathOf(`https://site.example${path}`)).toBe('/starter');
});

test('files with a hash in their name, and pages, are recognised by their path', () => {
  for (const path of ['/assets/site-abc.js', '/simulation/md/00-abc.json', '/simulation/sm/00-abc.json'])
    expect([isHashed(path), isPage(path)], path).toEqual([true, false]);
  expect([isHashed('/simulation/01_card.png'), isPage('/simulation/01_card.png')]).toEqual([false, false]);
  expect([isHashed('/starter'), isPage('/starter')]).toEqual([false, true]);
});
