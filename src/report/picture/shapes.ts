export type Context = CanvasRenderingContext2D;
export type Pt = readonly [x: number, y: number];

export function polygon(ctx: Context, fill: string, ...points: readonly Pt[]) {
  ctx.fillStyle = fill;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.fill();
}

export function disc(ctx: Context, fill: string, x: number, y: number, r: number) {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fill();
}

/** Draws `count` rays of light from a point, each `width` degrees wide and `length` pixels long. */
export function rays(ctx: Context, fill: string, [x, y]: Pt, length: number, count: number, width: number) {
  for (let n = 0; n < count; n += 1) {
    const at = ((n + 0.4) * 360) / count;
    const [from, to] = [at - width / 2, at + width / 2].map(turn => (turn * Math.PI) / 180);
    const end = (angle = 0): Pt => [x + length * Math.cos(angle), y + length * Math.sin(angle)];
    polygon(ctx, fill, [x, y], end(from), end(to));
  }
}

/**
 * Runs `draw` with the origin at a point, rotated by `turn` degrees and scaled by `scale`. Afterwards restores the
 * context's state.
 */
export function within(ctx: Context, [x, y]: Pt, turn: number, scale: number, draw: () => void) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((turn * Math.PI) / 180);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
}
