/** How she likes to read: kept on this device where it is not the usual, and checked when it is read. */

/** In the local storage; a kiosk forgets it with every visit. */
export const COMFORT_STORED = 'wny-comfort';
/** Per cent of the usual size of all words. */
export const SIZES = [100, 125, 150] as const;

export interface Comfort {
  readonly size: (typeof SIZES)[number];
  /** more contrast */
  readonly contrast: boolean;
  /** less motion */
  readonly still: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const here = () => localStorage;

/** What a text such as `125 contrast still` says; the usual where it says nothing that is known. */
export function parseComfort(text: string | null): Comfort {
  const [, size, contrast, still] = /^(100|125|150)( contrast)?( still)?$/.exec(text ?? '') ?? [];
  return {
    size: SIZES.find(each => String(each) === size) ?? 100,
    contrast: contrast !== undefined,
    still: still !== undefined,
  };
}

/** What is kept. `storage` may throw, as a browser does that keeps nothing: then it is the usual. */
export function readComfort(storage: () => Store = here): Comfort {
  try {
    return parseComfort(storage().getItem(COMFORT_STORED));
  } catch {
    return parseComfort(null);
  }
}

/** Keeps it, or nothing where it is the usual. Where nothing can be kept it holds for this page. */
export function keepComfort({ size, contrast, still }: Comfort, storage: () => Store = here): void {
  const text = `${size}${contrast ? ' contrast' : ''}${still ? ' still' : ''}`;
  try {
    if (text === '100') storage().removeItem(COMFORT_STORED);
    else storage().setItem(COMFORT_STORED, text);
  } catch (cause) {
    console.info('Nobody remembers how she reads', cause);
  }
}

/** Marks the page, for style sheets and for motion. Who asks her system for more contrast gets it anyway. */
export function applyComfort({ size, contrast, still }: Comfort): void {
  const { dataset } = document.documentElement;
  const mark = (name: string, value: string | undefined) => {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  };
  mark('text', size === 100 ? undefined : String(size));
  mark('contrast', contrast || matchMedia('(prefers-contrast: more)').matches ? 'more' : undefined);
  mark('motion', still ? 'less' : undefined);
}
