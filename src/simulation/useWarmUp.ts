/**
 * Renders overlays behind the loading screen (the warm-up): one of each kind that needs no further files. So a slow
 * phone draws the fonts and compiles the code before the start.
 */
import { startTransition, useEffect, useState } from 'react';
import { type Overlay, type Progress, type Story, type View, viewOf } from '../../stage/index.ts';
import type { Visit } from './visit.ts';

const kindOf = (overlay: Overlay) => (overlay.kind === 'question' ? overlay.question.kind : overlay.kind);
/** Kinds of overlays that load further files when they are rendered: drawings of cards, and the code for dragging. */
const WITH_FILES: readonly string[] = ['card', 'finale', 'drag'];

/**
 * Returns one view for each kind of overlay that loads no further files. The last view shows the simplest kind, with
 * which the story begins: `useWarmUp` keeps the last view rendered until the start.
 */
export function warmUpViews(story: Story, progress: Progress): View[] {
  const { chapters, stepsOf } = story;
  // these three chapters contain every kind of overlay that loads no further files; more chapters would take more time
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

export function useWarmUp({ runner }: Visit, isOn: boolean): View | undefined {
  const [views] = useState(() => warmUpViews(runner.story, runner.progress.getState()));
  // -1 means no view: the first frame renders only the start button, so that the button does not wait for a view
  const [at, setAt] = useState(-1);
  useEffect(() => {
    if (!isOn || at === views.length - 1) return;
    const frame = requestAnimationFrame(() => startTransition(() => setAt(at + 1)));
    return () => cancelAnimationFrame(frame);
  }, [isOn, at, views]);
  return isOn ? views[at] : undefined;
}
