import type { Copy } from './copy.ts';

/** What the worker knows of the releases in use. */
interface Releases {
  /** the workers of a newer release; null if there is none */
  readonly registration: { readonly installing: unknown; readonly waiting: unknown };
  /** resolves with whether each open page belongs to this release */
  areOurs(): Promise<readonly boolean[]>;
}

/** Deletes the files of other releases, unless one of them is coming or has an open page. */
export async function tidy(copy: Pick<Copy, 'tidy'>, { registration, areOurs }: Releases): Promise<void> {
  const { installing, waiting } = registration;
  if (installing || waiting) return; // the cache already holds files of the next release
  if ((await areOurs()).every(Boolean)) await copy.tidy();
}
