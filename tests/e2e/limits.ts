/**
 * What a visit may cost, in one place: a test fails above. kB are 1000 bytes of body, as a server with brotli
 * sends them. Every limit is what was measured on 2026-11-22, and 2 % more.
 */
export const LIMITS = {
  /** all that is asked for before the start, and the scripts of it */
  start: {
    phone: { kB: 432, requests: 19, scripts: 262 },
    wide: { kB: 458, requests: 19, scripts: 262 },
  },
  /** kB of the scripts that a page's HTML names; `page` is for every page that has no line of its own */
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
  /** kB of each pack of pictures, which holds up to three chapters */
  pack: { sm: 55, md: 68 },
  /** on the graphics card at once, in whatever chapter */
  textures: { phone: { MB: 27.5, count: 8 }, wide: { MB: 26, count: 12 } },
  /** draw calls in a frame */
  draws: 1,
} as const;
