/** Draws an open umbrella, for the stand of chapter 5. */
import { C, type Color, type Drawn, path, rect, shadeOf } from '../../kit/index.ts';

/** The open umbrella; 0, 0 is the point where a hand holds the stick. */
export function umbrella(fill: Color = C.yellow, second: Color = C.white): Drawn {
  const gore = (a: number, b: number, c: Color) =>
    path(
      `M0-336C${a * 0.62}-326 ${a * 0.96}-270 ${a}-176Q${(a + b) / 2}-206 ${b}-176` +
        `C${b * 0.96}-270 ${b * 0.62}-326 0-336Z`,
      c,
    );
  const canopy = [
    gore(-170, -92, shadeOf(fill)),
    gore(-92, -14, shadeOf(second)),
    gore(-14, 64, fill),
    gore(64, 124, second),
    gore(124, 170, fill),
  ];
  const under = path(
    'M-170-176Q-131-206-92-176Q-53-206-14-176Q25-206 64-176Q94-206 124-176Q147-196 170-176L150-190' +
      'L-150-190Z',
    C.plum,
  );
  const stick = [
    rect(-4, -352, 8, 380, C.ink),
    path('M-4 24H4C4 54 44 54 44 26H36C36 42 12 42 12 24Z', C.ink),
  ];
  return [stick, under, canopy];
}
