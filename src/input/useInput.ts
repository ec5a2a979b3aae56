import { useEffect } from 'react';
import { type Listener, listen } from './listen.ts';

const isCovered = () => document.querySelector('dialog[open]') !== null;
const selected = () => document.getSelection()?.toString() ?? '';
/** Compares with 1.01 instead of 1: without zoom, a browser's rounding may give a scale a little above 1. */
const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

/**
 * Handles keys, clicks and swipes anywhere in the window while the component is mounted. Pass the same `listener` at
 * every render: a new `listener` registers all event handlers again, and the current press is lost.
 */
export function useInput(listener: Listener) {
  useEffect(() => listen({ events: window, isCovered, selected, isZoomed }, listener), [listener]);
}
