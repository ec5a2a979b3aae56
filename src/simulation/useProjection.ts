import { useEffect, useState } from 'react';

export interface ProjectionWanted {
  /** the key press that caused the loading, which still has to be handled */
  readonly missed?: KeyboardEvent;
}

/** Delay in ms after the start: a slow phone is busy with the first steps. */
const SETTLES_WITHIN = 2000;

/**
 * Decides when to load the code for a big screen: at the first key with a single character, or 2 s after the start.
 * Returns undefined until then; the same object afterwards.
 */
export function useProjection(started: boolean): ProjectionWanted | undefined {
  const [wanted, setWanted] = useState<ProjectionWanted>();
  useEffect(() => {
    if (wanted) return;
    const pressed = (missed: KeyboardEvent) => {
      if (missed.key.length === 1) setWanted({ missed }); // keys with longer names have other uses
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
