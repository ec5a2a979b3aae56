/**
 * Limits of what a visit may cost; a test fails above a limit. 1 kB is 1000 bytes of response body with brotli.
 * Each limit is the value measured on 2026-11-22 plus 2 %.
 */
export const LIMITS = {
  /** everything requested before the start button shows; `scripts` is the kB of its scripts */
  start: {
    phone: { kB: 432, requests: 19, scripts: 262 },
    wide: { kB: 458, requests: 19, scripts: 262 },
  },
  /** kB of the scripts that a page's HTML names; `page` is the limit of every page without its own line */
  scripts: {
    'index.html': 103,
    'starter.html': 111,
    'register.html': 124,
    'legal.html': 102,
    'report.html': 112,
    'transcript.html': 110,
    'kiosk.html': 105,
    '404.html': 101,
    'simulation_wny.html': 262,
    page: 106,
  },
  /** kB of each pack of drawings, by layout */
  pack: { sm: 55, md: 68 },
  /** on the graphics card at once, in any chapter */
  textures: { phone: { MB: 27.5, count: 8 }, wide: { MB: 26, count: 12 } },
  /** draw calls per frame */
  draws: 1,
} as const;
