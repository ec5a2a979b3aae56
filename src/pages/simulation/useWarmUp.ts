/**
 * Renders one overlay of each kind that needs no more files behind the loading screen, so that a slow phone has drawn the letters and
 * compiled the code before a visitor waits for them.
 */
import { startTransition, useEffect, useState } from 'react';
import { type Overlay, type Progress, type Story, type View, viewOf } from '../../../stage/index.ts';
import type { Visit } from './visit.ts';

const kindOf = (overlay: Overlay) => (overlay.kind === 'question' ? overlay.question.kind : overlay.kind);
/** These would ask for files at once: pictures of cards, and what choices are dragged with. */
const WITH_FILES: readonly string[] = ['card', 'finale', 'drag'];

/**
 * One view of each kind of overlay. The kinds with which the story opens come last, because the last view
 * stays until the start and they are the plainest.
 */
export function warmUpViews(story: Story, progress: Progress): View[] {
  const { chapters, stepsOf } = story;
  // no more of the story than it takes: the steps of other chapters are made when she comes to them
  const shown = [
    chapters[0],
    chapters.find(({ title }) => title),
    chapters.find(({ question }) => question?.kind === 'select'),
  ];
  const kinds = new Map<string, View>();
  for (const { label } of new Set(shown.flatMap(chapter => (chapter ? stepsOf(chapter.number) : [])))) {
    const view = viewOf(story, { ...progress, label });
    const kind = kindOf(view.overlay);
    if (!WITH_FILES.includes(kind)) kinds.set(kind, view);
  }
  return [...kinds.values()].reverse();
}

/** The view to render now, another one in each frame; undefined while `isOn` is false. */
export function useWarmUp({ runner }: Visit, isOn: boolean): View | undefined {
  const [views] = useState(() => warmUpViews(runner.story, runner.progress.getState()));
  // none at first: the start button is not to wait for them
  const [at, setAt] = useState(-1);
  useEffect(() => {
    if (!isOn || at === views.length - 1) return;
    // one in a frame, so that the start can be pressed in between
    const frame = requestAnimationFrame(() => startTransition(() => setAt(at + 1)));
    return () => cancelAnimationFrame(frame);
  }, [isOn, at, views]);
  return isOn ? views[at] : undefined;
}
