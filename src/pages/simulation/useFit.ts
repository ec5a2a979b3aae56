import { useEffect, useState } from 'react';
import { type Fit, fit, type Size } from '../../../stage/index.ts';

interface FittedWindow {
  /** CSS pixels */
  readonly window: Size;
  readonly fit: Fit;
}

function measure(): FittedWindow {
  const size = { w: window.innerWidth, h: window.innerHeight };
  return { window: size, fit: fit(size) };
}

/** The window's size and how the stage fits into it, measured again whenever the window changes. */
export function useFit(): FittedWindow {
  const [measured, setMeasured] = useState(measure);
  useEffect(() => {
    const onResize = () => setMeasured(measure());
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return measured;
}
