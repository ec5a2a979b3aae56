/** A chapter as the pictures a visitor sees one after another: each step's tableau with its words. */
import type {
  Box,
  Change,
  Chapter,
  Element,
  Layout,
  Line,
  Moment,
  Point,
  Tableau,
} from '../../stage/story/types.ts';

/** One picture of the contact sheet. */
export interface ShownFrame {
  readonly label: string;
  readonly tableau: Tableau;
  readonly bubble?: { readonly box: Box; readonly mouth?: Point; readonly words: string };
}
export type Words = Readonly<Record<string, string>>;

/** The tableau after a change, back to front. */
export function changed(tableau: Tableau, change: Change = {}): Tableau {
  const next = new Map<string, Element>(tableau.map(element => [element.id, element]));
  for (const [id, patch] of Object.entries(change)) {
    if (patch === null) next.delete(id);
    else next.set(id, { depth: 0.7, ...next.get(id), ...patch, id });
  }
  const height = (element: Element) => element.z ?? element.depth;
  return [...next.values()].sort((a, b) => height(a) - height(b));
}

const NO_TAGS = /<[^>]+>/g;

/** All frames of a chapter on one layout. */
export function framesOf(chapter: Chapter, layout: Layout, words: Words): ShownFrame[] {
  const key = (name: string) => `simulation.chapter_${chapter.id}.${name}`;
  const frames: ShownFrame[] = [];
  let tableau: Tableau = [];
  const show = (label: string, change?: Change, line?: { words: string; from: Line }) => {
    tableau = changed(tableau, change);
    frames.push({
      label,
      tableau,
      ...(line && { bubble: bubbleOf(chapter, layout, line.from, line.words) }),
    });
  };
  const moment = (label: string, what?: Moment) => what && show(label, what.change);

  if (chapter.title) frames.push({ label: 'title', tableau: changed(chapter.title) });
  tableau = chapter.scene.tableau;
  show('scene', chapter.scene.change);
  const ask = () => {
    const { question } = chapter;
    if (!question) return;
    show(`question after ${question.after}`, question.change);
    if (question.wrong) frames.push({ label: 'wrong answer', tableau: changed(tableau, question.wrong) });
  };
  if (chapter.question?.after === 0) ask();
  for (let n = 1; n <= countOf(chapter, words, key); n++) {
    const line: Line = chapter.lines[n] ?? { speaker: 'ambassador' };
    const text = words[key(`text_${n}`)] ?? words[key(`text_${n}_top_1`)] ?? '';
    show(`${n} ${line.speaker}`, line.change, { words: text.replace(NO_TAGS, ''), from: line });
    if (chapter.question?.after === n) ask();
  }
  moment('card', chapter.card);
  moment('finale', chapter.finale);
  return frames;
}

function countOf(chapter: Chapter, words: Words, key: (name: string) => string) {
  let count = Math.max(0, ...Object.keys(chapter.lines).map(Number));
  while (words[key(`text_${count + 1}`)] !== undefined || words[key(`text_${count + 1}_top_1`)] !== undefined)
    count++;
  return count;
}

function bubbleOf(chapter: Chapter, layout: Layout, line: Line, words: string) {
  const mouth = line.mouth?.[layout] ?? chapter.mouths[line.speaker]?.[layout];
  return { box: line.bubble?.[layout] ?? chapter.bubble[layout], words, ...(mouth && { mouth }) };
}
