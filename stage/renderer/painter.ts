import { Container, Sprite, Texture } from 'pixi.js';
import { COLORS } from '../../src/styles/palette.ts';
import { type ElementState, looksLike } from '../motion/elementState.ts';
import type { StageState } from '../motion/transition.ts';
import { RIG } from '../story/images.generated.ts';
import type { Layout, RegionOf } from '../story/types.ts';
import type { Area } from '../viewport/fit.ts';
import { PARALLAX } from '../viewport/raster.ts';
import { partsOf } from './rig.ts';
import type { TextureCache } from './textureCache.ts';

/** Horizontal shift of the crossing edge as a share of the window's height: 14 degrees for a wipe, 8 for a cut. */
const SLANT = { wipe: 0.25, cut: 0.1405 };

interface Pointer {
  readonly x: number;
  readonly y: number;
}

export interface Textures extends Pick<TextureCache, 'texture'> {
  readonly regionOf: RegionOf;
}

export interface Painter {
  /** in stage units. The caller scales and destroys it */
  readonly root: Container;
  /** `window`: the visible area in stage units. False if the picture is the same as after the last call. */
  paint(state: StageState, window: Area, pointer: Pointer): boolean;
  /** After a change of textures: the next `paint` sets all again. */
  refresh(): void;
}

export function imagesOf({ image, face, rig, mouth, blink }: ElementState, regionOf: RegionOf): string[] {
  if (rig) return partsOf(rig, { mouth, blink });
  if (!image) return [];
  const head = face && `${image}_head_${blink ? 'blink' : (mouth ?? face)}`;
  return head && regionOf(head) ? [image, head] : [image];
}

function setImages(node: Container, images: readonly string[], textures: Textures): boolean {
  let isWhole = true;
  for (const [i, id] of images.entries()) {
    let sprite = node.children[i];
    if (!(sprite instanceof Sprite)) sprite = node.addChild(new Sprite());
    if (!(sprite instanceof Sprite)) continue;
    const [texture = Texture.EMPTY, region] = [textures.texture(id), textures.regionOf(id)];
    // Hidden while its texture changes, so that Pixi builds its batches again. Otherwise a batch may keep the old
    // source, and fails once that is destroyed (pixijs/pixijs#12079).
    if (sprite.texture.source !== texture.source) sprite.visible = false;
    sprite.texture = texture;
    sprite.visible = Boolean(texture !== Texture.EMPTY && region);
    isWhole &&= sprite.visible;
    if (region) sprite.position.set(region.x, region.y);
  }
  for (const [i, sprite] of node.children.entries()) if (i >= images.length) sprite.visible = false;
  return isWhole;
}

/** Of two elements with the same `z`, the later one is in front. */
const Z_STEP = 1e-6;

function clear(node: Container) {
  node.visible = false;
  for (const sprite of node.children) if (sprite instanceof Sprite) sprite.texture = Texture.EMPTY;
}

function setTransform(node: Container, element: ElementState, layout: Layout, pointer: Pointer) {
  const { x, y, k, rotation, alpha, lift, breath, depth, rig } = element;
  const hem = rig ? RIG.hem * RIG.k[layout] * k * (1 - breath) : 0;
  node.position.set(x - pointer.x * PARALLAX * depth, y + lift + hem - pointer.y * PARALLAX * depth);
  node.scale.set(k, k * breath);
  node.angle = rotation;
  node.alpha = alpha;
}

/** The parallelogram of a wipe or cut covers the window; at progress 0 it is right of it, at 1 left. */
function setCover(cover: Sprite, lean: number, progress: number, { x, y, w, h }: Area) {
  cover.visible = progress > 0 && progress < 1;
  const slant = h * lean;
  const width = w + slant;
  cover.setSize(width, h);
  cover.position.set(x + (1 - progress * 2) * width, y);
  cover.skew.x = Math.atan(lean);
}

export function createPainter(textures: Textures, layout: Layout): Painter {
  const root = new Container();
  const stage = root.addChild(new Container({ sortableChildren: true }));
  const flat = (tint: string) => root.addChild(new Sprite({ texture: Texture.WHITE, tint }));
  const [wipe, cut] = [flat(COLORS.yellow), flat(COLORS.plum)];
  const nodes = new Map<string, Container>();
  /** creating a node takes too long on a slow phone */
  const spareNodes: Container[] = [];
  /** without elements that lacked a texture, so that they are painted again */
  const painted = new Map<string, ElementState>();
  const lastPaint = { x: 0, y: 0, wiped: 0, cutThrough: 0 };

  const nodeOf = (id: string) => {
    const node = nodes.get(id) ?? stage.addChild(spareNodes.pop() ?? new Container());
    node.label = id;
    node.visible = true;
    nodes.set(id, node);
    return node;
  };

  return {
    root,
    refresh: () => painted.clear(),
    paint({ elements, wipe: wiped, cut: cutThrough }, window, pointer) {
      const isShifted = pointer.x !== lastPaint.x || pointer.y !== lastPaint.y;
      let isDifferent = isShifted || wiped !== lastPaint.wiped || cutThrough !== lastPaint.cutThrough;
      Object.assign(lastPaint, { x: pointer.x, y: pointer.y, wiped, cutThrough });
      for (const [id, node] of nodes) {
        if (elements.has(id)) continue;
        clear(node);
        spareNodes.push(node);
        nodes.delete(id);
        painted.delete(id);
        isDifferent = true;
      }
      let position = 0;
      for (const element of elements.values()) {
        const last = painted.get(element.id);
        const node = nodeOf(element.id);
        position += 1;
        node.zIndex = element.z + position * Z_STEP;
        if (!isShifted && last && looksLike(element, last)) continue;
        const isWhole = setImages(node, imagesOf(element, textures.regionOf), textures);
        setTransform(node, element, layout, pointer);
        if (isWhole) painted.set(element.id, { ...element });
        else painted.delete(element.id);
        isDifferent = true;
      }
      setCover(wipe, SLANT.wipe, wiped, window);
      setCover(cut, SLANT.cut, cutThrough, window);
      return isDifferent;
    },
  };
}
