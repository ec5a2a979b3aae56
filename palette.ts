/**
 * Every colour of the project, and nothing else: the drawings, the stage, the style sheets, the web manifest and
 * the browser's frame take theirs from here. It imports nothing, so that everybody may import it.
 */

/** The brand's four colours, and the five that HARD LIGHT (assets/ART.md) adds to them. */
export const COLORS = {
  orange: '#ff4605',
  purple: '#6d55c8',
  yellow: '#ffc13d',
  white: '#f9faf4',
  ink: '#1d1038', // text, hair, boots, deepest shadow
  plum: '#3b2785', // shade of purple, ink's lit tone
  lilac: '#b8a9f2', // shade of white, tint of purple
  ember: '#b92a1c', // shade of orange
  amber: '#e08a1e', // shade of yellow
} as const;

/** What drawings may use beside them. */
export const TINTS = {
  night: '#120926', // shade of ink
  turf: '#7a63d2', // the lighter of two mown bands
  sunRay: '#ffcf6b', // rays on a yellow sky
  stone: '#8f7ee0', // shade of lilac
  mud: '#b0611f', // shade of amber
  oxblood: '#7d1726', // shade of ember
} as const;

/** What the pages may use beside them. */
export const PAGE_TINTS = {
  turf: TINTS.turf,
  stone: TINTS.stone,
  mist: '#e7e1fb', // the ground of a choice that is not chosen
  sand: '#fbebc4', // the ground of a remark
  veil: '#1d1038cc', // over the page behind a dialog
  dusk: '#5c5278', // the example in an empty field
  field: '#ffffff', // the ground of a field to type in
  print: '#000000', // words on paper
  grass: '#1b7345', // the operator's page: this machine is ready
} as const;

/** Skin, from light to dark: lit, shade, lip. */
export const SKIN = {
  s1: ['#f8cdae', '#cf8a7e', '#b9504f'],
  s2: ['#e9ab7c', '#b56a5c', '#a4433f'],
  s3: ['#cc8351', '#8f4a44', '#83312f'],
  s4: ['#a4603c', '#683037', '#5b1f2b'],
  s5: ['#80482f', '#4a2433', '#38112a'],
} as const;

/** Hair: mass, highlight. */
export const HAIR = {
  ink: [COLORS.ink, COLORS.plum],
  brown: ['#4a2230', '#7a3b35'],
  chestnut: ['#7a2f25', '#a9482b'],
  ginger: [COLORS.ember, COLORS.orange],
  blonde: [COLORS.amber, COLORS.yellow],
  silver: [COLORS.lilac, COLORS.white], // age without grey
} as const;

/** The brows of ginger and blonde heads. */
export const WARM_BROW = '#8a3a1e';
