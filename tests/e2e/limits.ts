/**
 * What a visit may cost, in one place: a test fails above. kB are 1000 bytes of body, as a server with brotli
 * sends them. Every limit is what was measured on 2026-11-22, and 2 % more.
 */
export const LIMITS = {
  /** all that is asked for before the start, and the scripts of it */
  start: {
    phone: { kB: 435, requests: 18, scripts: 266 },
    wide: { kB: 462, requests: 18, scripts: 266 },
  },
  /** kB of the scripts that a page's HTML names */
  scripts: {
    'index.html': 102,
    'starter.html': 110,
    'register.html': 123,
    'legal.html': 101,
    'kiosk.html': 105,
    '404.html': 100,
    'simulation_wny.html': 264,
  },
  /** kB of each pack of pictures, which holds up to three chapters */
  pack: { sm: 53, md: 68 },
  /** on the graphics card at once, in whatever chapter */
  textures: { phone: { MB: 25, count: 8 }, wide: { MB: 23, count: 12 } },
  /** draw calls in a frame */
  draws: 1,
} as const;
