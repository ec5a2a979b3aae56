/** Computes the lines that a screen reader must say during a match day, in the format of heard.ts. */
import { beside, createRunner, reasonKey, type Story, story, viewOf } from '../../stage/index.ts';
import { textOf } from '../texts.ts';
import { WRONG } from './answers.ts';

type Chapter = Story['chapters'][number];
type Step = Story['steps'][number];

/**
 * The value that the page's `Math.random` returns during the visit: 0.5 keeps the choices of the ranking in their
 * order.
 */
export const RANDOM = 0.5;
const start = createRunner(story, {}, () => RANDOM).progress.getState();
const tops = Object.fromEntries(Object.entries(start.orders).map(([chapter, [top = 0]]) => [chapter, top]));

const button = (name: 'validate' | 'continue' | 'error.button' | 'card.flip') =>
  `[${textOf(`ui.${name}`)}, button]`;

/**
 * Returns what a screen reader says at the button Next, which gets the focus after a question or card. If the
 * next step has a deed, the button's name contains the deed.
 */
function lineOfNext({ label }: Step): string {
  const after = beside(story, label, 1);
  const overlay = after && viewOf(story, { ...start, label: after.label }).overlay;
  const deed = overlay?.kind === 'bubble' ? overlay.deed : undefined;
  return `[${deed ? textOf('ui.deed.next', { deed: textOf(deed) }) : textOf('ui.next')}, button]`;
}

/** The answers that the test gives, in this order: the wrong ones, then the right one. [] for a ranking. */
function answersTo({ question }: Chapter): number[] {
  if (question?.kind !== 'select') return [];
  const choices = Array.from({ length: question.choices }, (_, choice) => choice);
  return [...choices.filter(choice => choice !== question.answer), question.answer];
}

/**
 * Returns the lines that a screen reader says while the visitor selects `choice` with the arrow keys and
 * validates it. The arrow keys start at the last choice in `tried`, or at the first choice if `tried` is
 * empty. A wrong answer adds the lines of the error overlay (reaction and reason), and `repeated`: the lines
 * that the screen reader says again when the error overlay closes.
 */
function linesOfAnswer(
  chapter: Chapter,
  choice: number,
  tried: readonly number[],
  repeated: readonly string[],
): string[] {
  const { number, question } = chapter;
  const key = `simulation.chapter_${number}.question` as const;
  const from = tried.at(-1) ?? 0;
  const count = question?.choices ?? 0;
  const passed = Array.from({ length: ((choice - from + count) % count) + 1 }, (_, i) => (from + i) % count);
  const radios = passed.map(each => {
    const mark = tried.includes(each) ? ` ${textOf('ui.choice.tried')}` : '';
    return `[${textOf(`${key}.choice_${each}`)}${mark}, radio]`;
  });
  if (question?.kind !== 'select' || choice === question.answer) return [...radios, button('validate')];
  const happens = textOf(`pictures.chapter_${number}.wrong_${choice}`);
  return [
    ...radios,
    button('validate'),
    `[${textOf(`${key}.error_title`)}, alertdialog] ${happens} ${textOf(reasonKey(chapter, choice))}`,
    button('error.button'),
    ...repeated,
  ];
}

/**
 * Returns the lines that a screen reader says for the overlay of a step.
 * `repeated`: the picture's description, if it is a separate line (see `linesAt`), else []. The screen reader
 * says the description again after each wrong answer.
 */
function linesOfOverlay(step: Step, chapter: Chapter, repeated: readonly string[]): string[] {
  const key = `simulation.chapter_${chapter.number}` as const;
  switch (step.kind) {
    case 'title': {
      const counted = textOf('ui.chapter', { current: chapter.number, total: story.last });
      return [`${counted} ${textOf(`${key}.title`)} ${textOf(`${key}.subtitle`)}`];
    }
    case 'bubble': {
      const { overlay } = viewOf(story, { ...start, tops, label: step.label });
      if (overlay.kind !== 'bubble') throw new Error(`${step.label} shows no bubble`);
      return [`${textOf(`speaker.${overlay.speaker}`)}: ${textOf(overlay.words)}`];
    }
    case 'question': {
      const answers = answersTo(chapter);
      return [
        `[${textOf(`${key}.question.title`)}, region] ${textOf(`${key}.question.introduction`)}`,
        ...answers.flatMap((choice, i) => [
          ...(i > 0 ? [button('validate')] : []),
          ...linesOfAnswer(chapter, choice, answers.slice(0, i), repeated),
        ]),
        ...(answers.length > 0 ? [] : [button('validate')]),
        lineOfNext(step),
      ];
    }
    case 'card':
      return [
        `[${textOf(`${key}.card.title`)}, region] ${textOf('ui.card.received', { title: textOf(`${key}.card.strength`) })} ${textOf(`${key}.card.introduction`)}`,
        button('card.flip'),
        `${textOf(`${key}.card.title`)} ${textOf(`${key}.card.introduction`)} ${textOf(`${key}.card.tuesday`)}`,
        button('continue'),
        lineOfNext(step),
      ];
    case 'finale':
      return [
        `[${textOf('simulation.finale.summary.title')}, region] ${textOf('simulation.finale.summary.text')}`,
      ];
    default:
      return [];
  }
}

/** Returns what a screen reader says for page one of the notebook, which shows the visit's first wrong answer. */
function lineOfNotebook(): string {
  const [first] = WRONG;
  if (!first) throw new Error('the story has no wrong answer');
  const mistake = textOf(`mistakes.${first.chapter}_${first.choice}`);
  return `${textOf('mistakes.page')} ${textOf('mistakes.first', { mistake })}`;
}

/**
 * Returns all lines that a screen reader says at a step. The picture's description comes first:
 * - In a scene or a step with acts, a live region reads the description. If the step has a bubble, the live region
 *   reads the description, the notebook's page and the bubble's words as one line.
 * - In all other steps, the description is a line of its own, in parentheses.
 */
function linesAt(step: Step): string[] {
  const chapter = story.chapters[step.chapter];
  if (!chapter) throw new Error(`${step.label} is in no chapter`);
  const picture = textOf(`pictures.chapter_${step.chapter}.${step.name}`);
  const isLive = step.kind === 'scene' || step.acts.length > 0;
  const description = isLive ? [] : [`(${picture})`];
  const lines = linesOfOverlay(step, chapter, description);
  const notebookLines = step.page ? [lineOfNotebook()] : [];
  return isLive && step.kind === 'bubble'
    ? [[picture, ...notebookLines, ...lines].join(' ')]
    : [...(isLive ? [picture] : description), ...notebookLines, ...lines];
}

/**
 * Returns the lines that a screen reader says during a whole match day, played by keyboard with every wrong answer and
 * with every card turned.
 */
export const expectedLines = (): string[] =>
  story.steps.flatMap(linesAt).map(line => line.replace(/\s+/g, ' ').replaceAll(' :', ':'));
