import { type Config, optimize } from 'svgo';
import { type Drawn, fragment, nodesOf, type SvgNode } from '../kit/index.ts';

/** Of path data. Transforms are not applied: a head then has the same text everywhere, and is stored once. */
const config = (decimals: number): Config => ({
  multipass: true,
  // in each plugin, because a common value would override them
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
        // relative, so that a repeated shape differs only in its start
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

/** Shown at about half their size: an error of half a unit is invisible. */
const FIGURE = config(0);
/** Larger on screen: an error of half a unit would be visible. */
const THING = config(1);
const isFigure = (node: SvgNode): boolean => node.figure === true || node.children.some(isFigure);

export const optimised = (drawn: Drawn) =>
  optimize(fragment(drawn), nodesOf(drawn).some(isFigure) ? FIGURE : THING).data;
