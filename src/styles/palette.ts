/**
 * Every colour of the site: of drawings, stage, style sheets, web manifest and the browser's bars
 * (`theme-color`). This file has no imports, so that any file can import it.
 */

/**
 * The brand's four colours, and the five that the drawing style HARD LIGHT (assets/ART.md) adds. Shades: plum of
 * purple, ink of plum, lilac of white (also a lighter purple), ember of orange, amber of yellow.
 */
export const COLORS = {
  orange: '#ff4605',
  purple: '#6d55c8',
  yellow: '#ffc13d',
  white: '#f9faf4',
  ink: '#1d1038',
  plum: '#3b2785',
  lilac: '#b8a9f2',
  ember: '#b92a1c',
  amber: '#e08a1e',
} as const;

/** Further colours for drawings. Shades: night of ink, stone of lilac, mud of amber, oxblood of ember. */
export const TINTS = {
  night: '#120926',
  turf: '#7a63d2', // the lighter mown bands of a pitch
  sunRay: '#ffcf6b',
  lemon: '#ffe48f',
  cream: '#fff3cd', // rays on a lemon sky and on the morning sky
  stone: '#8f7ee0',
  mud: '#b0611f',
  oxblood: '#7d1726',
} as const;

export const PAGE_TINTS = {
  turf: TINTS.turf,
  stone: TINTS.stone,
  mist: '#e7e1fb', // background of boxes, of keyboard keys, and of a choice under the pointer
  sand: '#fbebc4',
  veil: '#1d1038cc',
  dusk: '#5c5278', // placeholder in an empty field
  field: '#ffffff',
  print: '#000000', // text in print, and the black screen of a presentation
  grass: '#1b7345', // marks a check that the kiosk's computer has passed, on the operator's page
} as const;

/**
 * Lighter colours for a page that the browser darkens (src/boot/darkened.ts). Chromium makes dark words light, but a
 * background dark only if its brightness is above 205 of 255. So words on the brand's colours would be lost.
 */
export const DARKENED = { orange: '#ffcfbf', yellow: '#ffe48f', lilac: '#d9d0fa' } as const;

/** Skin from light to dark: [lit side, shaded side, lips]. */
export const SKIN = {
  s1: ['#f8cdae', '#cf8a7e', '#b9504f'],
  s2: ['#e9ab7c', '#b56a5c', '#a4433f'],
  s3: ['#cc8351', '#8f4a44', '#83312f'],
  s4: ['#a4603c', '#683037', '#5b1f2b'],
  s5: ['#80482f', '#4a2433', '#38112a'],
} as const;

/** Hair: [base, highlight]. */
export const HAIR = {
  ink: [COLORS.ink, COLORS.plum],
  brown: ['#4a2230', '#7a3b35'],
  chestnut: ['#7a2f25', '#a9482b'],
  ginger: [COLORS.ember, COLORS.orange],
  blonde: [COLORS.amber, COLORS.yellow],
  silver: [COLORS.lilac, COLORS.white],
} as const;

/** Colour of the eyebrows of people with ginger or blonde hair. */
export const WARM_BROW = '#8a3a1e';
