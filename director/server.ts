/** Sends the director's requests to its dev server, see api.ts. */
import * as v from 'valibot';
import type { Numbers } from './edit.ts';
import type { Origin } from './origins.ts';

/** The hash of each file's text. */
export type Texts = Readonly<Record<string, string>>;

const Disk = v.object({ disk: v.record(v.string(), v.string()) });
const Refused = v.object({ refused: v.string() });
const Text = v.object({ text: v.string() });

async function ask(question: object): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await fetch('/director/api', { method: 'POST', body: JSON.stringify(question) });
  const body: unknown = await answer.json();
  if (!answer.ok && answer.status !== 409) {
    throw new Error(v.is(Refused, body) ? body.refused : `the dev server answers ${answer.status}`);
  }
  return { status: answer.status, body };
}

/** The files of the story as they are on the disk. */
export const filesOnDisk = async (): Promise<Texts> => v.parse(Disk, (await ask({ ask: 'files' })).body).disk;

/** What the build of the pictures says about the saved story: textures over budget, shares of colours, lost edges. */
export const picturesTold = async () =>
  v.parse(v.object({ told: v.array(v.string()) }), (await ask({ ask: 'pictures' })).body).told;

/** Changes numbers in a text. Returns the hash of the new text, or why the text cannot be changed. */
export async function changeText(text: string, { file, start, end }: Origin, was: Numbers, now: Numbers) {
  const { body } = await ask({ ask: 'edit', file, start, end, text, was, now });
  return v.parse(v.union([Text, Refused]), body);
}

/**
 * Writes texts to the disk. `disk`: what the files are expected to hold. If one holds something else, writes nothing
 * and returns `isSaved` false. Returns what the files hold now.
 */
export async function save(texts: Texts, disk: Texts) {
  const files = Object.entries(texts).map(([file, text]) => ({ file, text, disk: disk[file] ?? text }));
  const { status, body } = await ask({ ask: 'save', files });
  return { isSaved: status === 200, disk: v.parse(Disk, body).disk };
}
