/** Changes the text of a story file through its syntax tree. Leaves everything as it is that does not have to change. */
import { diff3Merge } from 'node-diff3';
import { Node, type ObjectLiteralExpression, Project, type SourceFile, SyntaxKind } from 'ts-morph';

/** Numbers by the name of a property (`x`, `k`) or by the position in an array (`0`). */
export type Numbers = Readonly<Record<string, number>>;
/** The part of a text from which a value comes, see `Origin` in origins.ts. */
interface Span {
  readonly start: number;
  readonly end: number;
}
export type Edited = { readonly text: string } | { readonly refused: string };

/** Thrown for a value that cannot be changed; its message is the reason to show. */
class Refusal extends Error {}

export const parse = (text: string): SourceFile =>
  new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } }).createSourceFile(
    'story.ts',
    text,
  );

function change(text: string, by: (file: SourceFile) => void): Edited {
  const file = parse(text);
  try {
    by(file);
    return { text: file.getFullText() };
  } catch (cause) {
    if (cause instanceof Refusal) return { refused: cause.message };
    throw cause;
  }
}

/** Three decimals at most; `Number` drops zeros at the end. */
const written = (value: number) => String(Number(value.toFixed(3)));

/** Returns the number that an expression contains; undefined if the number is computed. */
const numberIn = (node: Node | undefined): number | undefined =>
  Node.isNumericLiteral(node) || Node.isPrefixUnaryExpression(node) ? Number(node.getText()) : undefined;

/** Replaces a number by another one. In `SEAT.x + 36` it replaces the 36. */
function put(node: Node, was: number, now: number) {
  if (numberIn(node) !== undefined) return node.replaceWithText(written(now));
  const added = Node.isBinaryExpression(node) ? numberIn(node.getRight()) : undefined;
  const sign = Node.isBinaryExpression(node) && { '+': 1, '-': -1 }[node.getOperatorToken().getText()];
  if (!Node.isBinaryExpression(node) || added === undefined || !sign)
    throw new Refusal(`${written(was)} is computed: ${node.getText()}`);
  const sum = sign * added + now - was;
  return node.replaceWithText(`${node.getLeft().getText()} ${sum < 0 ? '-' : '+'} ${written(Math.abs(sum))}`);
}

/** Adds properties to an object, in the line of the property that they follow, which is the last one by default. */
function add(node: ObjectLiteralExpression, properties: string, after = node.getProperties().length - 1) {
  const [before, next] = [node.getProperties()[after], node.getProperties()[after + 1]];
  const at = (before?.getEnd() ?? next?.getStart() ?? node.getStart() + 1) - node.getStart();
  const text = node.getText();
  node.replaceWithText(
    `${text.slice(0, at)}${before ? `, ${properties}` : `${properties}, `}${text.slice(at)}`,
  );
}

/** Changes an object. A number that it does not have yet, or has only from a spread, is added at its end. */
function inObject(node: ObjectLiteralExpression, was: Numbers, now: Numbers) {
  const missing: string[] = [];
  for (const [key, value] of Object.entries(now)) {
    const property = node.getProperty(key);
    if (Node.isPropertyAssignment(property)) put(property.getInitializerOrThrow(), was[key] ?? 0, value);
    else if (property) throw new Refusal(`${key} is computed: ${property.getText()}`);
    else missing.push(`${key}: ${written(value)}`);
  }
  if (missing.length > 0) add(node, missing.join(', '));
}

function inArray(node: Node, was: Numbers, now: Numbers) {
  if (!Node.isArrayLiteralExpression(node)) return;
  for (const [i, value] of Object.entries(now)) {
    const element = node.getElements()[Number(i)];
    if (element) put(element, was[i] ?? 0, value);
  }
}

/** Changes a call such as `stand(FIELD, [806, 676])`: the only argument that is the point `was`. */
function inCall(node: Node, was: Numbers, now: Numbers) {
  const told = node.getText().replace(/\s+/g, ' ');
  const other = Object.keys(now).find(key => key !== 'x' && key !== 'y');
  if (other !== undefined) throw new Refusal(`${other} is computed: ${told}`);
  const points = node.getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression).filter(array => {
    const [x, y, ...more] = array.getElements().map(numberIn);
    return x === was.x && y === was.y && more.length === 0;
  });
  const [point] = points;
  if (!point || points.length > 1) throw new Refusal(`x and y are computed: ${told}`);
  inArray(point, {}, { 0: now.x ?? was.x ?? 0, 1: now.y ?? was.y ?? 0 });
}

/**
 * Changes numbers of the value that is written at a span of the text. `was` has all numbers of the value, `now` the
 * numbers that change. Refuses if a number is computed, and so is not in the text.
 */
export const edited = (text: string, { start, end }: Span, was: Numbers, now: Numbers): Edited =>
  change(text, file => {
    const node = file
      .getDescendantAtPos(start)
      ?.getAncestors()
      .find(each => each.getStart() === start && each.getEnd() === end);
    if (!node) throw new Refusal('the place in the file is not known any more');
    if (Node.isObjectLiteralExpression(node)) inObject(node, was, now);
    else if (Node.isCallExpression(node)) inCall(node, was, now);
    else inArray(node, was, now);
  });

type Box = readonly number[];
/** A box that a step gets for itself. */
export interface Own {
  /** the step's entry in the chapter's definition, such as `['lines', 'pen']` */
  readonly path: readonly string[];
  /** the entry's property, which holds one box or several by their names */
  readonly property: string;
  /** all boxes that the property gets if the entry does not have it, and the name of the one that is missing otherwise */
  readonly boxes: Box | Readonly<Record<string, Box>>;
  readonly key: string;
}

/** A step's properties before its areas and before what happens in it. */
const FIRST = [
  'elements',
  'yellowSky',
  'kind',
  'answer',
  'after',
  'speaker',
  'deed',
  'shot',
  'bubble',
  'room',
];
const isArray = (value: object): value is readonly unknown[] => Array.isArray(value);
const textOf = (box: Box | undefined = []) => `[${box.map(written).join(', ')}]`;

/** Gives a step its own box, as a property of its entry in the chapter, or as a part of that property. */
export const withOwn = (text: string, { path, property, boxes, key }: Own): Edited =>
  change(text, file => {
    const calls = file.getDescendantsOfKind(SyntaxKind.CallExpression);
    const definition = calls.find(call => call.getExpression().getText() === 'defineChapter');
    const within = (node: Node | undefined, name: string) => {
      const found = Node.isObjectLiteralExpression(node) ? node.getProperty(name) : undefined;
      return Node.isPropertyAssignment(found) ? found.getInitializer() : undefined;
    };
    const value = isArray(boxes)
      ? textOf(boxes)
      : `{ ${Object.entries(boxes)
          .map(([name, box]) => `${name}: ${textOf(box)}`)
          .join(', ')} }`;
    const one = isArray(boxes) ? '' : `${key}: ${textOf(boxes[key])}`;
    const chapter: Node | undefined = definition?.getArguments()[0];
    const entry = path.reduce(within, chapter);
    const lines = path.length === 2 && path[0] === 'lines' ? within(chapter, 'lines') : undefined;
    if (!entry && Node.isObjectLiteralExpression(lines)) {
      // a line without an entry is spoken by the ambassador
      add(lines, `${path[1]}: { speaker: 'ambassador', ${property}: ${value} }`);
      return;
    }
    const old = within(entry, property);
    if (!Node.isObjectLiteralExpression(entry) || (old && !one))
      throw new Refusal(`write it into ${path.join('.')} by hand`);
    if (!old) {
      const before = FIRST.slice(0, FIRST.indexOf(property));
      const last = entry
        .getProperties()
        .findLastIndex(each =>
          Node.isPropertyAssignment(each) ? before.includes(each.getName()) : Node.isSpreadAssignment(each),
        );
      add(entry, `${property}: ${value}`, last);
    } else if (!Node.isObjectLiteralExpression(old))
      old.replaceWithText(old.getText() === 'null' ? value : `{ ...${old.getText()}, ${one} }`);
    else if (old.getProperty(key)) throw new Refusal(`${path.join('.')} has its own already`);
    else add(old, one);
  });

const [LINES, NUMBERS] = [/(?<=\n)/, /(?<=\n)|(-?\d+(?:\.\d+)?)/];

/**
 * Puts into `theirs`, a text from an editor, what `mine` has changed in `base`: line by line, and number by number where
 * both have changed something. If both have changed the same number, `mine` is kept. If the editor has rewritten the
 * number's place, the number has no meaning there, and `theirs` is kept.
 */
export function merged(mine: string, base: string, theirs: string, by = LINES): string {
  // a split at an expression with a group has undefined and empty parts
  const [a = [], o = [], b = []] = [mine, base, theirs].map(text => text.split(by).filter(Boolean));
  const parts = diff3Merge(a, o, b).flatMap(({ ok, conflict }) => {
    if (!conflict) return ok ?? [];
    const own = conflict.a;
    if (by === LINES) return merged(own.join(''), conflict.o.join(''), conflict.b.join(''), NUMBERS);
    const isSame = own.length === conflict.o.length && own.length === conflict.b.length;
    return conflict.b.map((part, i) => (isSame && own[i] !== conflict.o[i] ? (own[i] ?? '') : part));
  });
  return parts.join('');
}
