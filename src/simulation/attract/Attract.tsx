/**
 * The kiosk's attract loop: still pictures of the match day, and a hand that shows where to touch. It imports only
 * types from the match day: shared code would become one more file that every visitor loads.
 */
import { type PropsWithChildren, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import kiosk from '../../../locales/en/kiosk.json';
import type { Layout } from '../../../stage/index.ts';
import { addWords, isWordKey } from '../../words/i18n.ts';
import type { Visit } from '../visit.ts';
import { attractFrames } from './attractFrames.ts';
import './attract.css';

addWords(kiosk);

/** Time per picture in ms, without and with reduced motion. */
const HELD = 1600;
const HELD_STILL = 8000;

/** Shows one picture after the other on the stage, and returns the current one. */
function useFrames({ runner: { story }, playback }: Visit, layout: Layout) {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [frames] = useState(() => attractFrames(story, isStill));
  const [at, setAt] = useState(0);
  const frame = frames[at];
  useEffect(() => {
    if (!frame) return;
    void playback.warmUp(layout, frame.label);
    const task = setTimeout(() => setAt((at + 1) % frames.length), isStill ? HELD_STILL : HELD);
    return () => clearTimeout(task);
  }, [playback, layout, frame, frames, at, isStill]);
  return frame;
}

/** Calls `onKey` for any key except Tab, Shift, Escape and combinations with Alt, Ctrl or Meta. */
function useAnyKey(onKey: () => void) {
  useEffect(() => {
    const pressed = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!altKey && !ctrlKey && !metaKey && !['Tab', 'Shift', 'Escape'].includes(key)) onKey();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [onKey]);
}

interface AttractProps extends PropsWithChildren {
  readonly visit: Visit;
  readonly layout: Layout;
  readonly onStart: () => void;
}

/**
 * Shows the attract loop before a visit. If the visit has begun, shows `children`: the visitor left the match day and
 * came back.
 */
export default function Attract({ visit, layout, onStart, children }: AttractProps) {
  const { story, progress } = visit.runner;
  const [isNew] = useState(() => progress.getState().label === story.stepsOf(0)[0]?.label);
  return isNew ? <Loop visit={visit} layout={layout} onStart={onStart} /> : children;
}

function Loop({ visit, layout, onStart }: Omit<AttractProps, 'children'>) {
  const { t } = useTranslation();
  const frame = useFrames(visit, layout);
  useAnyKey(onStart);
  const title = `simulation.chapter_${frame?.chapter}.title`;
  return (
    <button type="button" className="attract" data-layout={layout} onClick={onStart} onPointerUp={onStart}>
      <span className="attract__title" aria-hidden="true">
        {isWordKey(title) && <span key={title}>{t(title)}</span>}
      </span>
      <span className="attract__band">
        <span className="attract__invite">{t('kiosk.attract.invite')}</span>{' '}
        <span className="attract__touch">
          <Hand />
          {t('kiosk.attract.touch')}
        </span>
      </span>
    </button>
  );
}

const Hand = () => (
  <svg className="attract__hand" viewBox="0 0 64 80" aria-hidden="true">
    <circle className="attract__ring" cx="25" cy="14" r="12" />
    <path d="M20 14a5.5 5.5 0 0 1 11 0v24l2-5a5 5 0 0 1 9.5 2l1-2a5 5 0 0 1 9 3l1-1a4.5 4.5 0 0 1 8 3v17c0 14-8 23-21 23h-4c-9 0-14-5-18-12L7 51c-3-6 3-10 8-5l5 6z" />
  </svg>
);
