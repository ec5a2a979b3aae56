/** Decides when a notice may be shown. */

/** Elements on a page whose visitor is busy: with a form, an open dialog, the loading screen or the crash screen. */
const BUSY = [
  '.form',
  'form:focus-within',
  'form input:checked',
  'form input:not([type]):not([value=""])',
  'dialog[open]',
  '.loading',
  '.crash-screen',
].join(', ');
/** Steps that interrupt the story: chapter titles and the finale. */
const PAUSES = '.chapter-title, .finale';

/** The parts of a document that `isInterruptible` reads. */
export interface ObservedDocument {
  readonly fullscreenElement: unknown;
  querySelector(selectors: string): { getAttribute(name: string): string | null } | null;
}

/** Returns false while the visitor fills in a form, or loads or plays the match day; true at a title and the finale. */
export function isInterruptible(page: ObservedDocument): boolean {
  // in full screen an audience may be watching
  if (page.fullscreenElement || page.querySelector(BUSY)) return false;
  const story = page.querySelector('.simulation');
  if (!story) return true;
  return story.getAttribute('data-status') === 'ready' && page.querySelector(PAUSES) !== null;
}

/** Calls `onChange` whenever `isInterruptible` may have changed. Returns a function that stops it. */
export function watchInterruptible(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-status', 'open'],
  });
  const events = new AbortController();
  for (const type of ['fullscreenchange', 'focusin', 'focusout', 'change'])
    document.addEventListener(type, onChange, { signal: events.signal });
  return () => {
    observer.disconnect();
    events.abort();
  };
}
