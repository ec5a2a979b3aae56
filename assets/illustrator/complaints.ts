/** Collects the problems of an illustrator's file, in words for people who do not write code. */

/** Thrown for a file that cannot be shown. The message lists all problems of the file, with line numbers. */
class UnusableDrawing extends Error {
  override readonly name = 'UnusableDrawing';
}

export interface Complaints {
  /** `line`: the problem's line number in the file, if it has one */
  add(text: string, line?: number): void;
  /** Throws an `UnusableDrawing` if there are complaints. `file`: name of the file, as the illustrator knows it. */
  throwIfAny(file: string): void;
}

const MAX_LINES = 6; // maximum number of line numbers in a complaint

function lineList(lines: readonly number[]) {
  if (lines.length === 0) return '';
  const named = lines.slice(0, MAX_LINES).join(', ');
  const more = lines.length > MAX_LINES ? ` and ${lines.length - MAX_LINES} more` : '';
  return ` (line ${named}${more})`;
}

export function complaints(): Complaints {
  const linesOf = new Map<string, Set<number>>();
  return {
    add(text, line) {
      const lines = linesOf.get(text) ?? new Set();
      if (line !== undefined) lines.add(line);
      linesOf.set(text, lines);
    },
    throwIfAny(file) {
      if (linesOf.size === 0) return;
      const list = [...linesOf].map(([text, lines]) => `- ${text}${lineList([...lines])}`);
      throw new UnusableDrawing(
        `${file} cannot be shown as it is:\n${list.join('\n')}\nassets/README.md says what each of these means and how to export.`,
      );
    },
  };
}

/** Error handler of a command. Prints an `UnusableDrawing` and sets exit code 1. Rethrows all other errors. */
export function sayUnusable(error: unknown) {
  if (!(error instanceof UnusableDrawing)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
