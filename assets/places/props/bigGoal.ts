/** Draws a goal from the front, in figure units: its net and its frame. 0, 0 is the middle of the goal line. */
import { C, rect, stroke, times } from '../../kit/index.ts';

const WIDTH = 1500;
const HEIGHT = 610;
const POST = 34;
const MESH = 100;

/** Path data of the net. Each cord is one straight line: a path with every knot would be ten times as long. */
const net = () => {
  const upright = times(WIDTH / MESH, i => `M${i * MESH - WIDTH / 2} 0v${-HEIGHT}`);
  const across = times(Math.floor(HEIGHT / MESH), i => `M${-WIDTH / 2} ${-(i + 1) * MESH}h${WIDTH}`);
  return [...upright, ...across].join('');
};

export const bigGoal = () => [
  stroke(net(), C.lilac, 8),
  rect(-WIDTH / 2 - POST, -HEIGHT - POST, POST, HEIGHT + POST, C.white),
  rect(WIDTH / 2, -HEIGHT - POST, POST, HEIGHT + POST, C.white),
  rect(-WIDTH / 2 - POST, -HEIGHT - POST, WIDTH + 2 * POST, POST, C.white),
];
