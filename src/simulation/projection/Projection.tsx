import { useCallback, useEffect, useState } from 'react';
import words from '../../../locales/en/projection.json';
import type { Runner } from '../../../stage/index.ts';
import { typesCharacter } from '../../input/keyOf.ts';
import { toggleFullscreen } from '../../ui/fullscreen.ts';
import { addWords } from '../../words/i18n.ts';
import { answerOf } from './answer.ts';
import { Blank } from './Blank.tsx';
import { Keys } from './Keys.tsx';
import { projectionKey } from './keys.ts';
import { watchPointer } from './restingPointer.ts';
import { watchFullscreen } from './watchFullscreen.ts';
import './projected.css';

addWords(words);

interface ProjectionProps {
  readonly runner: Runner;
  /**
   * if false, the loading screen covers the story, and only the keys for full screen, blank screen and list of keys
   * work
   */
  readonly started: boolean;
  readonly takeMissed: () => KeyboardEvent | undefined;
}

const toggleOfClass = (name: string) => (isOn: boolean) => {
  document.documentElement.classList.toggle(name, isOn);
};

export default function Projection({ runner, started, takeMissed }: ProjectionProps) {
  const [open, setOpen] = useState<'blank' | 'keys'>();
  const [lettersWork, setLettersWork] = useState(true);

  useEffect(() => watchFullscreen(toggleOfClass('projected')), []);
  useEffect(() => watchPointer(window, toggleOfClass('projected-still')), []);

  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const key = projectionKey(event);
      if (!key || (!lettersWork && typesCharacter(event))) return;
      if (key.type === 'fullscreen') return void toggleFullscreen();
      if (key.type === 'blank') return setOpen(now => (now === 'blank' ? undefined : 'blank'));
      if (key.type === 'keys') return setOpen(now => (now ? undefined : 'keys'));
      const { wrong } = runner.progress.getState();
      const isCovered = document.querySelector('dialog[open]') !== null && !wrong;
      const command =
        started && !open && !isCovered && answerOf(runner.story, runner.progress.getState(), key);
      if (!command) return;
      event.preventDefault();
      runner.dispatch(command);
    },
    [runner, started, open, lettersWork],
  );
  // Listens in the capture phase, so that `onKey` runs before the handler of the story's keys. When a key answers a
  // question, `onKey` calls `preventDefault()`. The handler of the story's keys then ignores this key.
  useEffect(() => {
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [onKey]);

  useEffect(() => {
    const missed = takeMissed();
    if (missed) onKey(missed);
  }, [takeMissed, onKey]);

  const close = () => setOpen(undefined);
  if (open === 'blank') return <Blank onClose={close} />;
  return open && <Keys lettersWork={lettersWork} onLettersWork={setLettersWork} onClose={close} />;
}
