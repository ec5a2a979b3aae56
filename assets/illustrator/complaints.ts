/** What keeps an illustrator's file from being shown, in words for somebody who does not write code. */

/** A file that cannot be shown as it is. The message lists everything that is wrong with it, with the file's lines. */
class UnusableDrawing extends Error {
  override readonly name = 'UnusableDrawing';
}

export interface Complaints {
  /** `line` of the file, where it is about one */
  add(text: string, line?: number): void;
  /** Throws an `UnusableDrawing` if there is anything to complain of. `file` is how the illustrator knows it. */
  throwIfAny(file: string): void;
}

const ENOUGH = 6; // line numbers that are named of one complaint

function where(lines: readonly number[]) {
  if (lines.length === 0) return '';
  const named = lines.slice(0, ENOUGH).join(', ');
  const more = lines.length > ENOUGH ? ` and ${lines.length - ENOUGH} more` : '';
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
      const list = [...linesOf].map(([text, lines]) => `- ${text}${where([...lines])}`);
      throw new UnusableDrawing(
        `${file} cannot be shown as it is:\n${list.join('\n')}\nassets/README.md says what each of these means and how to export.`,
      );
    },
  };
}

/** For a command: says what is wrong with a file and lets the command fail. Anything else is thrown on. */
export function sayUnusable(error: unknown) {
  if (!(error instanceof UnusableDrawing)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
