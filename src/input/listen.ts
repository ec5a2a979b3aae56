import { commandOfClick, commandOfKey, commandOfSwipe, type Press, type WindowPoint } from './commands.ts';

export interface Page {
  readonly events: Pick<Window, 'addEventListener'>;
  /** true while a dialog is open in front of the story: then no input is a command */
  isCovered(): boolean;
  selected(): string;
  /** true while the page is zoomed in: then a horizontal swipe pans the page and is no command */
  isZoomed(): boolean;
}

export interface Listener {
  move(command: 'next' | 'back'): void;
  log(): void;
}

const pointOf = ({ clientX, clientY }: MouseEvent): WindowPoint => ({ x: clientX, y: clientY });

interface StartedPress {
  readonly pointer: number;
  readonly from: WindowPoint;
  readonly selected: string;
  /** true if another finger has touched the screen during this press; then the click of this press is ignored */
  hasOtherFinger: boolean;
}

/**
 * Calls the listener for every key press, click and swipe that is a command. Does not call it while a dialog covers the
 * page. Returns a function that removes the event handlers. A key that moves the story does not scroll the page. If
 * several fingers touch the screen, only the first one can swipe.
 */
export function listen({ events, isCovered, selected, isZoomed }: Page, { move, log }: Listener): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  /**
   * The last press of a finger, a pen or the mouse. Null before the first press, after a click, and after the
   * browser has used the press to scroll or zoom.
   */
  let lastPress: StartedPress | null = null;

  const pressOf = (event: MouseEvent): Press => {
    const to = pointOf(event);
    return { target: event.target, from: lastPress?.from ?? to, to };
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const command = isCovered() ? null : commandOfKey(event);
    if (!command) return;
    if (command === 'log') return log();
    event.preventDefault();
    move(command);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.isPrimary) {
      lastPress = {
        pointer: event.pointerId,
        from: pointOf(event),
        selected: selected(),
        hasOtherFinger: false,
      };
    } else if (lastPress) {
      lastPress.hasOtherFinger = true;
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || event.pointerId !== lastPress?.pointer) return;
    if (isCovered() || isZoomed()) return;
    const command = commandOfSwipe(pressOf(event));
    if (command) move(command);
  };
  const onPointerCancel = (event: PointerEvent) => {
    if (event.pointerId === lastPress?.pointer) lastPress = null;
  };
  const onClick = (event: MouseEvent) => {
    const press = pressOf(event);
    const hasOtherFinger = lastPress?.hasOtherFinger ?? false;
    // text that was selected before this press does not block the click
    const now = selected();
    const isSelecting = lastPress !== null && now !== '' && now !== lastPress.selected;
    lastPress = null;
    if (event.defaultPrevented || event.button !== 0 || hasOtherFinger || isCovered()) return;
    const command = commandOfClick(press, isSelecting);
    if (command) move(command);
  };

  events.addEventListener('keydown', onKeyDown, { signal });
  events.addEventListener('pointerdown', onPointerDown, { signal });
  events.addEventListener('pointerup', onPointerUp, { signal });
  events.addEventListener('pointercancel', onPointerCancel, { signal });
  events.addEventListener('click', onClick, { signal });
  return () => listening.abort();
}
