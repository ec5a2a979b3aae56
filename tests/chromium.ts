/** How the tests' Chromium is started. */

/** Found by scripts/browserTests.ts; Playwright's own browser where it is not set. */
const executablePath = process.env.CHROMIUM;

/** Graphics by software, on any machine the same, and nothing that the browser does for itself. */
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
  // a mouse, as Playwright itself says in this switch, which counts once only; and pictures below the fold come as late
  // as in a Chromium that knows its link to be fast
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
];
export const launched = (...more: string[]) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: [...ARGS, ...more] },
});
/**
 * The stage is drawn by WebGL all the same; the page around it, and what rests, is put together faster without it.
 * The two long plays, which move all the time, go the other way.
 */
export const withoutCompositing = launched('--disable-gpu-compositing');
