/** Joins screenshots into one picture (a sheet), to compare them side by side. */
import sharp from 'sharp';

export interface Look {
  readonly name: string;
  /** PNG. */
  readonly picture: Buffer;
}

/** Maximum width of the sheet, in px. */
const MAX_SHEET_WIDTH = 2040;
/** Maximum width of a picture, in px. */
const MAX_PICTURE_WIDTH = 504;
/** Distance between pictures, in px. */
const GAP = 6;
/** Height of the name above a picture, in px. */
const NAME_HEIGHT = 20;

const caption = (name: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${NAME_HEIGHT}"><text x="2" y="15" font-size="15" font-family="Arial, sans-serif">${name}</text></svg>`,
  );

/**
 * Returns a PNG of the pictures in rows, each below its name. All pictures get the size of the first one, but are at
 * most MAX_PICTURE_WIDTH px wide.
 */
export async function sheet(looks: readonly Look[]): Promise<Buffer> {
  const [first] = looks;
  if (!first) throw new Error('A sheet needs a picture');
  const size = await sharp(first.picture).metadata();
  const width = Math.min(MAX_PICTURE_WIDTH, size.width);
  const height = Math.round((size.height * width) / size.width);
  const columns = Math.min(looks.length, Math.floor(MAX_SHEET_WIDTH / (width + GAP)));
  const cells = await Promise.all(
    looks.map(async ({ name, picture }, i) => {
      const left = (i % columns) * (width + GAP);
      const top = Math.floor(i / columns) * (height + NAME_HEIGHT + GAP);
      return [
        { input: caption(name), left, top },
        { input: await sharp(picture).resize(width, height).toBuffer(), left, top: top + NAME_HEIGHT },
      ];
    }),
  );
  const canvas = {
    width: columns * (width + GAP),
    height: Math.ceil(looks.length / columns) * (height + NAME_HEIGHT + GAP),
    channels: 3,
    background: '#fff',
  } as const;
  return sharp({ create: canvas }).composite(cells.flat()).png({ palette: true }).toBuffer();
}
