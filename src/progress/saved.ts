/** The door to what the browser keeps: read, check, write. A storage that fails is logged once. */
import { LAST_CHAPTER, type Label, parse, resolve, type Saved, type Story } from '../../stage/index.ts';

const LABEL = 'wny-simulation-current-label';
const DONE = 'wny-simulation-current-chapter-done';
/** what she put first when chapter 1 asked for her order: the reply to it depends on it */
const TOP_CHOICE = 'wny-simulation-top-choice';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SavedProgress {
  read(): Partial<Saved>;
  write(saved: Saved): void;
}

/** A whole number from 0 to `most`, written plainly; undefined for anything else. */
function wholeNumber(text: string | null, most: number): number | undefined {
  if (text === null || !/^\d{1,3}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
}

/** A label of a chapter that exists, moved to the nearest step at or before it. */
function labelOf(story: Story, text: string | null): Label | undefined {
  if (text === null || !/^chapter_\d{1,3}_\d{1,3}$/.test(text)) return undefined;
  const [chapter] = parse(text);
  return chapter <= LAST_CHAPTER ? resolve(story, text).label : undefined;
}

/** `storage` may throw on any access, even on being named. */
export function savedProgress(
  story: Story,
  storage: () => Storage,
  log: (message: string, cause: unknown) => void,
): SavedProgress {
  let complained = false;
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(storage());
    } catch (cause) {
      if (!complained) log('Progress cannot be saved in this browser', cause);
      complained = true;
      return undefined;
    }
  };
  const ranking = story.chapters.find(chapter => chapter.question?.kind === 'drag');
  const topOf = (text: string | null) => wholeNumber(text, (ranking?.question?.choices ?? 0) - 1);

  return {
    read() {
      return (
        attempt(storage => {
          const label = labelOf(story, storage.getItem(LABEL));
          const done = wholeNumber(storage.getItem(DONE), LAST_CHAPTER);
          const top = topOf(storage.getItem(TOP_CHOICE));
          return {
            ...(label !== undefined && { label }),
            ...(done !== undefined && { done }),
            ...(ranking && top !== undefined && { tops: { [ranking.id]: top } }),
          };
        }) ?? {}
      );
    },
    write({ label, done, tops }) {
      attempt(storage => {
        storage.setItem(LABEL, label);
        storage.setItem(DONE, String(done));
        const top = ranking && tops[ranking.id];
        if (top !== undefined) storage.setItem(TOP_CHOICE, String(top));
      });
    },
  };
}
