/**
 * Answers the director's questions: it lists the files, checks the pictures, changes texts and saves them. It answers
 * only requests from this machine.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import * as v from 'valibot';
import { type Edited, edited, merged, withOwn } from './edit.ts';
import { hasOrigins } from './tag.ts';

const FOLDER = 'stage/story';
/** a file of the story that is written by hand: a chapter, or a file directly in the story's folder */
const File = v.pipe(v.string(), v.regex(/^stage\/story\/(chapters\/)?[a-zA-Z]\w*\.ts$/));
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));
/** the hash of each file's text */
const Texts = v.record(File, Hash);
export type Texts = v.InferOutput<typeof Texts>;
const Finite = v.pipe(v.number(), v.finite());
const Numbers = v.record(v.pipe(v.string(), v.regex(/^(x|y|k|turn|[0-3])$/)), Finite);
const Name = v.pipe(v.string(), v.regex(/^\w+$/));
const Box = v.array(Finite);
const Asked = v.variant('ask', [
  v.strictObject({ ask: v.literal('files') }),
  v.strictObject({ ask: v.literal('pictures') }),
  v.strictObject({
    ask: v.literal('edit'),
    text: Hash,
    start: v.pipe(v.number(), v.integer()),
    end: v.pipe(v.number(), v.integer()),
    was: Numbers,
    now: Numbers,
  }),
  v.strictObject({
    ask: v.literal('own'),
    text: Hash,
    path: v.array(Name),
    property: v.picklist(['shot', 'bubble', 'room']),
    boxes: v.union([Box, v.record(v.picklist(['md', 'sm', 'focus', 'up']), Box)]),
    key: Name,
  }),
  // puts into the texts `to` of an editor what each of the states has changed in the texts `from`
  v.strictObject({ ask: v.literal('rebase'), states: v.array(Texts), from: Texts, to: Texts }),
  // writes `texts`, if the files hold the texts `disk`
  v.strictObject({ ask: v.literal('save'), texts: Texts, disk: Texts }),
]);
export type Question = v.InferInput<typeof Asked>;

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
    readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
      .map(path => `${FOLDER}/${path.split(sep).join('/')}`)
      .filter(file => v.is(File, file) && hasOrigins(read(file)));

  async function save(put: Texts, expected: Texts) {
    const files = Object.entries(put);
    const now = Object.fromEntries(files.map(([file]) => [file, keep(read(file))]));
    const isChanged = files.some(([file]) => now[file] !== expected[file]);
    if (isChanged) return { isSaved: false, disk: now };
    const disk: Record<string, string> = {};
    for (const [file, text] of files) {
      const formatted = await format(known(text), file);
      disk[file] = keep(formatted);
      own.set(file, formatted);
      writeFileSync(join(root, file), formatted);
    }
    return { isSaved: true, disk };
  }

  const rebased = (state: Texts, from: Texts, to: Texts) => {
    const texts = Object.entries(to).map(([file, theirs]) => {
      const base = from[file] ?? theirs;
      return [file, keep(merged(known(state[file] ?? base), known(base), known(theirs)))];
    });
    return { ...state, ...Object.fromEntries(texts) };
  };

  const answerTo = async (asked: v.InferOutput<typeof Asked>): Promise<object> => {
    const kept = (result: Edited) => ('text' in result ? { text: keep(result.text) } : result);
    switch (asked.ask) {
      case 'files':
        return { disk: Object.fromEntries(filesOfStory().map(file => [file, keep(read(file))])) };
      case 'pictures':
        return { told: await checkPictures() };
      case 'edit':
        return kept(edited(known(asked.text), asked, asked.was, asked.now));
      case 'own':
        return kept(withOwn(known(asked.text), asked));
      case 'rebase':
        return { states: asked.states.map(state => rebased(state, asked.from, asked.to)) };
      default:
        return save(asked.texts, asked.disk);
    }
  };

  return {
    textOf: hash => texts.get(hash),
    isOwn: (file, text) => own.get(file) === text,
    async answer(asking) {
      if (asking.method !== 'POST') return { status: 405, body: { refused: 'only POST' } };
      if (!isHere(asking)) return { status: 403, body: { refused: 'only from this machine' } };
      const asked = v.safeParse(Asked, parsed(asking.body));
      if (!asked.success) return { status: 400, body: { refused: v.summarize(asked.issues) } };
      const body = await answerTo(asked.output);
      return { status: 'isSaved' in body && !body.isSaved ? 409 : 200, body };
    },
  };
}
