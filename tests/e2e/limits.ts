import { PACKS, story } from '../../stage/index.ts';

const CHAPTERS = story.chapters.length;
/**
 * kB that a chapter may add. `scripts`: to the match day's scripts. `transcript`: to the transcript's scripts. `packs`:
 * to the packs.
 */
const PER_CHAPTER = { scripts: 4, transcript: 0.75, packs: { phone: 12.45, wide: 14.4 } };
/** Limit in kB for the scripts that the match day's HTML names. */
const SCRIPTS = 202.5 + CHAPTERS * PER_CHAPTER.scripts;
/** kB of the scripts in public/ that the match day requests. */
const PUBLIC_SCRIPTS = 2;

/**
 * Limits of what a visit may cost; a test fails above a limit. 1 kB is 1000 bytes of response body with brotli. A limit
 * in kB or MB is a measured value plus about 2 %. Limits that depend on the number of chapters are
 * computed from `PER_CHAPTER`, so that a new chapter does not exceed them.
 */
export const LIMITS = {
  /**
   * From navigation to the start button. `kB`, `requests`: all files. `scripts`: kB of the scripts among these files.
   */
  start: {
    phone: {
      kB: 45 + PUBLIC_SCRIPTS + SCRIPTS + CHAPTERS * PER_CHAPTER.packs.phone,
      requests: 13 + PACKS.sm.length,
      scripts: SCRIPTS + PUBLIC_SCRIPTS,
    },
    wide: {
      kB: 45 + PUBLIC_SCRIPTS + SCRIPTS + CHAPTERS * PER_CHAPTER.packs.wide,
      requests: 13 + PACKS.md.length,
      scripts: SCRIPTS + PUBLIC_SCRIPTS,
    },
  },
  /** maximum kB of all scripts that a page's HTML names. `other`: maximum for every page not in this list */
  scripts: {
    'index.html': 104,
    'starter.html': 112.5,
    'register.html': 127,
    'legal.html': 103.5,
    'report.html': 112,
    'transcript.html': 103.25 + CHAPTERS * PER_CHAPTER.transcript,
    'kiosk.html': 108,
    '404.html': 102.5,
    'simulation_wny.html': SCRIPTS,
    other: 106,
  },
  /** maximum size of a pack in kB, by layout */
  pack: { sm: 49.3, md: 56.1 },
  /** MB of the textures that are on the graphics card at the same time, in any chapter. */
  textures: { phone: 32, wide: 96 },
  /** draw calls per frame */
  draws: 2,
} as const;
