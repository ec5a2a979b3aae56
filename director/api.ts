/** Answers the director's requests: applies the edits to the story's files as a draft, and saves the draft. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff3Merge } from 'node-diff3';
import * as v from 'valibot';
import { Edits, editsOf, filesThatDiffer } from './edits.ts';
import { edited, tagged } from './source.ts';

const Asked = v.variant('ask', [
  // `open`: begins again with the files as they are on the disk
  v.strictObject({ ask: v.picklist(['open', 'draft']), edits: Edits }),
  // `isSure`: true saves a file also if an editor has changed this file meanwhile
  v.strictObject({ ask: v.literal('save'), edits: Edits, isSure: v.boolean() }),
]);
export type Question = v.InferInput<typeof Asked>;

/** The parts of a request on which its answer depends; `from` is the address of the machine that asks. */
type Asking = Readonly<Record<'method' | 'from' | 'host' | 'origin', string | undefined> & { body: string }>;

const LOOPBACK = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether the request comes from a page of this dev server, in a browser on this machine. */
const isHere = ({ from, host, origin }: Asking) =>
  LOOPBACK.test(from ?? '') && HERE.test(host ?? '') && origin === `http://${host}`;

const Body = v.pipe(v.string(), v.parseJson(), Asked);

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
  let version = 0;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const isChanged = (file: string) => files.get(file)?.disk !== read(file);

  /** Takes over the file's text on the disk, which an editor may have changed. */
  function update(file: string) {
    const text = read(file);
    files.set(file, { base: withoutEdits(files.get(file) ?? { base: text, disk: text }, text), disk: text });
  }
  function draftOf(file: string) {
    if (!files.has(file)) update(file);
    return edited(files.get(file)?.base ?? '', editsOf(edits, file));
  }

  function draft() {
    const unsaved = filesThatDiffer(edits, saved);
    for (const file of files.keys()) if (isChanged(file) && !unsaved.includes(file)) update(file);
    const refused = filesThatDiffer(edits, {}).map(file => draftOf(file).refused);
    version += 1;
    return { status: 200, body: { version, refused: Object.assign({}, ...refused) } };
  }

  function save(isSure: boolean) {
    const unsaved = filesThatDiffer(edits, saved);
    const changed = unsaved.filter(isChanged);
    if (changed.length > 0 && !isSure) return { status: 409, body: { changed } };
    for (const file of unsaved) {
      if (isChanged(file)) update(file);
      const disk = format(draftOf(file).text, file);
      files.set(file, { base: files.get(file)?.base ?? '', disk });
      writeFileSync(join(root, file), disk);
    }
    saved = edits;
    return { status: 200, body: {} };
  }

  return {
    /** the text of a file with the edits, in which every value notes its origin */
    textOf: (file: string) => tagged(draftOf(file).text, file),
    /** whether `text` is the text that the director has last read from the file or written into it */
    isOwn: (file: string, text: string) => files.get(file)?.disk === text,
    answer(asking: Asking): { status: number; body: object } {
      if (asking.method !== 'POST') return { status: 405, body: { error: 'only POST' } };
      if (!isHere(asking)) return { status: 403, body: { error: 'only from this machine' } };
      const asked = v.safeParse(Body, asking.body);
      if (!asked.success) return { status: 400, body: { error: v.summarize(asked.issues) } };
      edits = asked.output.edits;
      if (asked.output.ask === 'save') return save(asked.output.isSure);
      if (asked.output.ask === 'open') {
        files.clear();
        saved = {};
      }
      return draft();
    },
  };
}
export type Api = ReturnType<typeof createApi>;
