/** When something may be said that nobody has asked for. */

/** Here she is busy, and full screen is a show for others. */
const BUSY = 'form, dialog[open], .loading, .crash-page';
/** Where the story itself makes a pause. */
const PAUSES = '.chapter-title, .finale';

/** What is looked at of a document. */
export interface Page {
  readonly fullscreenElement: unknown;
  querySelector(selectors: string): { getAttribute(name: string): string | null } | null;
}

/** Not while somebody fills in a form, loads the match day or plays it, but between two of its chapters. */
export function isQuiet(page: Page): boolean {
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
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    observer.disconnect();
    document.removeEventListener('fullscreenchange', onChange);
  };
}
