/** Reads and writes the stored progress. A visitor can change stored values, so they are checked on reading. */
import { type Label, parse, resolve, type Saved, type Story } from '../../stage/index.ts';
import { type DayRules, readDay, writeDay } from './savedDay.ts';

const LABEL = 'wny-simulation-current-label';
const DONE = 'wny-simulation-current-chapter-done';
/** Storage key of the choice that the visitor put first in the ranking of chapter 1. Romy's reply depends on it. */
const TOP_CHOICE = 'wny-simulation-top-choice';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SavedProgress {
  read(): Partial<Saved>;
  /** Stores the progress. Keeps a larger done count that another tab has stored. Does nothing if the storage fails. */
  write(saved: Saved): void;
}

function wholeNumber(text: string | null, most: number): number | undefined {
  return text?.match(/^\d+$/) && Number(text) <= most ? Number(text) : undefined;
}

/**
 * Returns the label at which a visit continues. `text` is the stored label.
 * - The label's chapter is open: returns this label. If the story no longer has this step, returns the label of the
 *   nearest step before it.
 * - The chapter is not open: returns the start of the last open chapter, because only the done count opens chapters.
 * - The chapter does not exist, or `text` is no label: returns undefined.
 */
function savedLabel(story: Story, text: string | null, done: number): Label | undefined {
  if (!text?.match(/^chapter_\d+_\d+$/)) return undefined;
  const [chapter] = parse(text);
  if (chapter > story.last) return undefined;
  return resolve(story, chapter <= done ? text : `chapter_${done}_start`).label;
}

const rankingOf = ({ chapters }: Story) =>
  chapters.flatMap(({ number, question }) =>
    question?.kind === 'drag' ? [{ chapter: number, choices: question.choices }] : [],
  )[0];

const rulesOf = (story: Story): DayRules => ({
  ranked: rankingOf(story)?.choices ?? 0,
  isWrong({ chapter, choice }) {
    const question = story.chapters[chapter]?.question;
    return question?.kind === 'select' && choice !== question.answer && choice < question.choices;
  },
});

/**
 * Returns access to the stored progress of a story. `storage` is called for every access and may throw, for example if
 * the browser blocks storage. The first failure goes to `log`, later ones are ignored.
 */
export function savedProgress(
  story: Story,
  storage: () => Storage,
  log: (message: string, cause: unknown) => void,
): SavedProgress {
  let hasLogged = false;
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(storage());
    } catch (cause) {
      if (!hasLogged) log('Progress cannot be saved in this browser', cause);
      hasLogged = true;
      return undefined;
    }
  };
  const ranking = rankingOf(story);
  const rules = rulesOf(story);

  return {
    read() {
      const saved = attempt(storage => {
        const done = wholeNumber(storage.getItem(DONE), story.last);
        const label = savedLabel(story, storage.getItem(LABEL), done ?? 0);
        const top = ranking && wholeNumber(storage.getItem(TOP_CHOICE), ranking.choices - 1);
        const day = readDay(storage, rules);
        return {
          ...(label !== undefined && { label }),
          ...(done !== undefined && { done }),
          ...(ranking && top !== undefined && { tops: { [ranking.chapter]: top } }),
          ...(day && { day }),
        };
      });
      return saved ?? {};
    },
    write({ label, done, tops, day }) {
      attempt(storage => {
        const storedDone = wholeNumber(storage.getItem(DONE), story.last) ?? 0;
        // stores the done count first: if storing the label fails, the old label still belongs to an open chapter
        storage.setItem(DONE, String(Math.max(done, storedDone)));
        storage.setItem(LABEL, label);
        const top = ranking && tops[ranking.chapter];
        if (top !== undefined) storage.setItem(TOP_CHOICE, String(top));
        writeDay(storage, day);
      });
    },
  };
}
