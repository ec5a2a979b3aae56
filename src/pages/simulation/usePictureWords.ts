import { useEffect, useState } from 'react';

/** Loads what is to be seen on the stage, in words, once it is asked for; true when they are there. */
export function usePictureWords(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    import('./pictureWords.ts').then(
      () => setThere(true),
      cause => console.info('The pictures are told in fewer words', cause),
    );
  }, [isWanted]);
  return isThere;
}
