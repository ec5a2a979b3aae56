import { useEffect, useState } from 'react';

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
