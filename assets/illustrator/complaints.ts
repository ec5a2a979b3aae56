import { basename } from 'node:path';

export class UnusableDrawing extends Error {
  override readonly name = 'UnusableDrawing';
  constructor(file: string, complaints: Iterable<string>) {
    const list = [...complaints].map(text => `- ${text}`).join('\n');
    super(`${basename(file)} cannot be shown as it is:\n${list}\nassets/README.md says how to export.`);
  }
}

/** Prints an `UnusableDrawing` and sets exit code 1; rethrows other errors. */
export function sayUnusable(error: unknown) {
  if (!(error instanceof UnusableDrawing)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
