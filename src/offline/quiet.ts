/** When something may be said that nobody has asked for. */

/** Here she is busy: a message that she writes, questions that she has begun to answer, what covers all else. */
const BUSY = [
  '.form',
  'form:focus-within',
  'form input:checked',
  'form input:not([type]):not([value=""])',
  'dialog[open]',
  '.loading',
  '.crash-page',
].join(', ');
/** Where the story itself makes a pause. */
const PAUSES = '.chapter-title, .finale';

/** What is looked at of a document. */
export interface Page {
  readonly fullscreenElement: unknown;
  querySelector(selectors: string): { getAttribute(name: string): string | null } | null;
}

/** Not while somebody fills in a form, loads the match day or plays it, but between two of its chapters. */
export function isQuiet(page: Page): boolean {
  // full screen is a show for others
  if (page.fullscreenElement || page.querySelector(BUSY)) return false;
  const story = page.querySelector('.simulation');
  if (!story) return true;
  return story.getAttribute('data-status') === 'ready' && page.querySelector(PAUSES) !== null;
}

/** Calls back whenever the page may have become quiet or busy. Until the function that comes back is called. */
export function watchQuiet(onChange: () => void): () => void {
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
