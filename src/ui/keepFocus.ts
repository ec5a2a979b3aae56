import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button, input, [tabindex="0"]';

/** For `onKeyDown` of a modal dialog, where Tab would otherwise move to the browser's own bars. */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget;
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [controls[0], controls.at(-1)];
  const [edge, next] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge && document.activeElement !== dialog) return;
  event.preventDefault();
  next?.focus();
}
