import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for a `<dialog>`. The dialog is modal while it is mounted. After it closes, the focus returns to the
 * element that had it before.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect closes the dialog while it is in the document. Otherwise the browser does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
