/** Decides when a notice may be shown. */

/** The visitor is busy: a message is being written, questions have answers, or something covers the page. */
const BUSY = [
  '.form',
  'form:focus-within',
  'form input:checked',
  'form input:not([type]):not([value=""])',
  'dialog[open]',
  '.loading',
  '.crash-screen',
].join(', ');
/** Steps at which the story itself pauses. */
const PAUSES = '.chapter-title, .finale';

/** The parts of a document that are read. */
export interface ObservedDocument {
  readonly fullscreenElement: unknown;
  querySelector(selectors: string): { getAttribute(name: string): string | null } | null;
}

/** Returns false while the visitor fills in a form, loads the match day or plays it. True between two chapters. */
export function isInterruptible(page: ObservedDocument): boolean {
  // a full screen may be shown to an audience
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
