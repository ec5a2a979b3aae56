import { commandOfClick, commandOfKey, commandOfSwipe, type Press, type WindowPoint } from './commands.ts';

/** The page that is listened to. */
export interface Page {
  /** receives every event of the page: the window */
  readonly events: Pick<Window, 'addEventListener'>;
  /** a dialog is open in front of the story, which then takes no commands */
  isCovered(): boolean;
  /** the text that is selected on the page; '' where there is none */
  selected(): string;
  /** the page is magnified: a finger that goes sideways looks around */
  isZoomed(): boolean;
}

/** What hears the visitor. */
export interface Listener {
  move(command: 'next' | 'back'): void;
  /** asked to write the position to the console */
  log(): void;
}

const pointOf = ({ clientX, clientY }: MouseEvent): WindowPoint => ({ x: clientX, y: clientY });

/** A press under way, or one that has ended and whose click may still come. */
interface Began {
  readonly pointer: number;
  readonly from: WindowPoint;
  /** the text that was selected already */
  readonly selected: string;
  /** another finger has joined it: its click is nobody's */
  isJoined: boolean;
}

/**
 * Turns the keys, clicks and swipes of a page into calls of a listener, until the function that comes back
 * is called. A key that moves the story does not scroll the page as well. Of several fingers only the first one
 * counts. While the page is covered nothing is called.
 */
export function listen({ events, isCovered, selected, isZoomed }: Page, { move, log }: Listener): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  /** null where no press has begun since the last click, or the browser has taken it to scroll or zoom */
  let began: Began | null = null;

  const pressOf = (event: MouseEvent): Press => {
    const to = pointOf(event);
    return { target: event.target, from: began?.from ?? to, to };
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
      began = { pointer: event.pointerId, from: pointOf(event), selected: selected(), isJoined: false };
    } else if (began) {
      began.isJoined = true;
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || event.pointerId !== began?.pointer) return;
    if (isCovered() || isZoomed()) return;
    const command = commandOfSwipe(pressOf(event));
    if (command) move(command);
  };
  const onPointerCancel = (event: PointerEvent) => {
    if (event.pointerId === began?.pointer) began = null;
  };
  const onClick = (event: MouseEvent) => {
    const press = pressOf(event);
    const isJoined = began?.isJoined ?? false;
    // what was selected before this press is no reason to do nothing
    const now = selected();
    const isSelecting = began !== null && now !== '' && now !== began.selected;
    began = null;
    if (event.defaultPrevented || event.button !== 0 || isJoined || isCovered()) return;
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
