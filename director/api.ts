/**
 * Answers the director's questions: it lists the files, checks the pictures, changes texts and saves them. It answers
 * only requests from this machine.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { type Edited, edited, merged, withOwn } from './edit.ts';
import { hasOrigins } from './tag.ts';

const start = promisify(execFile);
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const FOLDER = 'stage/story';
/** a file of the story: directly in its folder, and written by hand */
const File = v.pipe(v.string(), v.regex(/^stage\/story\/[a-zA-Z]\w*\.ts$/));
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
interface Request extends Pick<IncomingMessage, 'method' | 'headers'> {
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const LOOPBACK = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether the request comes from a page of this dev server, in a browser on this machine. */
const isHere = ({ socket, headers }: Request) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  HERE.test(headers.host ?? '') &&
  headers.origin === `http://${headers.host}`;

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Formats a text as `npm run check` expects it; returns the text unchanged if the formatter fails. */
async function format(root: string, text: string, file: string): Promise<string> {
  const running = start(process.execPath, [BIOME, 'format', `--stdin-file-path=${file}`], { cwd: root });
  running.child.stdin?.end(text);
  return running.then(
    ({ stdout }) => stdout || text,
    () => text,
  );
}

/**
 * Returns the complaints of `npm run assets` about textures, colours and edges, and the shares of colours by chapter
 * that assets/checks/shares.ts measures.
 */
async function checkPictures(root: string): Promise<readonly string[]> {
  const script = ['--import', 'tsx', 'assets/build.ts', '--over-budget'];
  const { stdout, stderr } = await start(process.execPath, script, { cwd: root });
  const shares = stdout.split('\n').filter(line => /^\w+ by chapter/.test(line));
  return [...stderr.split('\n').filter(Boolean), ...shares];
}

export type Api = ReturnType<typeof createApi>;

/** `root`: the folder of the project. */
export function createApi(root: string) {
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

  async function save(put: Texts, expected: Texts) {
    const files = Object.entries(put);
    const now = Object.fromEntries(files.map(([file]) => [file, keep(read(file))]));
    const isChanged = files.some(([file]) => now[file] !== expected[file]);
    if (isChanged) return { isSaved: false, disk: now };
    const disk: Record<string, string> = {};
    for (const [file, text] of files) {
      const formatted = await format(root, known(text), file);
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
        return { told: await checkPictures(root) };
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
    /** a text that this session has read or made; undefined if there is none with this hash */
    textOf: (hash: string) => texts.get(hash),
    /** whether the director wrote this text into the file */
    isOwn: (file: string, text: string) => own.get(file) === text,
    async answer(request: Request, body: string): Promise<{ status: number; body: object }> {
      if (request.method !== 'POST') return { status: 405, body: { refused: 'only POST' } };
      if (!isHere(request)) return { status: 403, body: { refused: 'only from this machine' } };
      const asked = v.safeParse(Asked, parsed(body));
      if (!asked.success) return { status: 400, body: { refused: v.summarize(asked.issues) } };
      const answer = await answerTo(asked.output);
      return { status: 'isSaved' in answer && !answer.isSaved ? 409 : 200, body: answer };
    },
  };
}
