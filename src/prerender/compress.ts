import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = [
  ['br', promisify(brotliCompress)],
  ['gz', (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })],
] as const;
const TEXT = /\.(html|js|css|json|webmanifest|svg|xml|txt)$/;

/** Writes compressed copies of every text file in a folder (`a.js.br`, `a.js.gz` for `a.js`). Hosts send the copies. */
export async function compressTexts(folder: string) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter(file => TEXT.test(file))
      .map(async file => {
        const path = join(folder, file);
        const text = await readFile(path);
        await Promise.all(
          compressors.map(async ([ending, compress]) => writeFile(`${path}.${ending}`, await compress(text))),
        );
      }),
  );
}
