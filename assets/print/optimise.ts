/** Writes a picture as small as it gets without a visible loss. */
import { type Config, optimize } from 'svgo';

const DECIMALS = 0; // of a grain

const CONFIG: Config = {
  multipass: true,
  floatPrecision: DECIMALS,
  plugins: [
    { name: 'convertPathData', params: { floatPrecision: DECIMALS } },
    { name: 'mergePaths', params: { floatPrecision: DECIMALS } },
    { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
    'moveElemsAttrsToGroup',
    'collapseGroups',
    'sortAttrs',
  ],
};

/** The inside of the SVG, made small. */
export const optimised = (svg: string) =>
  optimize(svg, CONFIG)
    .data.replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
