/** The types of the story. A chapter is pure data: it contains no functions. */
import type { Layout, TitleLayer } from './image.ts';
import type { ImageId } from './images.generated.ts';

export type { ImageRegion, Layout, RegionOf } from './image.ts';

/** Accepts a missing title image too; a unit test finds it. */
export type ImageName = ImageId | `${string}_title_${TitleLayer}`;

export interface Placement {
  /** stage units */
  readonly x: number;
  readonly y: number;
  /** factor of the size; absent: 1 */
  readonly k?: number;
  /** degrees, clockwise; absent: 0 */
  readonly turn?: number;
  /** on this layout only, see `ElementLook.z` */
  readonly z?: number;
}

export type Expression =
  | 'calm'
  | 'happy'
  | 'joy'
  | 'heldLaugh'
  | 'serious'
  | 'worried'
  | 'curious'
  | 'proud'
  | 'listening';
export type NearArm = 'near_hip' | 'near_ball' | 'near_notebook';
export type FarArm = 'far_present' | 'far_point' | 'far_fist' | 'far_notebook';

export interface RigPose {
  readonly face: Expression;
  readonly near: NearArm;
  readonly far: FarArm;
}

/** Only a layout with a placement shows the element. */
export interface ElementLook {
  readonly image?: ImageName;
  /** draws `{image}_head_{face}` over the head */
  readonly face?: Expression;
  /** the waist-up ambassador instead of `image`; origin in the middle of her head */
  readonly rig?: RigPose;
  readonly md?: Placement;
  readonly sm?: Placement;
  /**
   * movement with the pointer, as a factor of `PARALLAX`: 0 for the sky, 0.7 for most figures, 1.25 for the foreground
   */
  readonly depth: number;
  /** a higher value covers a lower one; absent: `depth` */
  readonly z?: number;
  /** a part of the place, without an entry motion; absent: true at position 0, 0 */
  readonly piece?: true;
}

export interface Element extends ElementLook {
  readonly id: string;
}

export type Tableau = readonly Element[];

/** null removes the element from a layout. */
export type ElementChange = Partial<Omit<ElementLook, Layout>> & Partial<PerLayout<Placement | null>>;

/** By element id; null removes the element. */
export type Change<Name extends string = string> = Readonly<Partial<Record<Name, ElementChange | null>>>;

interface ActBase {
  /** seconds after the beginning of the step's acts; absent: 0 */
  readonly at?: number;
  /** absent: both */
  readonly layout?: Layout;
}

/** A motion that no cut, move or entry can show. `Name`: ids of the place's elements. */
export type Act<Name extends string = string> =
  /** images one after another, then the image at rest */
  | (ActBase & {
      readonly act: 'frames';
      readonly who: Name;
      readonly images: readonly ImageId[];
      readonly fps?: number;
      readonly times?: number;
    })
  /** changes elements to their state in this step, `every` seconds apart */
  | (ActBase & { readonly act: 'inTurn'; readonly who: readonly Name[]; readonly every?: number })
  /** along the ground to the new placement, with `turns` rounded to whole turns */
  | (ActBase & {
      readonly act: 'roll';
      readonly who: Name;
      readonly seconds?: number;
      readonly turns?: number;
      /** where a new element appears, without an entry */
      readonly from?: Partial<PerLayout<Placement>>;
    })
  /** to the new placement on an arc, `height` stage units above the higher end */
  | (ActBase & {
      readonly act: 'arc';
      readonly who: Name;
      readonly height: number;
      readonly seconds?: number;
      readonly turns?: number;
      readonly from?: Partial<PerLayout<Placement>>;
    })
  /** in jumps, one per frame; every second one is `hop` stage units higher */
  | (ActBase & {
      readonly act: 'walk';
      readonly who: Name;
      readonly images: readonly ImageId[];
      readonly fps?: number;
      readonly seconds?: number;
      readonly hop?: number;
    })
  /** small jumps, then to the new placement */
  | (ActBase & {
      readonly act: 'shake';
      readonly who: Name;
      readonly hop: number;
      readonly seconds?: number;
    })
  /** swings by `degrees`, then less each time */
  | (ActBase & {
      readonly act: 'sway';
      readonly who: Name;
      readonly degrees: number;
      readonly seconds?: number;
    });

/** Area for handwriting, in stage units. */
export interface NotebookPage {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly row: number;
  /** degrees, clockwise */
  readonly turn: number;
  /** of the notebook's drawing, so that both move with the pointer alike */
  readonly depth: number;
}

export interface StepChange<Name extends string = string> {
  readonly change?: Change<Name>;
  readonly acts?: readonly Act<Name>[];
  /** until a later step sets another or enters a place; null: the place's shot */
  readonly shot?: Shot | null;
  /** the visitor's first mistake is written on it */
  readonly page?: PerLayout<NotebookPage>;
}

export interface Reaction<Name extends string = string> extends Omit<StepChange<Name>, 'shot' | 'page'> {
  /** absent: the question's shot */
  readonly shot?: Shot;
  /**
   * for the error overlay on the medium layout; absent: the place's `bubble`. On the small layout it is always at the
   * bottom
   */
  readonly room?: Box;
}

export type Reactions = Readonly<Record<number, Reaction>>;

export type Speaker =
  | 'ambassador'
  | 'assistant'
  | 'parent'
  | 'player.alma'
  | 'player.jeta'
  | 'player.luana'
  | 'player.zoe';

/** In stage units of one layout. */
export type Box = readonly [x: number, y: number, w: number, h: number];
export type Point = readonly [x: number, y: number];
/** Free areas. `up`: upright windows of the medium layout; absent: `md`. */
export type BubbleBoxes = PerLayout<Box> & { readonly up?: Box };
/** Centre and radius, in stage units of one layout. */
export type Disc = readonly [x: number, y: number, r: number];
export type PerLayout<T> = Readonly<Record<Layout, T>>;

/**
 * A window shows the layout's whole box (absent: the whole stage). Exception: an upright window of the medium layout
 * may cut off parts outside `focus`.
 */
export interface Shot extends Partial<PerLayout<Box>> {
  /** for a match cut: shown in the place of `TITLE_DISC` */
  readonly disc?: PerLayout<Disc>;
  readonly focus?: Box;
}

export interface Line<Name extends string = string, Deed extends string = string> extends StepChange<Name> {
  readonly speaker: Speaker;
  /**
   * the visitor's action, such as 'helpJeta': Next shows the words `deed_helpJeta`, and the next step starts at once
   */
  readonly deed?: Deed;
  readonly bubble?: Partial<BubbleBoxes>;
  /** 'drawn': the picture itself shows the words; absent: in a bubble */
  readonly as?: 'wordmark' | 'drawn';
  /**
   * target of the tail; absent: `mouths`; null: no tail, the speaker is not in the shot. For the wordmark: where its
   * dot starts to fly
   */
  readonly mouth?: PerLayout<Point | null>;
  /** seconds before the bubble's entry, 0.5 to 2.5; absent: `ENTRY.delay` */
  readonly delay?: number;
}

/** With enough contrast for words and controls. */
export type TitleBackground = 'lilac' | 'plum' | 'purple' | 'yellow';

/** The scene that shows it first has the place's name. */
export interface PlaceDefinition<Name extends string = string, LineName extends string = string> {
  /** equal `z`: back to front; null: a later step adds the element */
  readonly elements: { readonly [Each in Name]?: ElementLook | null };
  readonly acts?: readonly Act<NoInfer<Name>>[];
  /** absent: the whole stage. `shot: null` in a step returns to it */
  readonly shot?: Shot;
  /** for match cuts from and to titles */
  readonly disc?: PerLayout<Disc>;
  readonly bubble: BubbleBoxes;
  readonly mouths: Partial<Record<Speaker, PerLayout<Point>>>;
  /** the assistant's bubble does not have its default colour, yellow */
  readonly yellowSky?: true;
  /** entered after this line; absent: the chapter begins here */
  readonly after?: LineName;
}

export type Question =
  | { readonly kind: 'drag'; readonly choices: number }
  | { readonly kind: 'select'; readonly choices: number; readonly answer: number };

export type Words = Readonly<Record<string, string>>;

export interface Chapter {
  readonly number: number;
  /** in the order of the lines */
  readonly words: Words;
  readonly title?: {
    readonly background: TitleBackground;
    readonly elements: Readonly<Record<string, ElementLook>>;
    readonly shot?: Shot;
  };
  readonly places: Readonly<Record<string, PlaceDefinition>>;
  /** without an entry the ambassador speaks, and the picture stays */
  readonly lines: Readonly<Partial<Record<string, Line>>>;
  readonly question?: Question &
    StepChange & {
      readonly after: string;
      /** see `Reaction.room`, for the text above the answers */
      readonly room?: Box;
      readonly wrong?: Reactions;
    };
  readonly card?: StepChange;
  readonly finale?: StepChange;
}
