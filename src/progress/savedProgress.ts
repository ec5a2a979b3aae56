/** Progress that outlives the tab. What a storage holds is from outside, so it is checked when it is read. */
import { type Label, parse, resolve, type Saved, type Story } from '../../stage/index.ts';
import { type DayRules, readDay, writeDay } from './savedDay.ts';

const LABEL = 'wny-simulation-current-label';
const DONE = 'wny-simulation-current-chapter-done';
/** the choice that the visitor put first when chapter 1 asked for her order: the reply depends on it */
const TOP_CHOICE = 'wny-simulation-top-choice';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SavedProgress {
  /** What is saved, without what is missing, not valid or not readable; never throws. */
  read(): Partial<Saved>;
  /** Saves, of two done counts the larger one: another tab may have come further. Does nothing where the storage fails. */
  write(saved: Saved): void;
}

/** A whole number from 0 to `most`, written in digits alone; undefined for any other text. */
function wholeNumber(text: string, most: number): number | undefined {
  return /^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

/**
 * A label of a chapter that exists, moved to the nearest step at or before it: the story may have become
 * shorter. One of a chapter that is not open yet is the start of the last open one: a label alone opens nothing.
 * Undefined for a chapter that does not exist and for any other text.
 */
function savedLabel(story: Story, text: string, done: number): Label | undefined {
  if (!/^chapter_\d+_\d+$/.test(text)) return undefined;
  const [chapter] = parse(text);
  if (chapter > story.last) return undefined;
  return resolve(story, chapter <= done ? text : `chapter_${done}_start`).label;
}

/** The chapter that asks for an order, and how many choices it has; undefined in a story without one. */
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
 * The progress that a storage keeps for a story. `storage` is called for every access and may throw, as a
 * browser does that keeps nothing for this site; the first failure goes to `log`, later ones are ignored.
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
        const item = (key: string) => storage.getItem(key) ?? '';
        const done = wholeNumber(item(DONE), story.last);
        const label = savedLabel(story, item(LABEL), done ?? 0);
        const top = ranking && wholeNumber(item(TOP_CHOICE), ranking.choices - 1);
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
        const elsewhere = wholeNumber(storage.getItem(DONE) ?? '', story.last) ?? 0;
        // before the label, which it opens: a storage may fail in between
        storage.setItem(DONE, String(Math.max(done, elsewhere)));
        storage.setItem(LABEL, label);
        const top = ranking && tops[ranking.chapter];
        if (top !== undefined) storage.setItem(TOP_CHOICE, String(top));
        writeDay(storage, day);
      });
    },
  };
}
