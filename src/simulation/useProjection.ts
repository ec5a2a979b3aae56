import { useEffect, useState } from 'react';

export interface ProjectionWanted {
  /** the key press that made the page load the code; the loaded code has to handle it */
  readonly missed?: KeyboardEvent;
}

/** Delay in ms after the start, because a slow phone is busy with the first steps. */
const SETTLES_WITHIN = 2000;

/**
 * Decides when to load the code for a big screen: at the first press of a key that types a character, or 2 s after the
 * start. Returns undefined until then, and the same object from then on.
 */
export function useProjection(started: boolean): ProjectionWanted | undefined {
  const [wanted, setWanted] = useState<ProjectionWanted>();
  useEffect(() => {
    if (wanted) return;
    const pressed = (missed: KeyboardEvent) => {
      if (missed.key.length === 1) setWanted({ missed }); // keys with longer names type no character
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
