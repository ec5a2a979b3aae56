/** What a test can do in Firefox and WebKit. firefox.ts and webkit.ts drive them, without Playwright. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'ArrowRight' | 'Tab' | 'Escape';

export interface Visitor {
  /** Resolves when the page is loaded. */
  goto(url: string): Promise<void>;
  /** Goes back. May resolve before the previous page shows. */
  back(): Promise<void>;
  /**
   * Runs a function in the page and resolves to its result, which must be JSON data. The function can use
   * only its arguments and the page's globals, because only its source text is sent to the page.
   */
  run<Result>(script: (...given: string[]) => Result, ...given: string[]): Promise<Awaited<Result>>;
  press(key: Key): Promise<void>;
  type(words: string): Promise<void>;
  /** All points in this interface are in CSS px from the viewport's top left corner. */
  click(at: Point): Promise<void>;
  /** Drags with the mouse. `over` runs before the mouse button is released. */
  drag(from: Point, to: Point, over: () => Promise<void>): Promise<void>;
  /** Sizes are in CSS px. WebKit's window is at least 447 px wide. */
  resize(size: { readonly w: number; readonly h: number }): Promise<void>;
  /** A screenshot of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
