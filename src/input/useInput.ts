import { useEffect } from 'react';
import { type Listener, listen } from './listen.ts';

const isCovered = () => document.querySelector('dialog[open]') !== null;
const selected = () => document.getSelection()?.toString() ?? '';
/** More than what a browser's rounding leaves of 1. */
const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

/**
 * Hears keys, clicks and swipes anywhere in the window while the component that calls it is on the page.
 * `listener` must keep its identity between renders: another one starts listening anew and forgets a press
 * that is under way.
 */
export function useInput(listener: Listener) {
  useEffect(() => listen({ events: window, isCovered, selected, isZoomed }, listener), [listener]);
}
