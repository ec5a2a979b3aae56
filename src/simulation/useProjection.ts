import { useCallback, useEffect, useRef, useState } from 'react';
import { typesCharacter } from '../input/keyOf.ts';

/**
 * Maximum delay from the start of the story to the load of the big-screen code, in ms. The load waits, because
 * a slow phone is busy at first.
 */
const LOADS_AFTER = 2000;

/**
 * Decides when to load the code for a big screen: when a key that types a character is pressed, or 2 s after the start.
 * Until the code has loaded, records the last such key press. Every render returns the same function `takeMissed`.
 */
export function useProjection(started: boolean) {
  const [isWanted, setWanted] = useState(false);
  const missed = useRef<KeyboardEvent>(undefined);
  const stop = useRef(() => {});
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!typesCharacter(event)) return;
      missed.current = event;
      setWanted(true);
    };
    addEventListener('keydown', pressed);
    stop.current = () => removeEventListener('keydown', pressed);
    return stop.current;
  }, []);
  useEffect(() => {
    if (isWanted || !started) return;
    const timer = setTimeout(() => setWanted(true), LOADS_AFTER);
    return () => clearTimeout(timer);
  }, [isWanted, started]);
  const takeMissed = useCallback(() => {
    stop.current();
    const event = missed.current;
    missed.current = undefined;
    return event;
  }, []);
  return { isWanted, takeMissed };
}
