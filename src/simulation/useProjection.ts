import { useEffect, useState } from 'react';

export interface ProjectionWanted {
  /** the key press that made the page load the code; the loaded code has to handle it */
  readonly missed?: KeyboardEvent;
}

/** Delay of the download after the start, in ms: the first steps keep a slow phone busy. */
const SETTLES_WITHIN = 2000;

/**
 * Decides when to load the code for a big screen: when a key that types a character is pressed, or 2 s after the start.
 * Until then returns undefined. After that always returns the same object.
 */
export function useProjection(started: boolean): ProjectionWanted | undefined {
  const [wanted, setWanted] = useState<ProjectionWanted>();
  useEffect(() => {
    if (wanted) return;
    const pressed = (missed: KeyboardEvent) => {
      if (missed.key.length === 1) setWanted({ missed }); // a key that types a character has a name of length 1
    };
    addEventListener('keydown', pressed);
    const rest = started ? setTimeout(() => setWanted({}), SETTLES_WITHIN) : undefined;
    return () => {
      removeEventListener('keydown', pressed);
      clearTimeout(rest);
    };
  }, [wanted, started]);
  return wanted;
}
