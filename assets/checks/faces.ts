import SVGPathCommander from 'svg-path-commander';
import svgpath from 'svgpath';
import { type Drawn, nodesOf, type SvgNode } from '../kit/index.ts';
import type { Box } from '../pipeline/measure.ts';

export interface Face {
  /** undefined if not drawn with `draw` of cast/ */
  readonly who: string | undefined;
  readonly box: Box;
}

/** Without hair and ear, in the units of kit/head. */
const OUTLINE = 'M4-97A60 97 0 0 1 4 97A60 97 0 0 1 4-97Z';

function* facesIn(node: SvgNode, transform: string, owner: string | undefined): Generator<Face> {
  const who = node.who ?? owner;
  const all = `${transform} ${node.attributes.transform ?? ''}`.trim();
  if (node.face) {
    const { x, y, x2, y2 } = SVGPathCommander.getPathBBox(svgpath(OUTLINE).transform(all).toString());
    yield { who, box: { x0: x, y0: y, x1: x2, y1: y2 } };
  }
  for (const child of node.children) yield* facesIn(child, all, who);
}

export const facesOf = (drawn: Drawn, transform = ''): readonly Face[] =>
  nodesOf(drawn).flatMap(node => [...facesIn(node, transform, undefined)]);
