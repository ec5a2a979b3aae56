import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button, input, [tabindex="0"]';

/**
 * A focus trap, for `onKeyDown` of a modal dialog: Tab moves from the last control to the first, Shift+Tab from the
 * first to the last. Without the trap, Tab would move to the browser's own bars.
 */
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
