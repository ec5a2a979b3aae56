import { simulation } from './pages.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}
const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {});

let asked = false;

/** Loads the story because the visitor is about to want it. Never where she has asked to save data. */
export function prefetchStory() {
  if (asked || connection().saveData) return;
  asked = true;
  simulation.preload().catch(() => {
    asked = false;
  });
}

/** The weaker sign, a call to action in view, counts only where loading costs next to nothing. */
export const isFast = () => connection().effectiveType === '4g';
