/** Writes a drawing as a small SVG without a visible loss. */
import { type Config, optimize } from 'svgo';
import { type Drawn, fragment, nodesOf, type SvgNode } from '../kit/index.ts';

/**
 * `decimals` of path data. Groups and transforms stay: a head, a boot or a hand then is the same text wherever it is
 * drawn, and compression stores it once.
 */
const config = (decimals: number): Config => ({
  multipass: true, // no floatPrecision here: it would override the precision of the plugins
  plugins: [
    { name: 'removeUnknownsAndDefaults', params: { keepDataAttrs: false } },
    'removeHiddenElems',
    'removeEmptyContainers',
    'collapseGroups',
    'convertColors',
    'convertShapeToPath',
    'convertEllipseToCircle',
    {
      name: 'convertPathData',
      params: {
        applyTransforms: false,
        makeArcs: { threshold: 0, tolerance: 0 },
        utilizeAbsolute: false, // relative commands: a shape that is drawn at another place is the same text
        floatPrecision: decimals,
      },
    },
    { name: 'mergePaths', params: { floatPrecision: decimals } },
    { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
    {
      name: 'convertTransform',
      params: { floatPrecision: 2, transformPrecision: 4, degPrecision: 1, collapseIntoOne: false },
    },
    'sortAttrs',
  ],
});

/**
 * Figures are drawn large and shown at half the size, so half a unit is invisible. Things and places are seen closer.
 */
const FIGURE = config(0);
const THING = config(1);
const isFigure = (node: SvgNode): boolean => node.figure === true || node.children.some(isFigure);

/** The drawing as the text of a small SVG file. */
export const optimised = (drawn: Drawn) =>
  optimize(fragment(drawn), nodesOf(drawn).some(isFigure) ? FIGURE : THING).data;
