/** Writes a drawing as a small SVG without a visible loss. */
import { type Config, optimize } from 'svgo';
import { type Drawn, fragment, nodesOf, type SvgNode } from '../kit/index.ts';

/**
 * `decimals`: number of decimals in path data. Transforms are not applied to the path data: a head, a boot or a hand
 * then has the same text wherever it is drawn, and compression stores this text once.
 */
const config = (decimals: number): Config => ({
  multipass: true,
  // `floatPrecision` is set in each plugin, because a common value would override the values of the plugins
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
        // relative commands: a shape that is repeated elsewhere differs only in its start, and compresses well
        utilizeAbsolute: false,
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

/** For drawings with a figure. Most are shown at about half their size, so an error of half a unit is invisible. */
const FIGURE = config(0);
/** For drawings without a figure. They are larger on screen: an error of half a unit would be visible. */
const THING = config(1);
const isFigure = (node: SvgNode): boolean => node.figure === true || node.children.some(isFigure);

/** The drawing as the text of a small SVG file. */
export const optimised = (drawn: Drawn) =>
  optimize(fragment(drawn), nodesOf(drawn).some(isFigure) ? FIGURE : THING).data;
