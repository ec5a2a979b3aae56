import { Sprite, Texture, TextureSource } from 'pixi.js';
import { expect, test } from 'vitest';
import { cutTo, newStage } from '../../../stage/motion/transition.ts';
import { createPainter, type Textures } from '../../../stage/renderer/painter.ts';
import { begin } from '../../../stage/runner/progress.ts';
import { viewOf } from '../../../stage/runner/viewOf.ts';
import { story } from '../../../stage/story/index.ts';
import { regionOf } from '../../builtPacks.ts';

const WINDOW = { x: 0, y: 0, w: 1512, h: 982 };
const MIDDLE = { x: 0, y: 0 };

function newPainter(texture: () => Texture | undefined = () => Texture.WHITE) {
  const textures: Textures = {
    texture,
    regionOf: regionOf('md'),
  };
  const state = newStage();
  cutTo(state, viewOf(story, begin(story)), 'md');
  const [someone] = state.elements.values();
  if (!someone) throw new Error('the stage has no element');
  const painter = createPainter(textures, 'md');
  const people = () => painter.root.children[0]?.children ?? [];
  return {
    state,
    someone,
    painter,
    people,
    paint: (pointer = MIDDLE) => painter.paint(state, WINDOW, pointer),
  };
}

test.each([
  ['an element moves', ({ someone }) => Object.assign(someone, { x: someone.x + 1 })],
  ['an element shows another image', ({ someone }) => Object.assign(someone, { image: '00_romy_invite' })],
  ['an element leaves', ({ state, someone }) => state.elements.delete(someone.id)],
  ['the place changes', ({ state }) => Object.assign(state, { wipe: 0.5 })],
] satisfies [string, (it: ReturnType<typeof newPainter>) => unknown][])(
  'the stage needs a draw after %s',
  (_, change) => {
    const it = newPainter();
    it.paint();
    change(it);
    expect(it.paint()).toBe(true);
    expect(it.paint()).toBe(false);
  },
);

test('the stage needs a draw after the pointer has moved', () => {
  const { paint } = newPainter();
  paint();
  expect(paint({ x: 0.5, y: 0 })).toBe(true);
});

test('an element whose texture was missing is drawn as soon as the texture is loaded', () => {
  let loaded: Texture | undefined;
  const { paint } = newPainter(() => loaded);
  paint();
  loaded = Texture.WHITE;
  expect(paint()).toBe(true);
  expect(paint()).toBe(false);
});

// A batch that is not rebuilt may keep a destroyed source, and fails (pixijs/pixijs#12079).
test('Pixi rebuilds its batches when images get a texture from a different source, and only then', () => {
  const newTexture = () => new Texture({ source: new TextureSource() });
  let shown = newTexture();
  const { paint, painter } = newPainter(() => shown);
  painter.root.enableRenderGroup();
  const isBuiltAfterPaint = () => {
    const group = painter.root.renderGroup;
    if (!group) throw new Error('the root is no render group');
    group.structureDidChange = false; // as after a frame
    painter.refresh();
    paint();
    return group.structureDidChange;
  };
  expect(isBuiltAfterPaint()).toBe(true);
  expect(isBuiltAfterPaint()).toBe(false);
  shown = newTexture();
  expect(isBuiltAfterPaint()).toBe(true);
});

test('of two elements with equal z, the later one is in front, whatever the previous place showed', () => {
  const { state, someone, people, paint } = newPainter();
  const at = (id: string) => ({ ...someone, id, z: 1 });
  const inFront = () => {
    const seen = people().filter(node => node.visible);
    return seen.toSorted((a, b) => a.zIndex - b.zIndex).map(node => node.label);
  };
  const show = (...ids: string[]) => {
    state.elements.clear();
    for (const id of ids) state.elements.set(id, at(id));
    paint();
    expect(inFront()).toEqual(ids);
  };
  show('turf', 'net', 'keeper');
  show('floor', 'light', 'bench', 'tap');
  show('turf', 'net', 'keeper');
  // in reverse order
  show('keeper', 'bench', 'turf');
});

test('an element that has left releases its textures', () => {
  const { state, someone, people, paint } = newPainter();
  paint();
  state.elements.delete(someone.id);
  paint();
  const gone = people().find(node => node.label === someone.id);
  expect(gone?.visible).toBe(false);
  expect(gone?.children.map(sprite => sprite instanceof Sprite && sprite.texture)).toEqual(
    gone?.children.map(() => Texture.EMPTY),
  );
});
