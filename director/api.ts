/** Answers the director's requests: applies the edits to the story's files as a draft, and saves the draft. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff3Merge } from 'node-diff3';
import * as v from 'valibot';
import { Edits, edited, tagged } from './source.ts';

// `open`: starts from the files on the disk; `overwrite`: saves even the files that a text editor has changed
const ApiRequest = v.strictObject({ ask: v.picklist(['open', 'draft', 'save', 'overwrite']), edits: Edits });
export type ApiRequest = v.InferInput<typeof ApiRequest>;

export interface Answer {
  /**
   * reasons why edits are left out. The outer key is the file. The inner key is the path of the edited value
   * in the file's code. For example, `ROMY.md` is the property `md` of the constant `ROMY`.
   */
  readonly refused?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly saved?: readonly string[];
  /** files that are not saved, because a text editor has changed them */
  readonly changed?: readonly string[];
  readonly error?: string;
}

/** The parts of a request that decide the answer. `from`: the address of the machine that sent the request. */
type RequestParts = Readonly<Record<'from' | 'host' | 'origin', string | undefined> & { body: string }>;

const LOOPBACK = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const isLocal = ({ from, host, origin }: RequestParts) =>
  LOOPBACK.test(from ?? '') && LOCAL_HOST.test(host ?? '') && origin === `http://${host}`;

export function createApi(root: string) {
  /** by file: `base` is the text without the edits, `disk` the text that the director last read or wrote */
  const files = new Map<string, { readonly base: string; readonly disk: string }>();
  let edits: Edits = {};
  let saved: Edits = {};
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const isChanged = (file: string) => files.get(file)?.disk !== read(file);
  const isUnsaved = (file: string) => JSON.stringify(edits[file]) !== JSON.stringify(saved[file]);

  /**
   * Reads the file from the disk. Merges the changes of a text editor into `base`. If a saved edit and the text editor
   * have changed the same line, the line of the text editor wins.
   */
  function update(file: string) {
    const disk = read(file);
    const old = files.get(file) ?? { base: disk, disk };
    const parts = diff3Merge(old.base, old.disk, disk, { stringSeparator: '\n' });
    const known = { base: parts.flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? []).join('\n'), disk };
    files.set(file, known);
    return known;
  }
  const draftOf = (file: string) => edited((files.get(file) ?? update(file)).base, edits[file]);

  function save(mayOverwrite: boolean) {
    const unsaved = Object.keys({ ...edits, ...saved }).filter(isUnsaved);
    const changed = unsaved.filter(isChanged);
    if (changed.length > 0 && !mayOverwrite) return { status: 409, body: { changed } };
    for (const file of unsaved) {
      const { base } = update(file);
      const disk = draftOf(file).text;
      files.set(file, { base, disk });
      writeFileSync(join(root, file), disk);
    }
    saved = edits;
    return { status: 200, body: { saved: unsaved } };
  }

  return {
    /** returns a file's text with the edits; tagged() marks each value with its origin in the file */
    textOf: (file: string) => tagged(draftOf(file).text, file),
    /** returns true if `text` is what the director last read from the file or wrote into it */
    isOwn: (file: string, text: string) => files.get(file)?.disk === text,
    answer(request: RequestParts): { status: number; body: Answer } {
      if (!isLocal(request)) return { status: 403, body: { error: 'only from this machine' } };
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ApiRequest), request.body);
      if (!parsed.success) return { status: 400, body: { error: v.summarize(parsed.issues) } };
      const { ask } = parsed.output;
      edits = parsed.output.edits;
      if (ask === 'save' || ask === 'overwrite') return save(ask === 'overwrite');
      if (ask === 'open') {
        files.clear();
        saved = {};
      }
      for (const file of files.keys()) if (isChanged(file) && !isUnsaved(file)) update(file);
      const refused = Object.keys(edits).map(file => [file, draftOf(file).refused]);
      return { status: 200, body: { refused: Object.fromEntries(refused) } };
    },
  };
}
export type Api = ReturnType<typeof createApi>;
