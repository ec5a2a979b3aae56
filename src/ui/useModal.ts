import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for a `<dialog>`. The dialog is modal while it is mounted. Afterwards the element that had the focus
 * before the dialog gets it back.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // a layout effect closes the dialog while it is still in the document: only then does the browser return the focus
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
