import { expect, test } from 'vitest';
import { isHashed, isPage, pathOf } from '../../../src/worker/paths.ts';

test('a path has no query, hash or trailing slashes', () => {
  const paths = ['/', '/starter', '/starter/', '/starter//', '/starter/?kiosk=60#top'];
  expect(paths.map(path => pathOf(`https://site.example${path}`))).toEqual([
    '/',
    ...paths.slice(1).map(() => '/starter'),
  ]);
});

test('files with a hash in their name, and pages, are recognised by their path', () => {
  for (const path of ['/assets/site-abc.js', '/simulation/md/00-abc.json', '/simulation/sm/00-abc.json'])
    expect([isHashed(path), isPage(path)], path).toEqual([true, false]);
  expect([isHashed('/simulation/01_card.png'), isPage('/simulation/01_card.png')]).toEqual([false, false]);
  expect([isHashed('/starter'), isPage('/starter')]).toEqual([false, true]);
});
