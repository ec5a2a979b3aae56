/**
 * The kiosk's attract loop: still pictures of the match day, and a hand that shows where to touch. Imports
 * only types from the match day: the bundler would put shared code into one more file, which every visitor
 * would have to load.
 */
import { type PropsWithChildren, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Layout } from '../../../stage/index.ts';
import { Invitation } from '../../kiosk/attract/Invitation.tsx';
import { isWordKey } from '../../words/i18n.ts';
import type { Visit } from '../visit.ts';
import { attractFrames } from './attractFrames.ts';

/** Time per picture, in ms. */
const FRAME_TIME = 1600;
const FRAME_TIME_REDUCED = 8000;

function useFrames({ runner: { story }, playback }: Visit, layout: Layout) {
  const [isReduced] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [frames] = useState(() => attractFrames(story, isReduced));
  const [at, setAt] = useState(0);
  const frame = frames[at];
  useEffect(() => {
    if (!frame) return;
    void playback.warmUp(layout, frame.label);
    const task = setTimeout(
      () => setAt((at + 1) % frames.length),
      isReduced ? FRAME_TIME_REDUCED : FRAME_TIME,
    );
    return () => clearTimeout(task);
  }, [playback, layout, frame, frames, at, isReduced]);
  return frame;
}

interface AttractProps extends PropsWithChildren {
  readonly visit: Visit;
  readonly layout: Layout;
  readonly onStart: () => void;
}

/**
 * Shows the attract loop if the story is at its first step. A later step means that the visitor has left the match day
 * and has come back in the same visit. In this case, shows `children`, the loading screen.
 */
export default function Attract({ visit, layout, onStart, children }: AttractProps) {
  const { story, progress } = visit.runner;
  const [isAtFirstStep] = useState(() => progress.getState().label === story.stepsOf(0)[0]?.label);
  return isAtFirstStep ? <Loop visit={visit} layout={layout} onStart={onStart} /> : children;
}

function Loop({ visit, layout, onStart }: Omit<AttractProps, 'children'>) {
  const { t } = useTranslation();
  const frame = useFrames(visit, layout);
  const title = `simulation.chapter_${frame?.chapter}.title`;
  return (
    <Invitation onStart={onStart} onPointerUp={onStart}>
      {isWordKey(title) && <span key={title}>{t(title)}</span>}
    </Invitation>
  );
}
