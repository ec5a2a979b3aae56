/** Makes a copy of the project that recipes can change. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Copy } from './recipe.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

/** Not copied: the history, installed and built files, stored pictures, and the output of tests. */
const NOT_COPIED =
  /^(\.git|node_modules|dist|public\/simulation|tests\/visual|test-results|playwright-report)$/;
/**
 * The caches that are not copied. Four caches of `npm run assets` are copied, because they save a minute:
 * pictures.json for the drawings of the match day; edges.json for the check of invisible edges, which have
 * the same colour on both sides (assets/checks/edges.ts); site.json and site.txt for the pictures, icons and
 * fonts of the pages.
 */
const OTHER_CACHE = /^\.cache\/(?!(pictures|edges|site)\.json$|site\.txt$)/;
/** Not copied: a test that fails if a recipe changes the story's chapters or answers, or a fact. */
const OF_THE_NINE = 'tests/unit/specification.test.ts';
/** Paths that sources() leaves out: caches, builds, packages, public/ and generated files. */
const GENERATED = /^(\.cache|dist|node_modules|public)\/|\.generated\.ts$/;

export interface RemovableCopy extends Copy {
  /** The text of every source file, by its path; generated files are left out. */
  sources(): ReadonlyMap<string, string>;
  remove(): void;
}

export function makeCopy(): RemovableCopy {
  const root = mkdtempSync(join(tmpdir(), 'recipes-'));
  cpSync(ROOT, root, {
    recursive: true,
    filter: source => {
      const path = relative(ROOT, source).split(sep).join('/');
      return !NOT_COPIED.test(path) && !OTHER_CACHE.test(path) && path !== OF_THE_NINE;
    },
  });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  return {
    root,
    read,
    write,
    replace(path, found, put) {
      const parts = read(path).split(found);
      if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times, not once: ${found}`);
      write(path, parts.join(put));
    },
    async run(command, ...args) {
      try {
        const { stdout } = await execute(command, args, { cwd: root, maxBuffer: 100e6 });
        return stdout;
      } catch (cause) {
        const output = cause instanceof Error && 'stdout' in cause && 'stderr' in cause ? cause : undefined;
        throw new Error(`${command} ${args.join(' ')}\n${output?.stdout}\n${output?.stderr}`, { cause });
      }
    },
    sources() {
      const entries = readdirSync(root, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter(entry => entry.isFile())
        .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter(path => !GENERATED.test(path));
      return new Map(paths.map(path => [path, read(path)]));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
