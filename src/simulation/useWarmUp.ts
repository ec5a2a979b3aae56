/**
 * Renders overlays behind the loading screen, so that a slow phone has drawn the fonts and compiled the code before
 * they are needed: one overlay of each kind that needs no further files.
 */
import { startTransition, useEffect, useState } from 'react';
import { type Overlay, type Progress, type Story, type View, viewOf } from '../../stage/index.ts';
import type { Visit } from './visit.ts';

const kindOf = (overlay: Overlay) => (overlay.kind === 'question' ? overlay.question.kind : overlay.kind);
/** Kinds of overlays that would load files at once: pictures of cards, and the code for dragging. */
const WITH_FILES: readonly string[] = ['card', 'finale', 'drag'];

/**
 * Returns one view per kind of overlay. The last view stays until the start, so the kinds at the story's beginning are
 * last: they are the plainest.
 */
export function warmUpViews(story: Story, progress: Progress): View[] {
  const { chapters, stepsOf } = story;
  // only some chapters: `stepsOf` builds a chapter's steps, which is not yet needed for the others
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

/** Returns the view to render: the next one in each frame, up to the last; undefined while `isOn` is false. */
export function useWarmUp({ runner }: Visit, isOn: boolean): View | undefined {
  const [views] = useState(() => warmUpViews(runner.story, runner.progress.getState()));
  // no view in the first frame, so that the start button does not wait
  const [at, setAt] = useState(-1);
  useEffect(() => {
    if (!isOn || at === views.length - 1) return;
    // one view per frame, so that the start button works in between
    const frame = requestAnimationFrame(() => startTransition(() => setAt(at + 1)));
    return () => cancelAnimationFrame(frame);
  }, [isOn, at, views]);
  return isOn ? views[at] : undefined;
}
