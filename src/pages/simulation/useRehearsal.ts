/**
 * One overlay of each kind, behind the loading screen: a slow phone draws its letters and compiles its code
 * before a visitor waits for them. One in a frame, so that the start can be pressed in between.
 */
import { useEffect, useState } from 'react';
import { type Overlay, type Progress, type Story, type View, viewOf } from '../../../stage/index.ts';
import type { Session } from './session.ts';

const kindOf = (overlay: Overlay) => (overlay.kind === 'question' ? overlay.question.kind : overlay.kind);
/** These show cards, and the browser would ask for them at once. */
const WITH_PICTURES: readonly string[] = ['card', 'finale'];

/** One view of each kind; the plainest, with which the match day opens, come last and the last one stays. */
export function rehearsalOf(story: Story, progress: Progress): View[] {
  const kinds = new Map<string, View>();
  for (const { label } of story.steps) {
    const view = viewOf(story, { ...progress, label });
    const kind = kindOf(view.overlay);
    if (!WITH_PICTURES.includes(kind)) kinds.set(kind, view);
  }
  return [...kinds.values()].reverse();
}

/** The view to rehearse; none before `on`. */
export function useRehearsal({ runner }: Session, on: boolean): View | undefined {
  const [views] = useState(() => rehearsalOf(runner.story, runner.progress.getState()));
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!on || at === views.length - 1) return;
    const frame = requestAnimationFrame(() => setAt(at + 1));
    return () => cancelAnimationFrame(frame);
  }, [on, at, views]);
  return on ? views[at] : undefined;
}
