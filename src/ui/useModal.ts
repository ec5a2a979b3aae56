import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for a `<dialog>`. The dialog is modal while it is mounted. After it closes, the focus returns to the
 * element that had it before.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect closes the dialog before React removes it from the document. After the removal, the browser would
  // not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
