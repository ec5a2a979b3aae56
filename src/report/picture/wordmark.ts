import { FILLED, STROKED, WHY_NOT, type WordmarkLetter, YOU } from '../../ui/wordmarkLetters.ts';
import { type Context, disc, within } from './shapes.ts';

/** Left, top and width of the wordmark's viewBox, see ui/Wordmark.tsx. */
const BOX = { x: -4, y: -70, w: 644 };

function letter(ctx: Context, [name, x]: WordmarkLetter, fill: string) {
  ctx.save();
  ctx.translate(x, 0);
  if (name === 'W' || name === 'Y') {
    const { d, width } = STROKED[name];
    ctx.beginPath();
    ctx.rect(-20, 0, width + 40, 100);
    ctx.clip();
    ctx.strokeStyle = fill;
    ctx.lineWidth = 28;
    ctx.lineJoin = 'miter';
    ctx.miterLimit = 12;
    ctx.stroke(new Path2D(d));
  } else {
    ctx.fillStyle = fill;
    ctx.fill(new Path2D(FILLED[name]));
  }
  ctx.restore();
}

export function wordmark(ctx: Context, x: number, y: number, w: number, fill: string, dot: string) {
  within(ctx, [x, y], 0, w / BOX.w, () => {
    ctx.transform(1, Math.tan((-6 * Math.PI) / 180), 0, 1, -BOX.x, -BOX.y);
    within(ctx, [0, 0], 0, 0.93, () => {
      for (const each of WHY_NOT) letter(ctx, each, fill);
    });
    ctx.translate(0, 132);
    ctx.scale(1.6, 1.6);
    for (const each of YOU) letter(ctx, each, fill);
    disc(ctx, dot, 50, -4, 13.5);
    disc(ctx, dot, 354, 85, 16);
  });
}
