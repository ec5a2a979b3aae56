/** One of the changes that README.md describes. */
export interface Recipe {
  /** The bold words that begin the recipe in README.md, such as 'A chapter'. */
  readonly name: string;
  /** The source files that the recipe changes, without generated files, relative to the project's root. */
  readonly files: readonly string[];
  /** Changes a copy of the project, with the edits that a person would make by hand. */
  apply(copy: Copy): void | Promise<void>;
}

/** A copy of the project in a temporary folder. Paths are relative to its root. */
export interface Copy {
  readonly root: string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Replaces `found`, which must occur exactly once. Throws otherwise. */
  replace(path: string, found: string, put: string): void;
  /** Runs a command of the project in the copy and returns its output. Throws with the output if the command fails. */
  run(command: string, ...args: string[]): Promise<string>;
}
