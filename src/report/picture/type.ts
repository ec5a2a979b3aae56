import type { Context } from './shapes.ts';
import type { Box } from './shapesOfPicture.ts';

export const WIDE = "'Archivo Wide', 'Archivo Wide Stand-in', Arial, sans-serif";
export const NORMAL = "'Archivo Variable', 'Archivo Stand-in', Arial, sans-serif";

export interface Type {
  readonly weight: number;
  readonly size: number;
  readonly family: typeof WIDE | typeof NORMAL;
  readonly fill: string;
  readonly align?: CanvasTextAlign;
}

function applyType(ctx: Context, { weight, size, family, fill, align = 'left' }: Type) {
  ctx.font = `${weight} ${size}px ${family}`;
  ctx.fillStyle = fill;
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
}

/** Draws one line of text with its baseline at `y`. A text wider than `width` gets a smaller font size. */
export function line(
  ctx: Context,
  text: string,
  x: number,
  y: number,
  type: Type,
  width = Number.POSITIVE_INFINITY,
) {
  applyType(ctx, type);
  const wide = ctx.measureText(text).width;
  if (wide > width) applyType(ctx, { ...type, size: (type.size * width) / wide });
  ctx.fillText(text, x, y);
}

function wrap(ctx: Context, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && ctx.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const LEADING = 1.28;

export function paragraph(ctx: Context, text: string, [x, y, w, h]: Box, type: Type) {
  let { size } = type;
  applyType(ctx, type);
  let lines = wrap(ctx, text, w);
  while (lines.length * size * LEADING > h && size > 8) {
    size -= 1;
    applyType(ctx, { ...type, size });
    lines = wrap(ctx, text, w);
  }
  const top = y + (h - lines.length * size * LEADING) / 2;
  for (const [n, words] of lines.entries()) ctx.fillText(words, x, top + (n + 0.86) * size * LEADING);
}
