/** Writes a picture as small as it gets without a visible loss. */
import { type Config, optimize } from 'svgo';
import { type Drawn, fragment, nodesOf, type SvgNode } from '../kit/index.ts';

/**
 * Groups and their transforms stay: a head, a boot, a hand is the same text wherever it is drawn, which a packed file
 * pays for once. `decimals`: of path data.
 */
const config = (decimals: number): Config => ({
  multipass: true, // no floatPrecision here: it would overrule those of the plugins
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
        utilizeAbsolute: false, // the same shape in another place is the same text
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

/** Figures are drawn large and shown at half the size: nobody sees half a unit. Things and places are looked at closer. */
const FIGURE = config(0);
const THING = config(1);
const isFigure = (node: SvgNode): boolean => node.figure === true || node.children.some(isFigure);

/** The drawing as a small SVG file. */
export const optimised = (drawn: Drawn) =>
  optimize(fragment(drawn), nodesOf(drawn).some(isFigure) ? FIGURE : THING).data;
