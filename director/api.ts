/**
 * Answers the director's requests: it lists the files, checks the pictures, changes numbers and saves. It answers only
 * requests from this machine.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { edited } from './edit.ts';
import { hasOrigins } from './tag.ts';

const FOLDER = 'stage/story';
/** a file of the story: directly in its folder, and written by hand */
const File = v.pipe(v.string(), v.regex(/^stage\/story\/[a-zA-Z]\w*\.ts$/));
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));
const Numbers = v.record(v.pipe(v.string(), v.regex(/^(x|y|k|turn|[0-3])$/)), v.pipe(v.number(), v.finite()));
const Asked = v.variant('ask', [
  v.strictObject({ ask: v.literal('files') }),
  v.strictObject({ ask: v.literal('pictures') }),
  v.strictObject({
    ask: v.literal('edit'),
    file: File,
    text: Hash,
    start: v.pipe(v.number(), v.integer()),
    end: v.pipe(v.number(), v.integer()),
    was: Numbers,
    now: Numbers,
  }),
  v.strictObject({
    ask: v.literal('save'),
    files: v.array(v.strictObject({ file: File, text: Hash, disk: Hash })),
  }),
]);

/** The parts of a request on which its answer depends. */
interface Asking {
  readonly method: string | undefined;
  /** the address of the machine that asks */
  readonly from: string | undefined;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly body: string;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const LOOPBACK = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether the request comes from a page of this dev server, in a browser on this machine. */
const isHere = ({ from, host, origin }: Asking) =>
  LOOPBACK.test(from ?? '') && HERE.test(host ?? '') && origin === `http://${host}`;

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

export interface Api {
  answer(asking: Asking): Promise<Answer>;
  /** a text that this session has read or made; undefined if there is none with this hash */
  textOf(hash: string): string | undefined;
  /** whether the director wrote this text into the file */
  isOwn(file: string, text: string): boolean;
}

/**
 * `format` returns a text as the project's formatter writes it. `checkPictures` returns the complaints about the
 * pictures of the saved story.
 */
export function createApi(
  root: string,
  format: (text: string, file: string) => Promise<string>,
  checkPictures: () => Promise<readonly string[]>,
): Api {
  const texts = new Map<string, string>();
  const own = new Map<string, string>();
  const keep = (text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    texts.set(hash, text);
    return hash;
  };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const known = (hash: string) => {
    const text = texts.get(hash);
    if (text === undefined) throw new Error(`no text has the hash ${hash}: reload the director`);
    return text;
  };

  const filesOfStory = () =>
    readdirSync(join(root, FOLDER))
      .map(name => `${FOLDER}/${name}`)
      .filter(file => v.is(File, file) && hasOrigins(read(file)));

  async function save(files: readonly { file: string; text: string; disk: string }[]): Promise<Answer> {
    const now = Object.fromEntries(files.map(({ file }) => [file, keep(read(file))]));
    const changed = files.filter(({ file, disk }) => now[file] !== disk);
    if (changed.length > 0) return { status: 409, body: { disk: now } };
    const saved: Record<string, string> = {};
    for (const { file, text } of files) {
      const formatted = await format(known(text), file);
      saved[file] = keep(formatted);
      own.set(file, formatted);
      writeFileSync(join(root, file), formatted);
    }
    return { status: 200, body: { disk: saved } };
  }

  return {
    textOf: hash => texts.get(hash),
    isOwn: (file, text) => own.get(file) === text,
    async answer(asking) {
      if (asking.method !== 'POST') return { status: 405, body: { refused: 'only POST' } };
      if (!isHere(asking)) return { status: 403, body: { refused: 'only from this machine' } };
      const asked = v.safeParse(Asked, parsed(asking.body));
      if (!asked.success) return { status: 400, body: { refused: v.summarize(asked.issues) } };
      const { output } = asked;
      const named = output.ask === 'save' ? output.files : output.ask === 'edit' ? [output] : [];
      const missing = named.find(({ file }) => !existsSync(join(root, file)));
      if (missing) return { status: 404, body: { refused: `there is no ${missing.file}` } };
      if (output.ask === 'files') {
        return {
          status: 200,
          body: { disk: Object.fromEntries(filesOfStory().map(file => [file, keep(read(file))])) },
        };
      }
      if (output.ask === 'pictures') return { status: 200, body: { told: await checkPictures() } };
      if (output.ask === 'save') return save(output.files);
      const result = edited(known(output.text), output, output.was, output.now);
      return { status: 200, body: 'text' in result ? { text: keep(result.text) } : result };
    },
  };
}
