/** The settings are stored only if they are not the defaults, and are validated on reading. */

/** Key in the local storage. A kiosk deletes it before every visit. */
export const COMFORT_KEY = 'wny-comfort';
/** Text size, in per cent of the default. */
export const SIZES = [100, 125, 150] as const;

export interface Comfort {
  readonly size: (typeof SIZES)[number];
  readonly contrast: boolean;
  readonly still: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const localStore = () => localStorage;

export function parseComfort(text: string | null): Comfort {
  const [, size, contrast, still] = /^(100|125|150)( contrast)?( still)?$/.exec(text ?? '') ?? [];
  return {
    size: SIZES.find(each => String(each) === size) ?? 100,
    contrast: contrast !== undefined,
    still: still !== undefined,
  };
}

/** Returns the defaults if `storage` throws, as in a browser that blocks storage. */
export function readComfort(storage: () => Store = localStore): Comfort {
  try {
    return parseComfort(storage().getItem(COMFORT_KEY));
  } catch {
    return parseComfort(null);
  }
}

export function storeComfort({ size, contrast, still }: Comfort, storage: () => Store = localStore): void {
  const text = `${size}${contrast ? ' contrast' : ''}${still ? ' still' : ''}`;
  try {
    if (text === '100') storage().removeItem(COMFORT_KEY);
    else storage().setItem(COMFORT_KEY, text);
  } catch (cause) {
    console.info('The reading settings are not stored', cause);
  }
}

/**
 * Sets `data-text`, `data-contrast` and `data-motion` on the root element, for style sheets and scripts. A setting with
 * its default value has no attribute. `data-contrast` is also set if the system prefers more contrast.
 */
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
