/** Writes a drawing as a small SVG without a visible loss. */
import { type Config, optimize } from 'svgo';
import { type Drawn, fragment, nodesOf, type SvgNode } from '../kit/index.ts';

/**
 * `decimals`: number of decimals in path data. Transforms are kept, and not applied to the path data. So a head, a boot
 * or a hand is the same text wherever it is drawn, and compression stores that text once.
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
        utilizeAbsolute: false, // with relative commands, a shape is the same text at every position
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
 * FIGURE: for a drawing that contains a figure. Coordinates are rounded to whole units: figures are drawn large, and
 * most are shown at about half that size, so a difference of half a unit is invisible. THING: for other drawings, which
 * are shown larger. Coordinates keep one decimal.
 */
const FIGURE = config(0);
const THING = config(1);
const isFigure = (node: SvgNode): boolean => node.figure === true || node.children.some(isFigure);

/** The drawing as the text of a small SVG file. */
export const optimised = (drawn: Drawn) =>
  optimize(fragment(drawn), nodesOf(drawn).some(isFigure) ? FIGURE : THING).data;
