/** The words a chapter's pictures are said in. Every drawing is made in drawing units and shown at a scale. */
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

/** Who is in a drawing, and how: what a drawing cannot be asked any more. */
export interface Shown {
  readonly who: CastId;
  readonly pose: PoseName;
  readonly face: ExpressionName | Expression;
  /** where the irises are, if the picture says so: 0 in the middle */
  readonly look?: number;
  /** from behind: there is no face */
  readonly away?: boolean;
}

/** What one image shows on each layout, in stage units seen from its spot. A layout may be absent. */
export interface Drawing {
  readonly md?: () => Drawn;
  readonly sm?: () => Drawn;
  /** part of a place: it stands on the spot 0, 0 and ends where the bleed ends */
  readonly framed?: true;
  /** the people of the cast in it */
  readonly people?: readonly Shown[];
  /** somebody's feet are on 0, 0: how large a drawing unit is there */
  readonly feet?: Scale;
  /** where the shadow of a point falls, by its height: what the place's sun says */
  readonly fall?: Fall;
}
/** Drawings by name; the image's id is `{group}_{name}`. */
export type Drawings = Readonly<Record<string, Drawing>>;
/** How large one drawing unit is on each layout. */
export type Scale = Readonly<Partial<Record<Layout, number>>>;

/** Sizes on the small layout, as the product asks for them. */
export const SM = {
  coach: 0.4,
  bench: 0.4,
  chapter5Players: 0.4,
  chapter4Behind: 0.35,
  stairs: 0.35,
  parents: 0.35,
  chapter6: 0.35,
} as const;

const at = (drawn: () => Drawn, scale: Scale): Drawing => {
  const shown = (k: number) => () => group(`scale(${k})`, drawn());
  return {
    ...(scale.md !== undefined && { md: shown(scale.md) }),
    ...(scale.sm !== undefined && { sm: shown(scale.sm) }),
  };
};

/** A prop, or anything drawn round its own 0, 0. */
export const thing = (drawn: Drawn, scale: Scale): Drawing => at(() => drawn, scale);

/** How somebody is shown, in words. */
export const shows = (
  who: CastId,
  pose: PoseName,
  { expr = 'calm', away, with: extra }: DrawOptions,
): Shown => ({
  who,
  pose,
  face: expr,
  ...(extra?.look !== undefined && { look: extra.look }),
  ...(away && { away }),
});

/** Somebody of the cast, feet at 0, 0. */
export const person = (who: CastId, pose: PoseName, options: DrawOptions, scale: Scale): Drawing => ({
  ...at(() => draw(who, pose, options).drawn, scale),
  people: [shows(who, pose, options)],
  feet: scale,
});

/** Everybody among these who stands gets the shadow of the place's sun; under clouds only the ground gets darker. */
export function inLight(fall: Fall, drawings: Drawings): Drawings {
  const grounded = (drawing: Drawing, layout: Layout) => {
    const [drawn, k] = [drawing[layout], drawing.feet?.[layout]];
    if (!drawn || k === undefined) return {};
    const shadow = group(`scale(${k})`, castShadow(fall));
    return { [layout]: () => [shadow, drawn()] };
  };
  const entries = Object.entries(drawings).map(([name, drawing]) => [
    name,
    drawing.feet ? { ...drawing, ...grounded(drawing, 'md'), ...grounded(drawing, 'sm'), fall } : drawing,
  ]);
  return Object.fromEntries(entries);
}

export const SEAT_DEPTH = 37; // from the hips to what she sits on

/** Somebody of the cast who sits: 0, 0 is where she sits, so that she stays there from pose to pose. */
export const seated = (who: CastId, pose: PoseName, options: DrawOptions, scale: Scale): Drawing => ({
  ...at(() => {
    const { drawn, anchors } = draw(who, pose, options);
    return group(`translate(0 ${-(anchors.hips.y + SEAT_DEPTH)})`, drawn);
  }, scale),
  people: [shows(who, pose, options)],
});

const TALKING = ['A', 'E', 'O', 'M'] as const;
type AmbassadorFace = keyof typeof AMBASSADOR_FACES;
/** what every head needs, whatever it feels */
const ALIVE: Readonly<Record<string, Expression>> = {
  blink: ['flat', 'blink', 'rest'],
  ...Object.fromEntries(TALKING.map(mouth => [mouth, ['flat', 'open', mouth] as const])),
};

/**
 * The ambassador from head to toe, in two: `{name}` is all of her but the face, `{name}_head_{face}` the face alone.
 * All have the same 0, 0 (her feet): a head laid over the body on the same spot is the whole figure.
 * `faces`: those that the chapter asks of her in this pose.
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
  const heads = [...moods, ...Object.entries(ALIVE)].map(([face, expr]) => {
    const { feet: _, ...head } = shown('head', expr);
    return [`${name}_head_${face}`, head] as const;
  });
  return { [name]: shown('body', EXPRESSIONS.calm), ...Object.fromEntries(heads) };
}

interface PlaceOptions<State extends string> {
  /** draw the place in each of these; layers that look different are named differently */
  readonly states?: readonly State[];
  /** layers that are one picture on the small layout, which has no parallax: its name, and what is in it */
  readonly sm?: Flattened;
  /** the same for the medium layout: neighbours of like depth with nobody between them */
  readonly md?: Flattened;
}
type Flattened = Readonly<Record<string, readonly string[]>>;

/** Every layer of a place by its name. Flattened layers are not there by themselves on that layout. */
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
        out[name] = { ...out[name], framed: true, [layout]: () => drawnOf(layout, name) };
    }
    for (const [name, parts] of Object.entries(flat[layout])) {
      const drawn = parts.map(part => drawnOf(layout, part));
      out[name] = { ...out[name], framed: true, [layout]: () => drawn };
    }
  }
  return out;
}

/** A title screen: four layers on the medium layout, two on the small one. */
export function title(drawTitle: (layout: Layout) => readonly Layer[]): Drawings {
  const drawings = place(drawTitle, { sm: { back: ['field', 'sun', 'diagonal'] } });
  return Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [`title_${name}`, drawing]));
}
