import type { Copy } from './copy.ts';

interface Releases {
  /** `installing`, `waiting`: the worker of a newer release in this state; null if there is no such worker */
  readonly registration: { readonly installing: unknown; readonly waiting: unknown };
  /** resolves with one value for each open page: true if the page belongs to this release */
  areOurs(): Promise<readonly boolean[]>;
}

/**
 * Deletes the files of other releases. Does nothing if a newer release is installing or waiting, or if an open page
 * belongs to another release or does not answer.
 */
export async function tidy(copy: Pick<Copy, 'tidy'>, { registration, areOurs }: Releases): Promise<void> {
  const { installing, waiting } = registration;
  if (installing || waiting) return; // `copy.tidy` would delete the files of the newer release
  if ((await areOurs()).every(Boolean)) await copy.tidy();
}
