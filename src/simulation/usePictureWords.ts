import { useEffect, useState } from 'react';

/** Loads the descriptions of the pictures once `isWanted` is true; returns true when they are loaded. */
export function usePictureWords(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    import('../words/pictureWords.ts').then(
      () => setThere(true),
      cause => console.info('The descriptions of the pictures have not loaded', cause),
    );
  }, [isWanted]);
  return isThere;
}
