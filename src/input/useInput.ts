import { useEffect } from 'react';
import type { Command } from '../../stage/index.ts';
import { commandOf, isStageClick, type Spot, swipeOf } from './input.ts';

const at = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX, y: clientY });
const isSelecting = () => document.getSelection()?.type === 'Range';
const isCovered = () => document.querySelector('dialog[open]') !== null;

/**
 * Hears keys, presses and swipes anywhere in the window while the story is on.
 * Both functions must keep their identity. `log` writes the position, nothing else.
 */
export function useInput(dispatch: (command: Command) => void, log: () => void) {
  useEffect(() => {
    const ear = new AbortController();
    const on = { signal: ear.signal };
    let from: Spot | null = null;

    const press = (event: KeyboardEvent) => {
      const command = isCovered() ? null : commandOf(event);
      if (!command) return;
      if (command === 'log') return log();
      event.preventDefault();
      dispatch({ type: command });
    };
    const lift = (event: PointerEvent) => {
      const swipe = event.pointerType === 'touch' && from && swipeOf(event.target, from, at(event));
      if (swipe && !isCovered()) dispatch({ type: swipe });
    };
    const click = (event: MouseEvent) => {
      const start = from ?? at(event);
      from = null;
      if (event.defaultPrevented || event.button !== 0 || isCovered()) return;
      if (isStageClick(event.target, start, at(event), isSelecting())) dispatch({ type: 'next' });
    };

    addEventListener('keydown', press, on);
    addEventListener(
      'pointerdown',
      event => {
        from = at(event);
      },
      on,
    );
    addEventListener('pointerup', lift, on);
    addEventListener(
      'pointercancel',
      () => {
        from = null;
      },
      on,
    );
    addEventListener('click', click, on);
    return () => ear.abort();
  }, [dispatch, log]);
}
