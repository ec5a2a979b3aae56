/**
 * Makes a chapter's images from drawings. A drawing has its own units (drawing units), which its scale converts to
 * stage units.
 */

import {
  AMBASSADOR_FACES,
  type CastId,
  type DrawOptions,
  draw,
  EXPRESSIONS,
  type ExpressionName,
} from '../cast/index.ts';
import {
  type Drawn,
  type Expression,
  group,
  LAYOUTS,
  type Layer,
  type Layout,
  type PoseName,
} from '../kit/index.ts';
import { castShadow, type Fall } from '../places/props/shadows.ts';

/** Describes a figure in a drawing. Pose and face are stored here, because the drawing's nodes do not name them. */
export interface ShownPerson {
  readonly who: CastId;
  readonly pose: PoseName;
  readonly face: ExpressionName | Expression;
  /** shift of the irises, from -1 (to the viewer's left) to 1 (to the viewer's right); absent: the figure's default */
  readonly look?: number;
  /** the figure is seen from behind, so no face is visible */
  readonly away?: boolean;
}

/**
 * The drawing of one image. `md` and `sm` draw the image for the two layouts, in stage units. A layout without a
 * function does not show the image. A placement says where the image's point 0, 0 is on the stage.
 */
export interface Drawing {
  readonly md?: () => Drawn;
  readonly sm?: () => Drawn;
  /** a layer of a place or title: its placement is 0, 0, and it is clipped to the canvas */
  readonly isLayer?: true;
  /** the cast members in the drawing */
  readonly people?: readonly ShownPerson[];
  /** set only if the drawing's 0, 0 is on the ground: then `withShadows` adds a shadow there, with this scale */
  readonly feet?: Scale;
  /**
   * horizontal and vertical offset of a shadow on the ground, per unit of height; it depends on the sun of the place
   */
  readonly fall?: Fall;
}
/** Drawings by name. The id of a drawing's image is `{group}_{name}`. */
export type Drawings = Readonly<Record<string, Drawing>>;
/** Stage units per drawing unit, for each layout. */
export type Scale = Readonly<Partial<Record<Layout, number>>>;

/** Scales on the small layout. The specification sets them. */
export const SM = {
  coach: 0.4,
  bench: 0.4,
  chapter5Players: 0.4,
  chapter4Behind: 0.35,
  stairs: 0.35,
  parents: 0.35,
  chapter6: 0.35,
} as const;

const scaled = (drawn: () => Drawn, scale: Scale): Drawing => {
  const shown = (k: number) => () => group(`scale(${k})`, drawn());
  return {
    ...(scale.md !== undefined && { md: shown(scale.md) }),
    ...(scale.sm !== undefined && { sm: shown(scale.sm) }),
  };
};

/** Makes an image from `drawn`, for example from a prop. The image's 0, 0 is the 0, 0 of `drawn`. */
export const thing = (drawn: Drawn, scale: Scale): Drawing => scaled(() => drawn, scale);

/** The data of a figure in a drawing. Without `expr`, the face is calm. */
export const shownPerson = (
  who: CastId,
  pose: PoseName,
  { expr = 'calm', away, with: extra }: DrawOptions,
): ShownPerson => ({
  who,
  pose,
  face: expr,
  ...(extra?.look !== undefined && { look: extra.look }),
  ...(away && { away }),
});

/** A figure of the cast. 0, 0 is on the ground, where the figure stands, runs, jumps, kneels or sits. */
export const person = (who: CastId, pose: PoseName, options: DrawOptions, scale: Scale): Drawing => ({
  ...scaled(() => draw(who, pose, options).drawn, scale),
  people: [shownPerson(who, pose, options)],
  feet: scale,
});

/**
 * Adds a shadow on the ground to every drawing with `feet`, such as the drawings of `person`. `fall`: horizontal and
 * vertical offset of the shadow per unit of height. `fall` is null if clouds cover the sun: then the shadow is a dark
 * spot under the feet.
 */
export function withShadows(fall: Fall, drawings: Drawings): Drawings {
  const withShadow = (drawing: Drawing, layout: Layout) => {
    const [drawn, k] = [drawing[layout], drawing.feet?.[layout]];
    if (!drawn || k === undefined) return {};
    const shadow = group(`scale(${k})`, castShadow(fall));
    return { [layout]: () => [shadow, drawn()] };
  };
  const entries = Object.entries(drawings).map(([name, drawing]) => [
    name,
    drawing.feet ? { ...drawing, ...withShadow(drawing, 'md'), ...withShadow(drawing, 'sm'), fall } : drawing,
  ]);
  return Object.fromEntries(entries);
}

export const SEAT_DEPTH = 37; // figure units from the hips to the seat

/** A seated figure of the cast. 0, 0 is on the seat, so that figures in different poses are on the same seat. */
export const seated = (who: CastId, pose: PoseName, options: DrawOptions, scale: Scale): Drawing => ({
  ...scaled(() => {
    const { drawn, anchors } = draw(who, pose, options);
    return group(`translate(0 ${-(anchors.hips.y + SEAT_DEPTH)})`, drawn);
  }, scale),
  people: [shownPerson(who, pose, options)],
});

const TALKING = ['A', 'E', 'O', 'M'] as const;
type AmbassadorFace = keyof typeof AMBASSADOR_FACES;
/** the faces that every `romyFigure` has: a blink, and the mouths for speech */
const BLINK_AND_MOUTHS: Readonly<Record<string, Expression>> = {
  blink: ['flat', 'blink', 'rest'],
  ...Object.fromEntries(TALKING.map(mouth => [mouth, ['flat', 'open', mouth] as const])),
};

/**
 * The whole figure of the ambassador as two kinds of images. `{name}` is the figure without a face, and
 * `{name}_head_{face}` is one face. The 0, 0 of every image is at her feet, so figure and face have the same placement.
 * `faces`: the faces that the chapter uses in this pose.
 */
export function romyFigure(
  name: string,
  pose: PoseName,
  options: DrawOptions,
  scale: Scale,
  faces: readonly AmbassadorFace[],
): Drawings {
  const shown = (show: 'head' | 'body', expr: Expression) =>
    person('romy', pose, { ...options, expr, with: { ...options.with, show } }, scale);
  const moods = faces.map(face => [face, AMBASSADOR_FACES[face]] as const);
  const heads = [...moods, ...Object.entries(BLINK_AND_MOUTHS)].map(([face, expr]) => {
    const { feet: _, ...head } = shown('head', expr);
    return [`${name}_head_${face}`, head] as const;
  });
  return { [name]: shown('body', EXPRESSIONS.calm), ...Object.fromEntries(heads) };
}

interface PlaceOptions<State extends string> {
  /**
   * the states of the place, for example 'rain' and 'sun'. The place is drawn once for each state. A layer that looks
   * different in two states needs a different name in each state
   */
  readonly states?: readonly State[];
  /**
   * the layers that are merged into one image on the small layout, by the image's name, for example
   * `{ back: ['field', 'sun'] }`. Any layers can be merged, because this layout has no parallax
   */
  readonly sm?: Flattened;
  /**
   * the layers that are merged on the medium layout, in the format of `sm`. This layout has parallax, so the layers
   * must have a similar depth. No element may be between the layers
   */
  readonly md?: Flattened;
}
type Flattened = Readonly<Record<string, readonly string[]>>;

/** The images of a place: its layers, by name, and the images that merge several layers (`sm`, `md`). */
export function place<State extends string>(
  drawPlace: (layout: Layout, state?: State) => readonly Layer[],
  { states = [], sm = {}, md = {} }: PlaceOptions<State> = {},
): Drawings {
  const layers = { md: layersOf('md'), sm: layersOf('sm') };
  const flat = { md, sm };
  const out: Record<string, Drawing> = {};

  function layersOf(layout: Layout) {
    const all = (states.length ? states : [undefined]).flatMap(state => drawPlace(layout, state));
    return new Map(all.map(layer => [layer.name, layer.drawn]));
  }
  const drawnOf = (layout: Layout, name: string) => {
    const drawn = layers[layout].get(name);
    if (drawn === undefined) throw new Error(`the place has no layer "${name}" on ${layout}`);
    return drawn;
  };
  for (const layout of LAYOUTS) {
    const inside = new Set(Object.values(flat[layout]).flat());
    for (const name of layers[layout].keys()) {
      if (!inside.has(name))
        out[name] = { ...out[name], isLayer: true, [layout]: () => drawnOf(layout, name) };
    }
    for (const [name, parts] of Object.entries(flat[layout])) {
      const drawn = parts.map(part => drawnOf(layout, part));
      out[name] = { ...out[name], isLayer: true, [layout]: () => drawn };
    }
  }
  return out;
}

/** A title screen: four layers on the medium layout, two layers on the small layout. */
export function title(drawTitle: (layout: Layout) => readonly Layer[]): Drawings {
  const drawings = place(drawTitle, { sm: { back: ['field', 'sun', 'diagonal'] } });
  return Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [`title_${name}`, drawing]));
}
