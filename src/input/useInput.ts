import { useEffect } from 'react';
import { type Listener, listen } from './listen.ts';

const isCovered = () => document.querySelector('dialog[open]') !== null;
const selected = () => document.getSelection()?.toString() ?? '';
/** Above 1.01, because a browser's rounding may give a little more than 1. */
const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

/**
 * Handles keys, clicks and swipes anywhere in the window while the component is mounted. `listener` must keep its
 * identity between renders: a new one starts listening again and drops a press that is under way.
 */
export function useInput(listener: Listener) {
  useEffect(() => listen({ events: window, isCovered, selected, isZoomed }, listener), [listener]);
}
