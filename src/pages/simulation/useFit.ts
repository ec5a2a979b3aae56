/** The window and how the stage fits into it, measured again whenever the window changes. */
import { useEffect, useState } from 'react';
import { type Fit, fit, type Size } from '../../../stage/index.ts';

function measure(): { window: Size; fit: Fit } {
  const size = { w: window.innerWidth, h: window.innerHeight };
  return { window: size, fit: fit(size) };
}

export function useFit() {
  const [measured, setMeasured] = useState(measure);
  useEffect(() => {
    const again = () => setMeasured(measure());
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, []);
  return measured;
}
