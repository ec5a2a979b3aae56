/** Draws a goal from the front, in figure units: its net and its frame. 0, 0 is the middle of its line. */
import { C, frontNet, rect, stroke } from '../../kit/index.ts';

const WIDTH = 1500;
const HEIGHT = 610;
const POST = 34;

export const bigGoal = () => [
  stroke(
    frontNet(-WIDTH / 2, 0, WIDTH, HEIGHT, 15, 6, point => point),
    C.lilac,
    8,
  ),
  rect(-WIDTH / 2 - POST, -HEIGHT - POST, POST, HEIGHT + POST, C.white),
  rect(WIDTH / 2, -HEIGHT - POST, POST, HEIGHT + POST, C.white),
  rect(-WIDTH / 2 - POST, -HEIGHT - POST, WIDTH + 2 * POST, POST, C.white),
];
