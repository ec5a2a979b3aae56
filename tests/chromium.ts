/** Launch options of Chromium for the tests. */

/** Set by scripts/browserTests.ts. If it is not set, Playwright starts its own browser. */
const executablePath = process.env.CHROMIUM;

/** Software graphics, which draw the same on every machine, and no background work of the browser itself. */
export const ALONE = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
const ARGS = [
  ...ALONE,
  // Chromium reads only one switch of this name, so this one repeats Playwright's own values, which announce a mouse.
  // The last value loads images below the fold as late as on a connection that Chromium knows to be fast.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
];
export const launched = (...more: string[]) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: [...ARGS, ...more] },
});
/**
 * WebGL still draws the stage. Without GPU compositing the page around it, and a picture at rest, is composed faster.
 * The two plays of play-through.spec.ts keep GPU compositing, because they move all the time.
 */
export const withoutCompositing = launched('--disable-gpu-compositing');
