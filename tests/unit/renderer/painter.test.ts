import { Sprite, Texture } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { cutTo, type Picture } from '../../../stage/motion/transition.ts';
import type { Gallery } from '../../../stage/renderer/gallery.ts';
import { createPainter } from '../../../stage/renderer/painter.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';

// Pixi asks which browser it is in as soon as it is there
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'Node' }));

const WINDOW = { x: 0, y: 0, w: 1512, h: 982 };
const MIDDLE = { x: 0, y: 0 };

/** A painter before the first picture of the match day, with all textures or those that `has` says. */
function atEasel(has: () => boolean = () => true) {
  const gallery: Gallery = {
    open: async () => {},
    rest: async () => {},
    texture: () => (has() ? Texture.WHITE : undefined),
    close: async () => {},
  };
  const picture: Picture = { actors: new Map(), wipe: 0 };
  cutTo(picture, viewOf(story, begin(story)), 'md');
  const [someone] = picture.actors.values();
  if (!someone) throw new Error('nobody is in the picture');
  const painter = createPainter(gallery, 'md');
  const people = () => painter.root.children[0]?.children ?? [];
  return { picture, someone, people, paint: (pointer = MIDDLE) => painter.paint(picture, WINDOW, pointer) };
}

test('a picture that is held looks no different, so nobody has to draw it again', () => {
  const { paint } = atEasel();
  expect(paint()).toBe(true);
  expect(paint()).toBe(false);
});

test.each([
  ['somebody moves', ({ someone }) => Object.assign(someone, { x: someone.x + 1 })],
  ['somebody is cut to another pose', ({ someone }) => Object.assign(someone, { image: '00_romy_invite' })],
  ['somebody leaves', ({ picture, someone }) => picture.actors.delete(someone.id)],
  ['the place changes', ({ picture }) => Object.assign(picture, { wipe: 0.5 })],
] satisfies [string, (easel: ReturnType<typeof atEasel>) => unknown][])(
  'it looks different once %s',
  (_, change) => {
    const easel = atEasel();
    easel.paint();
    change(easel);
    expect(easel.paint()).toBe(true);
    expect(easel.paint()).toBe(false);
  },
);

test('it looks different from another side', () => {
  const { paint } = atEasel();
  paint();
  expect(paint({ x: 0.5, y: 0 })).toBe(true);
});

test('who lacks a picture is painted as soon as it comes', () => {
  let hasCome = false;
  const { paint } = atEasel(() => hasCome);
  paint();
  hasCome = true;
  expect(paint()).toBe(true);
  expect(paint()).toBe(false);
});

test('of two at the same height the later one is in front, whoever was there before', () => {
  const { picture, someone, people, paint } = atEasel();
  const at = (id: string) => ({ ...someone, id, z: 1 });
  const inFront = () => {
    const seen = people().filter(node => node.visible);
    return seen.toSorted((a, b) => a.zIndex - b.zIndex).map(node => node.label);
  };
  const show = (...ids: string[]) => {
    picture.actors.clear();
    for (const id of ids) picture.actors.set(id, at(id));
    paint();
    expect(inFront()).toEqual(ids);
  };
  show('turf', 'net', 'keeper');
  show('floor', 'light', 'bench', 'tap');
  show('turf', 'net', 'keeper');
});

test('who has left holds on to no picture, which may be let go of', () => {
  const { picture, someone, people, paint } = atEasel();
  paint();
  picture.actors.delete(someone.id);
  paint();
  const gone = people().find(node => node.label === someone.id);
  expect(gone?.visible).toBe(false);
  expect(gone?.children.map(sprite => sprite instanceof Sprite && sprite.texture)).toEqual(
    gone?.children.map(() => Texture.EMPTY),
  );
});
