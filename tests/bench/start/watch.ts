/** Records the times of the start button, presses, step changes and long tasks. Runs before the page's own scripts. */

export interface LongTask {
  /** Beginning of the task, in ms since navigation. */
  readonly start: number;
  /** Length of the task, in ms. */
  readonly duration: number;
}

interface Seen {
  /** Time of the first frame that shows the start button, in ms since navigation. */
  startButton: number | undefined;
  /** Time of the last click or tap, in ms since navigation. */
  pressed: number | undefined;
  readonly longTasks: LongTask[];
  /**
   * `key`: time of a key press. `dom`: time of the step change in the document after this press. Both in ms since
   * navigation.
   */
  readonly keyPresses: { readonly key: number; dom: number | undefined }[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/**
 * Records the page's long tasks, its start button and its responses to presses, in `window.seen`. The start button is
 * the button on the loading screen that is visible and enabled, and whose text contains "start".
 */
export function watchStart() {
  const seen: Seen = { startButton: undefined, pressed: undefined, longTasks: [], keyPresses: [] };
  window.seen = seen;
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      seen.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  const isStart = (button: HTMLButtonElement) =>
    !button.disabled && /start/i.test(button.textContent ?? '') && button.checkVisibility();
  let isFound = false;
  const look = () => {
    if (isFound) return;
    isFound = [...document.querySelectorAll<HTMLButtonElement>('.loading button')].some(isStart);
    if (!isFound) return;
    requestAnimationFrame(() => {
      seen.startButton = performance.now();
    });
  };
  const onChange = (changes: MutationRecord[]) => {
    look();
    const press = seen.keyPresses.at(-1);
    const isStep = changes.some(({ attributeName }) => attributeName === 'data-label');
    if (press && isStep) press.dom ??= performance.now();
  };
  new MutationObserver(onChange).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'class', 'data-label', 'data-settled'],
  });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      seen.pressed = timeStamp;
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      seen.keyPresses.push({ key: timeStamp, dom: undefined });
    },
    { capture: true },
  );
}
