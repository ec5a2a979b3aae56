/** Keeps one Pixi node per actor and copies the actors' values onto them. It decides nothing. */

import { Container, Sprite, Texture } from 'pixi.js';
import { COLORS } from '../../assets/palette.ts';
import { type Actor, looksLike } from '../motion/actor.ts';
import type { Picture } from '../motion/transition.ts';
import { type ImageId, RIG } from '../story/images.ts';
import type { Layout } from '../story/types.ts';
import type { Area } from '../viewport/fit.ts';
import { PARALLAX } from '../viewport/paint.ts';
import { type Gallery, isImage, pictureOf } from './gallery.ts';
import { HEM, partsOf } from './rig.ts';

/** the wipe's edge leans by this share of the window's height */
const SLANT = 0.25;

interface Pointer {
  readonly x: number;
  readonly y: number;
}

export interface Painter {
  readonly root: Container;
  /**
   * `window`: what it shows; `pointer`: from -1 to 1 on both axes, 0 in the middle. False where nothing looks
   * different since the last time.
   */
  paint(picture: Picture, window: Area, pointer: Pointer): boolean;
}

/** The images an actor is made of right now, back to front. */
function imagesOf({ image, face, rig, mouth, blink }: Actor): ImageId[] {
  if (rig) return partsOf(rig, { mouth, blink });
  if (!image) return [];
  const head = face && `${image}_head_${blink ? 'blink' : (mouth ?? face)}`;
  return head && isImage(head) ? [image, head] : [image];
}

/** False where a picture is not there (yet). */
function dress(node: Container, images: readonly ImageId[], gallery: Gallery, layout: Layout): boolean {
  let isWhole = true;
  for (const [i, id] of images.entries()) {
    let sprite = node.children[i];
    if (!(sprite instanceof Sprite)) sprite = node.addChild(new Sprite());
    if (!(sprite instanceof Sprite)) continue;
    const [texture, picture] = [gallery.texture(id), pictureOf(id, layout)];
    sprite.visible = Boolean(texture && picture);
    isWhole &&= sprite.visible;
    sprite.texture = texture ?? Texture.EMPTY;
    if (picture) sprite.position.set(picture.x, picture.y);
  }
  for (const [i, sprite] of node.children.entries()) if (i >= images.length) sprite.visible = false;
  return isWhole;
}

/** Holds on to no texture: what it showed may be let go of. */
function undress(node: Container) {
  node.visible = false;
  for (const sprite of node.children) if (sprite instanceof Sprite) sprite.texture = Texture.EMPTY;
}

function place(node: Container, actor: Actor, layout: Layout, pointer: Pointer) {
  const { x, y, k, turn, alpha, lift, breath, depth, z, rig } = actor;
  const hem = rig ? HEM * RIG.k[layout] * k * (1 - breath) : 0;
  node.position.set(x - pointer.x * PARALLAX * depth, y + lift + hem - pointer.y * PARALLAX * depth);
  node.scale.set(k, k * breath);
  node.angle = turn;
  node.alpha = alpha;
  node.zIndex = z;
}

/** A yellow parallelogram as wide as the window: 0 stands before it on the right, 1 behind it. */
function drawWipe(wipe: Sprite, progress: number, { x, y, w, h }: Area) {
  wipe.visible = progress > 0 && progress < 1;
  const slant = h * SLANT;
  const width = w + slant;
  wipe.setSize(width, h);
  wipe.position.set(x + (1 - progress * 2) * width, y);
  wipe.skew.x = Math.atan(SLANT);
}

export function createPainter(gallery: Gallery, layout: Layout): Painter {
  const root = new Container();
  const people = root.addChild(new Container({ sortableChildren: true }));
  const wipe = root.addChild(new Sprite({ texture: Texture.WHITE, tint: COLORS.yellow }));
  const nodes = new Map<string, Container>();
  /** of actors who have left: to take nodes apart and make new ones costs a slow phone a frame */
  const spare: Container[] = [];
  /** how the actors looked when they were painted; who lacks a picture is not among them */
  const painted = new Map<string, Actor>();
  const seen = { x: 0, y: 0, progress: 0 };

  const nodeOf = (id: string) => {
    // added anew wherever it comes from: of two at the same height the later one is in front
    const node = nodes.get(id) ?? people.addChild(spare.pop() ?? new Container());
    node.label = id;
    node.visible = true;
    nodes.set(id, node);
    return node;
  };

  return {
    root,
    paint({ actors, wipe: progress }, window, pointer) {
      const isShifted = pointer.x !== seen.x || pointer.y !== seen.y;
      let isDifferent = isShifted || progress !== seen.progress;
      Object.assign(seen, { x: pointer.x, y: pointer.y, progress });
      for (const [id, node] of nodes) {
        if (actors.has(id)) continue;
        undress(node);
        spare.push(node);
        nodes.delete(id);
        painted.delete(id);
        isDifferent = true;
      }
      for (const actor of actors.values()) {
        const last = painted.get(actor.id);
        if (!isShifted && last && looksLike(actor, last)) continue;
        const node = nodeOf(actor.id);
        const isWhole = dress(node, imagesOf(actor), gallery, layout);
        place(node, actor, layout, pointer);
        if (isWhole) painted.set(actor.id, { ...actor });
        else painted.delete(actor.id);
        isDifferent = true;
      }
      drawWipe(wipe, progress, window);
      return isDifferent;
    },
  };
}
