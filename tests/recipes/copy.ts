/** Makes a copy of the project, to which a test can add a chapter. */
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

/**
 * Not copied: the history, installed and built files, stored pictures, the output of tests, and a test that fails if
 * the story's chapters change.
 */
const NOT_COPIED =
  /^(\.git|node_modules|dist|public\/simulation|tests\/visual|tests\/unit\/specification\.test\.ts|test-results|playwright-report)$/;
/**
 * The caches that are not copied. Four caches of `npm run assets` are copied, because they save a minute:
 * pictures.json for the drawings of the match day; edges.json for the check of invisible edges, which have
 * the same colour on both sides (assets/checks/edges.ts); site.json and site.txt for the pictures, icons and
 * fonts of the pages.
 */
const OTHER_CACHE = /^\.cache\/(?!(pictures|edges|site)\.json$|site\.txt$)/;

export function makeCopy() {
  const root = mkdtempSync(join(tmpdir(), 'recipes-'));
  cpSync(ROOT, root, {
    recursive: true,
    filter: source => {
      const path = relative(ROOT, source).split(sep).join('/');
      return !NOT_COPIED.test(path) && !OTHER_CACHE.test(path);
    },
  });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    /** Adds text to the end of a file. Makes the file if it is missing. */
    append: (path: string, text: string) => appendFileSync(join(root, path), text),
    /** Runs a command of the project in the copy. Throws with the output if the command fails. */
    async run(command: string, ...args: string[]): Promise<void> {
      await execute(command, args, { cwd: root, maxBuffer: 100e6 }).catch((cause: unknown) => {
        const output = cause instanceof Error && 'stdout' in cause && 'stderr' in cause ? cause : undefined;
        throw new Error(`${command} ${args.join(' ')}\n${output?.stdout}\n${output?.stderr}`, { cause });
      });
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
