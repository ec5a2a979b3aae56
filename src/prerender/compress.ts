import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const TEXT = /\.(html|js|css|json|webmanifest|svg|xml|txt)$/;

/** Lays a brotli copy beside every text file of a folder: `a.js.br` beside `a.js`, for hosts to send. */
export async function compressTexts(folder: string) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter(file => TEXT.test(file))
      .map(async file => {
        const path = join(folder, file);
        await writeFile(`${path}.br`, await brotli(await readFile(path)));
      }),
  );
}
