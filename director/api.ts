/** Answers the director's requests: applies the edits to the story's files as a draft, and saves the draft. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff3Merge } from 'node-diff3';
import * as v from 'valibot';
import { Edits, edited, tagged } from './source.ts';

const Question = v.strictObject({
  // `open`: begins again with the files as they are on the disk; `overwrite`: saves files that an editor has changed
  ask: v.picklist(['open', 'draft', 'save', 'overwrite']),
  edits: Edits,
});
export type Question = v.InferInput<typeof Question>;

export interface Answer {
  /** by file and path: why an edit is left out */
  readonly refused?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** files that are saved, or that are not saved because an editor has changed them */
  readonly saved?: readonly string[];
  readonly changed?: readonly string[];
  readonly error?: string;
}

/** The parts of a request on which its answer depends; `from` is the address of the machine that asks. */
type Asking = Readonly<Record<'from' | 'host' | 'origin', string | undefined> & { body: string }>;

const LOOPBACK = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether the request comes from a page of this dev server, in a browser on this machine. */
const isHere = ({ from, host, origin }: Asking) =>
  LOOPBACK.test(from ?? '') && HERE.test(host ?? '') && origin === `http://${host}`;

const Body = v.pipe(v.string(), v.parseJson(), Question);

/** A file: its text without the director's edits, and its text on the disk when the director last read or wrote it. */
interface Known {
  readonly base: string;
  readonly disk: string;
}

/**
 * Returns the text that an editor has saved, without the edits that the director had saved in the file. If both have
 * changed the same line, the editor's line stays.
 */
const withoutEdits = ({ base, disk }: Known, text: string): string =>
  diff3Merge(base.split('\n'), disk.split('\n'), text.split('\n'))
    .flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? [])
    .join('\n');

/** `format` returns a text as the project's formatter writes it. */
export function createApi(root: string, format: (text: string, file: string) => string) {
  const files = new Map<string, Known>();
  let edits: Edits = {};
  let saved: Edits = {};
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const isChanged = (file: string) => files.get(file)?.disk !== read(file);
  const isUnsaved = (file: string) => JSON.stringify(edits[file]) !== JSON.stringify(saved[file]);

  /** Takes over the file's text on the disk, which an editor may have changed. */
  function update(file: string): Known {
    const disk = read(file);
    const known = { base: withoutEdits(files.get(file) ?? { base: disk, disk }, disk), disk };
    files.set(file, known);
    return known;
  }
  const draftOf = (file: string) => edited((files.get(file) ?? update(file)).base, edits[file]);

  function draft() {
    for (const file of files.keys()) if (isChanged(file) && !isUnsaved(file)) update(file);
    const refused = Object.keys(edits).map(file => [file, draftOf(file).refused]);
    return { status: 200, body: { refused: Object.fromEntries(refused) } };
  }

  function save(isSure: boolean) {
    const unsaved = Object.keys({ ...edits, ...saved }).filter(isUnsaved);
    const changed = unsaved.filter(isChanged);
    if (changed.length > 0 && !isSure) return { status: 409, body: { changed } };
    for (const file of unsaved) {
      const { base } = update(file);
      const disk = format(draftOf(file).text, file);
      files.set(file, { base, disk });
      writeFileSync(join(root, file), disk);
    }
    saved = edits;
    return { status: 200, body: { saved: unsaved } };
  }

  return {
    /** the text of a file with the edits, in which every value notes its origin */
    textOf: (file: string) => tagged(draftOf(file).text, file),
    /** whether `text` is the text that the director has last read from the file or written into it */
    isOwn: (file: string, text: string) => files.get(file)?.disk === text,
    answer(asking: Asking): { status: number; body: Answer } {
      if (!isHere(asking)) return { status: 403, body: { error: 'only from this machine' } };
      const asked = v.safeParse(Body, asking.body);
      if (!asked.success) return { status: 400, body: { error: v.summarize(asked.issues) } };
      const { ask } = asked.output;
      edits = asked.output.edits;
      if (ask === 'save' || ask === 'overwrite') return save(ask === 'overwrite');
      if (ask === 'open') {
        files.clear();
        saved = {};
      }
      return draft();
    },
  };
}
export type Api = ReturnType<typeof createApi>;
