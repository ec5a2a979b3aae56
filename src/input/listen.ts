import { commandOfClick, commandOfKey, commandOfSwipe, type Press, type WindowPoint } from './commands.ts';

/** The page that is listened to. */
export interface Page {
  /** receives every event of the page: the window */
  readonly events: Pick<Window, 'addEventListener'>;
  /** a dialog is open in front of the story, which then takes no commands */
  isCovered(): boolean;
  /** text of the page is selected */
  isSelecting(): boolean;
}

/** What hears the visitor. */
export interface Listener {
  move(command: 'next' | 'back'): void;
  /** asked to write the position to the console */
  log(): void;
}

const pointOf = ({ clientX, clientY }: MouseEvent): WindowPoint => ({ x: clientX, y: clientY });

/**
 * Turns the keys, clicks and swipes of a page into calls of a listener, until the function that comes back
 * is called. A key that moves the story does not scroll the page as well. While the page is covered nothing
 * is called.
 */
export function listen({ events, isCovered, isSelecting }: Page, { move, log }: Listener): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  /** where the press under way began; null once it has ended or the browser has taken it to scroll */
  let began: WindowPoint | null = null;
  const pressOf = (event: MouseEvent): Press => {
    const to = pointOf(event);
    return { target: event.target, from: began ?? to, to };
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const command = isCovered() ? null : commandOfKey(event);
    if (!command) return;
    if (command === 'log') return log();
    event.preventDefault();
    move(command);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || isCovered()) return;
    const command = commandOfSwipe(pressOf(event));
    if (command) move(command);
  };
  const onClick = (event: MouseEvent) => {
    const press = pressOf(event);
    began = null;
    if (event.defaultPrevented || event.button !== 0 || isCovered()) return;
    const command = commandOfClick(press, isSelecting());
    if (command) move(command);
  };
  const onPointerDown = (event: PointerEvent) => {
    began = pointOf(event);
  };
  const onPointerCancel = () => {
    began = null;
  };

  events.addEventListener('keydown', onKeyDown, { signal });
  events.addEventListener('pointerdown', onPointerDown, { signal });
  events.addEventListener('pointerup', onPointerUp, { signal });
  events.addEventListener('pointercancel', onPointerCancel, { signal });
  events.addEventListener('click', onClick, { signal });
  return () => listening.abort();
}
