import { type RefObject, useLayoutEffect, useRef } from 'react';

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
