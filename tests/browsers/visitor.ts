/** A visitor in a browser that Playwright does not drive: what the tests need of it, whichever it is. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'ArrowRight' | 'Tab' | 'Escape';

export interface Visitor {
  /** resolves when the page is loaded */
  goto(url: string): Promise<void>;
  /** her Back button; resolves when it has been pressed, whatever has come by then */
  back(): Promise<void>;
  /** what a function gives in the page, where it sees nothing but `given`; its answer is JSON */
  run<Result>(script: (...given: string[]) => Result, ...given: string[]): Promise<Awaited<Result>>;
  press(key: Key): Promise<void>;
  type(words: string): Promise<void>;
  /** CSS pixels of the window, as all places here */
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** to at least so many pixels; WebKit's window is 447 wide or more */
  resize(size: { readonly w: number; readonly h: number }): Promise<void>;
  /** the window as a PNG file */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
