/** The fronts of the seven cards as small PNGs. */
import sharp from 'sharp';
import { CARD, cards } from '../cards/index.ts';
import { svg } from '../kit/index.ts';

const SCALE = 1.5; // a card is up to 360 units wide
const COLOURS = 16; // a card's own colours and the steps between two of them; 17 would double the bytes

/** [file name, drawing] of every card. */
export const cardDrawings = () =>
  cards.map((draw, i) => {
    const drawing = svg(CARD.w * SCALE, CARD.h * SCALE, draw(), `0 0 ${CARD.w} ${CARD.h}`);
    return [`0${i + 1}_card.png`, drawing] as const;
  });

export const cardPng = (drawing: string) =>
  sharp(Buffer.from(drawing))
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
