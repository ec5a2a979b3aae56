import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog in front of everything as long as it is on the page; the focus then goes back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // a layout effect closes it while it is still in the page: only then the browser gives the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
