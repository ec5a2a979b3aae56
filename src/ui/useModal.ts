import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for a `<dialog>`. The dialog is modal while it is mounted. After it closes, the focus returns to the
 * element that had it before.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // closes the dialog in a layout effect: the browser returns the focus only if the dialog is still in the document
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
