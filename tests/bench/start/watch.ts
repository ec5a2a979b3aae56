/** What a visitor sees of a start, and when. Runs in the page, before its own scripts. */

export interface LongTask {
  /** milliseconds since the page was asked for */
  readonly start: number;
  readonly duration: number;
}

interface Seen {
  /** milliseconds since the page was asked for, of the frame that shows the start button */
  startButton: number | undefined;
  /** of the latest click or tap on a link or a button */
  pressed: number | undefined;
  readonly longTasks: LongTask[];
  /** milliseconds from each press of a key to the page's answer in the document, and in the first draw call */
  readonly answers: { readonly key: number; dom: number | undefined }[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Watches for the start button: one that can be pressed, on the loading screen, whose words say start. */
export function watchStart() {
  const seen: Seen = { startButton: undefined, pressed: undefined, longTasks: [], answers: [] };
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
    const answer = seen.answers.at(-1);
    const isStep = changes.some(({ attributeName }) => attributeName === 'data-label');
    if (answer && isStep) answer.dom ??= performance.now();
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
      seen.answers.push({ key: timeStamp, dom: undefined });
    },
    { capture: true },
  );
}
