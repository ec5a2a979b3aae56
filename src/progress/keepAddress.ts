/**
 * Writes the current step into the address and the browser's history: a step in another chapter adds a history entry, a
 * step in the same chapter replaces the entry. An address opens a step only if the stored progress allows it.
 */
import { type Label, openStep, parse, type Runner, type Story } from '../../stage/index.ts';

interface AddressBar extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly location: Pick<Location, 'hash' | 'pathname'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
}

export interface KeptAddress {
  /**
   * Writes `label` into the address. Call it with another step's label after a step has crashed: a reload must not open
   * the crashed step.
   */
  write(label: Label): void;
  stop(): void;
}

export const addressedLabel = (story: Story, hash: string, done: number): Label | undefined =>
  openStep(story, hash.slice(1), done)?.label;

const chapterOf = (label: Label) => parse(label)[0];

/**
 * Writes the label of the current step into the address at the first change of the progress, and later at
 * each change of the step. Also opens the step of a new address (Back, Forward, or typed by hand). Browsers
 * limit how often a page may write its address. If a browser refuses a write, the refusal is only logged.
 */
export function keepAddress({ progress, dispatch }: Runner, page: AddressBar): KeptAddress {
  const { pathname } = page.location;
  // the match day stays mounted for a moment after the address has changed to another page
  const isHere = () => page.location.pathname === pathname;
  let hasWritten = false;
  let isFollowing = false;

  function write(how: 'pushState' | 'replaceState', label: Label) {
    hasWritten = true;
    if (!isHere() || page.location.hash === `#${label}`) return;
    try {
      page.history[how](page.history.state, '', `#${label}`);
    } catch (cause) {
      console.info('The address cannot be written', cause);
    }
  }
  const stopWriting = progress.subscribe((now, before) => {
    if (now.label === before.label && hasWritten) return;
    const isEntry = !isFollowing && chapterOf(now.label) !== chapterOf(before.label);
    if (isEntry) write('replaceState', before.label);
    write(isEntry ? 'pushState' : 'replaceState', now.label);
  });
  const follow = () => {
    if (!isHere()) return;
    isFollowing = true;
    dispatch({ type: 'open', label: page.location.hash.slice(1) });
    isFollowing = false;
    write('replaceState', progress.getState().label);
  };
  page.addEventListener('popstate', follow);
  return {
    write: label => write('replaceState', label),
    stop() {
      stopWriting();
      page.removeEventListener('popstate', follow);
    },
  };
}
