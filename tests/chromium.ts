/** Launch options of Chromium for the tests. */

/** Path of Chromium, set by the commands of the tests. If empty or not set, Playwright starts its own. */
const executablePath = process.env.CHROMIUM;

/**
 * Flags for every Chromium of the tests. They select software rendering, which draws the same on every machine, and
 * switch off the sandbox and the browser's own requests.
 */
export const COMMON_FLAGS = [
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
  ...COMMON_FLAGS,
  // Chromium reads only one switch of this name. So this switch repeats Playwright's values, which simulate a mouse.
  // The last value loads lazy images 1250 px before they are visible, as on a fast connection.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
];
export const launchWith = (...more: string[]) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: [...ARGS, ...more] },
});
/**
 * Turns off GPU compositing. Software rendering then composes the page faster: a play of the whole match day by touch
 * took 46 s of processor time instead of 87 s (2026-11-25). WebGL still draws the stage.
 */
export const withoutCompositing = launchWith('--disable-gpu-compositing');
