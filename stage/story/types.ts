/** The types of the story. A chapter is pure data: it contains no functions. */
import type { Layout, TitleLayer } from './image.ts';
import type { ImageId } from './images.generated.ts';

export type { ImageRegion, Layout, RegionOf } from './image.ts';

/** The name of an image. The type also accepts the name of a missing title image; a unit test finds such a name. */
export type ImageName = ImageId | `${string}_title_${TitleLayer}`;

/** Position, size and rotation of an element on one layout. */
export interface Placement {
  /** stage units */
  readonly x: number;
  readonly y: number;
  /** factor of the element's size; absent: 1 */
  readonly k?: number;
  /** rotation in degrees, clockwise; absent: 0 */
  readonly turn?: number;
  /** drawing order on this layout only, see `ElementLook.z`; absent: the element's own `z` */
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

/** The expression and the arms of the waist-up ambassador. */
export interface RigPose {
  readonly face: Expression;
  readonly near: NearArm;
  readonly far: FarArm;
}

/** The look and the placements of an element. Only a layout with a placement shows the element. */
export interface ElementLook {
  readonly image?: ImageName;
  /** the expression: the image `{image}_head_{face}` is drawn over the head of `image` */
  readonly face?: Expression;
  /** draws the waist-up ambassador instead of `image`; the origin is in the middle of her head */
  readonly rig?: RigPose;
  readonly md?: Placement;
  readonly sm?: Placement;
  /**
   * movement with the pointer, as a factor of `PARALLAX`: 0 for the sky, 0.7 for most figures, 1.25 for the foreground
   */
  readonly depth: number;
  /** drawing order: a higher value covers a lower one; absent: the element's `depth` */
  readonly z?: number;
  /**
   * true: the element is a part of the place. It has no entry motion: it appears with a new place or a cut,
   * otherwise it fades in. Absent: true for an element at position 0, 0, false for all others
   */
  readonly piece?: true;
}

/** One thing or figure in the picture; `id` identifies it from step to step. */
export interface Element extends ElementLook {
  readonly id: string;
}

/** All elements of a step at rest, back to front. */
export type Tableau = readonly Element[];

/** Changes of one element; null for a layout removes the element from that layout. */
export type ElementChange = Partial<Omit<ElementLook, Layout>> & Partial<PerLayout<Placement | null>>;

/** Changes from the previous step, by element id; null removes the element. */
export type Change<Name extends string = string> = Readonly<Partial<Record<Name, ElementChange | null>>>;

interface ActBase {
  /** delay in seconds, after the time at which the acts of the step begin; absent: 0 */
  readonly at?: number;
  /** plays on this layout only; absent: on both */
  readonly layout?: Layout;
}

/** A named motion, for a change that no cut, move or entry can show. `Name`: the ids of the place's elements. */
export type Act<Name extends string = string> =
  /** shows images one after another on one element, and at the end the image that the element has at rest */
  | (ActBase & {
      readonly act: 'frames';
      readonly who: Name;
      readonly images: readonly ImageId[];
      /** frames per second */
      readonly fps?: number;
      readonly times?: number;
    })
  /** changes the elements `who`, one after another, to their look and placement in this step, `every` seconds apart */
  | (ActBase & { readonly act: 'inTurn'; readonly who: readonly Name[]; readonly every?: number })
  /**
   * moves an element along the ground to its new placement, and rotates it by `turns`, rounded to whole
   * turns
   */
  | (ActBase & {
      readonly act: 'roll';
      readonly who: Name;
      readonly seconds?: number;
      readonly turns?: number;
      /** where a new element appears at the beginning of the act, without an entry animation */
      readonly from?: Partial<PerLayout<Placement>>;
    })
  /** moves an element to its new placement on an arc, whose peak is `height` stage units above the higher end */
  | (ActBase & {
      readonly act: 'arc';
      readonly who: Name;
      readonly height: number;
      readonly seconds?: number;
      readonly turns?: number;
      /** where a new element appears at the beginning of the act, without an entry animation */
      readonly from?: Partial<PerLayout<Placement>>;
    })
  /** moves an element to its new placement in jumps, one per frame; every second frame is `hop` stage units higher */
  | (ActBase & {
      readonly act: 'walk';
      readonly who: Name;
      readonly images: readonly ImageId[];
      readonly fps?: number;
      readonly seconds?: number;
      readonly hop?: number;
    })
  /** shakes an element with small jumps, then moves it to its new placement */
  | (ActBase & {
      readonly act: 'shake';
      readonly who: Name;
      /** height of each jump, in stage units */
      readonly hop: number;
      readonly seconds?: number;
    })
  /** swings an element, first by `degrees`, then by less each time, until it is at rest */
  | (ActBase & {
      readonly act: 'sway';
      readonly who: Name;
      readonly degrees: number;
      readonly seconds?: number;
    });

/** The area of a notebook page for handwriting, in stage units. */
export interface NotebookPage {
  /** start of the first line's baseline */
  readonly x: number;
  readonly y: number;
  /** length of a line */
  readonly length: number;
  /** distance between two baselines */
  readonly row: number;
  /** rotation in degrees, clockwise */
  readonly turn: number;
  /** depth of the notebook's drawing, so that the handwriting moves with the pointer as the drawing does */
  readonly depth: number;
}

/** The changes that a step makes to the picture. */
export interface StepChange<Name extends string = string> {
  readonly change?: Change<Name>;
  readonly acts?: readonly Act<Name>[];
  /** the shot from this step on, until a later step sets another shot or enters a place; null: the place's shot */
  readonly shot?: Shot | null;
  /** the page of the notebook in this step's picture; the visitor's first mistake is written on it */
  readonly page?: PerLayout<NotebookPage>;
}

/** The reaction to a wrong answer; it is shown while the error overlay is open. */
export interface Reaction<Name extends string = string> extends Omit<StepChange<Name>, 'shot' | 'page'> {
  /** the shot during the reaction; absent: the question's shot */
  readonly shot?: Shot;
  /**
   * free area for the error overlay on the medium layout; absent: the place's `bubble`. On the small layout the error
   * overlay needs no area, because it is always at the bottom of the window
   */
  readonly room?: Box;
}

/** Reactions by the number of the wrong choice, from 0. */
export type Reactions = Readonly<Record<number, Reaction>>;

export type Speaker =
  | 'ambassador'
  | 'assistant'
  | 'parent'
  | 'player.alma'
  | 'player.jeta'
  | 'player.luana'
  | 'player.zoe';

/** A rectangle in stage units of one layout. */
export type Box = readonly [x: number, y: number, w: number, h: number];
export type Point = readonly [x: number, y: number];
/** Free areas for a bubble. `up`: on the medium layout in upright windows; absent: `md`. */
export type BubbleBoxes = PerLayout<Box> & { readonly up?: Box };
/** A circle in stage units of one layout: its centre and its radius. */
export type Disc = readonly [x: number, y: number, r: number];
export type PerLayout<T> = Readonly<Record<Layout, T>>;

/**
 * The part of the stage that a window shows: the layout's box, or the whole stage if there is no box. The whole box is
 * visible. Exception: an upright window of the medium layout may cut off parts outside `focus`. `cameraChange` in
 * stage/motion/camera.ts chooses how the camera changes from one shot to another.
 */
export interface Shot extends Partial<PerLayout<Box>> {
  /** for a match cut: the window shows this disc at the position and in the size of `TITLE_DISC` */
  readonly disc?: PerLayout<Disc>;
  /** the part that upright windows of the medium layout show; absent: the box `md`, else the whole stage */
  readonly focus?: Box;
}

/** A bubble: its speaker, its position and the changes that it makes to the picture. */
export interface Line<Name extends string = string, Deed extends string = string> extends StepChange<Name> {
  readonly speaker: Speaker;
  /**
   * the visitor's next action, for example 'helpJeta'. The button Next shows the words `deed_helpJeta`, and the next
   * step starts at once (`Step.startsAtOnce`). Absent: the button shows Next
   */
  readonly deed?: Deed;
  /** free area for the bubble, per layout; absent: the place's `bubble` */
  readonly bubble?: Partial<BubbleBoxes>;
  /** 'wordmark': the words are shown as the wordmark; 'drawn': the picture itself shows them; absent: in a bubble */
  readonly as?: 'wordmark' | 'drawn';
  /**
   * where the bubble's tail points; null: the speaker is not in the shot, and the bubble is a caption without a tail;
   * absent: the speaker's mouth in the place's `mouths`. With `as: 'wordmark'` there is no tail. Then the dot of the
   * wordmark starts its flight at this point
   */
  readonly mouth?: PerLayout<Point | null>;
  /** seconds from the removal of the old overlay to the bubble's entry, 0.5 to 2.5; absent: `ENTRY.delay` */
  readonly delay?: number;
}

/** Background colours of titles; words and controls on them have enough contrast. */
export type TitleBackground = 'lilac' | 'plum' | 'purple' | 'yellow';

/** A place of a chapter. The scene that shows the place for the first time has the place's name. */
export interface PlaceDefinition<Name extends string = string, LineName extends string = string> {
  /** all elements of the place; elements of equal `z` are listed back to front; null: a later step adds the element */
  readonly elements: { readonly [Each in Name]?: ElementLook | null };
  /** acts that play when the place is entered */
  readonly acts?: readonly Act<NoInfer<Name>>[];
  /** the place's shot; absent: the whole stage. `shot: null` in a step returns to the place's shot */
  readonly shot?: Shot;
  /** the place's disc, for the match cuts from the title before the place and to the title after it */
  readonly disc?: PerLayout<Disc>;
  /** free area for bubbles */
  readonly bubble: BubbleBoxes;
  /** position of each speaker's mouth: the bubble's tail points there */
  readonly mouths: Partial<Record<Speaker, PerLayout<Point>>>;
  /** the background behind the bubbles is yellow, so the assistant's bubble does not have its default colour, yellow */
  readonly yellowSky?: true;
  /** the line after which the place is entered; absent: the chapter begins in this place */
  readonly after?: LineName;
}

/** A ranking, in which every order is accepted, or a selection with one right answer. */
export type Question =
  | { readonly kind: 'drag'; readonly choices: number }
  | { readonly kind: 'select'; readonly choices: number; readonly answer: number };

export type Words = Readonly<Record<string, string>>;

/** A chapter of the match day, as returned by `defineChapter`. */
export interface Chapter {
  readonly number: number;
  /** words by their full keys; the order of the keys is the order of the lines */
  readonly words: Words;
  /** absent: no title screen */
  readonly title?: {
    readonly background: TitleBackground;
    readonly elements: Readonly<Record<string, ElementLook>>;
    readonly shot?: Shot;
  };
  readonly places: Readonly<Record<string, PlaceDefinition>>;
  /** lines by name; if a line has no entry, the ambassador speaks it and the picture does not change */
  readonly lines: Readonly<Partial<Record<string, Line>>>;
  readonly question?: Question &
    StepChange & {
      /** the line after which the question is asked */
      readonly after: string;
      /** free area for the text above the answers, on the medium layout; absent: the place's `bubble` */
      readonly room?: Box;
      readonly wrong?: Reactions;
    };
  readonly card?: StepChange;
  /** played only in the last chapter */
  readonly finale?: StepChange;
}
