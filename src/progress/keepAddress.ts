/**
 * Keeps the address and the browser's history in step with a visit: a new chapter adds an entry, steps within it
 * replace that entry. The stored progress decides: an address opens no more than that allows.
 */
import { type Label, openStep, parse, type Runner, type Story } from '../../stage/index.ts';

/** The parts of `window` in use. */
interface AddressBar extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly location: Pick<Location, 'hash' | 'pathname'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
}

export interface KeptAddress {
  /** writes a step that is not the current one, if that must not be opened again */
  say(label: Label): void;
  /** no longer writes or follows the address */
  stop(): void;
}

/** Returns the step that an address such as `#chapter_3_4` opens; undefined if it names none. */
export const addressedLabel = (story: Story, hash: string, done: number): Label | undefined =>
  openStep(story, hash.slice(1), done)?.label;

const chapterOf = (label: Label) => parse(label)[0];

/**
 * From the first change of the visit on, the address names the step. Back, Forward and an address typed by hand lead to
 * their step. A browser that limits how many entries may be written is logged.
 */
export function keepAddress({ progress, dispatch }: Runner, page: AddressBar): KeptAddress {
  const { pathname } = page.location;
  // this page stays for a moment after the address has changed to another page
  const isHere = () => page.location.pathname === pathname;
  let hasSaid = false;
  let isFollowing = false;

  function write(how: 'pushState' | 'replaceState', label: Label) {
    hasSaid = true;
    if (!isHere() || page.location.hash === `#${label}`) return;
    try {
      page.history[how](page.history.state, '', `#${label}`);
    } catch (cause) {
      console.info('The address stays behind', cause);
    }
  }
  const stopSaying = progress.subscribe((now, before) => {
    if (now.label === before.label && hasSaid) return;
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
    say: label => write('replaceState', label),
    stop() {
      stopSaying();
      page.removeEventListener('popstate', follow);
    },
  };
}
