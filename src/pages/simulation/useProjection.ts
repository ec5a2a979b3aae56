import { useEffect, useState } from 'react';

export interface ProjectionWanted {
  /** the key that asked for it, which nobody has heard yet */
  readonly missed?: KeyboardEvent;
}

/** Milliseconds after the start in which a slow phone has better things to do. */
const SETTLES_WITHIN = 2000;

/**
 * What is only for a big screen comes late: when somebody presses a letter, or when the start is over. Undefined until
 * then; keeps its identity afterwards.
 */
export function useProjection(started: boolean): ProjectionWanted | undefined {
  const [wanted, setWanted] = useState<ProjectionWanted>();
  useEffect(() => {
    if (wanted) return;
    const pressed = (missed: KeyboardEvent) => {
      if (missed.key.length === 1) setWanted({ missed }); // longer names belong to the story and the browser
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
