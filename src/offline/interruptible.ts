import { released } from '../ui/released.ts';

/**
 * Selectors of elements that show that the visitor is busy: the registration form, a form in use, an open dialog, the
 * loading screen or the crash screen.
 */
const BUSY = [
  '.form',
  'form:focus-within',
  'form input:checked',
  'form input:not([type]):not([value=""])',
  'dialog[open]',
  '.loading',
  '.crash-screen',
].join(', ');
/** Selectors of the steps at which a notice disturbs no scene: chapter titles and the finale. */
const PAUSES = '.chapter-title, .finale';

export interface ObservedDocument {
  readonly fullscreenElement: unknown;
  querySelector(selectors: string): { getAttribute(name: string): string | null } | null;
}

/**
 * Returns true if a notice may be shown. The visitor must not be busy or in full screen. In the match day, the step
 * must be a chapter title or the finale, at rest.
 */
export function isInterruptible(page: ObservedDocument): boolean {
  // no notice in full screen, because an audience may be watching
  if (page.fullscreenElement || page.querySelector(BUSY)) return false;
  const story = page.querySelector('.simulation');
  if (!story) return true;
  return story.getAttribute('data-status') === 'ready' && page.querySelector(PAUSES) !== null;
}

export function watchInterruptible(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-status', 'open'],
  });
  // a notice that appears between press and release may take the click
  const look = () => void released().then(onChange);
  const events = new AbortController();
  for (const type of ['fullscreenchange', 'focusin', 'focusout', 'change'])
    document.addEventListener(type, look, { signal: events.signal });
  return () => {
    observer.disconnect();
    events.abort();
  };
}
