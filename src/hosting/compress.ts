import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(html|js|css|json|webmanifest|svg|xml|txt)$/;

/** Writes compressed copies of every text file in a folder (`a.js.br`, `a.js.gz` for `a.js`). Hosts send the copies. */
export async function compressTexts(folder: string) {
  const texts = (await readdir(folder, { recursive: true })).filter(file => TEXT.test(file));
  await Promise.all(
    texts.map(async file => {
      const path = join(folder, file);
      const text = await readFile(path);
      await writeFile(`${path}.br`, await brotli(text));
      await writeFile(`${path}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
