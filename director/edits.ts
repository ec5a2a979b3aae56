/** Changes of the story's numbers, as the page sends them to the dev server. */
import * as v from 'valibot';

const Finite = v.pipe(v.number(), v.finite());
const Box = v.array(Finite);
/** Numbers by the name of a property (`x`, `k`) or by the position in an array (`0`). */
const Numbers = v.record(v.pipe(v.string(), v.regex(/^(x|y|k|turn|[0-3])$/)), Finite);
/** A file of the story and the path of a value in it, such as `stage/story/chapters/chapter3.ts#ROMY.md`. */
const Id = v.pipe(v.string(), v.regex(/^stage\/story\/(chapters\/)?[a-zA-Z]\w*\.ts#[^#]+(#\w+)?$/));
/** A step's own boxes, and the property that holds them in the step's entry in the chapter's file. */
const Own = v.strictObject({
  property: v.picklist(['shot', 'bubble', 'room']),
  boxes: v.union([Box, v.record(v.picklist(['md', 'sm', 'focus', 'up']), Box)]),
});

/** Edits by the id of a value. An edit has all numbers of the value at the start and the changed ones, or new boxes. */
export const Edits = v.record(Id, v.union([v.strictObject({ was: Numbers, now: Numbers }), Own]));

export type Numbers = Readonly<v.InferOutput<typeof Numbers>>;
export type Own = v.InferOutput<typeof Own>;
export type Edits = Readonly<v.InferOutput<typeof Edits>>;
export type Edit = Edits[string];

/** The edits of one file. */
export const editsOf = (edits: Edits, file: string) =>
  Object.entries(edits).filter(([id]) => id.startsWith(`${file}#`));

/** Returns the files whose edits differ in `edits` and `others`. */
export function filesThatDiffer(edits: Edits, others: Edits): readonly string[] {
  const files = new Set(Object.keys({ ...edits, ...others }).map(id => id.replace(/#.*/, '')));
  const told = (all: Edits, file: string) => JSON.stringify(editsOf(all, file));
  return [...files].filter(file => told(edits, file) !== told(others, file));
}
