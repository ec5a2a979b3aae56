/** Changes numbers in the text of a story file. Reads its syntax tree, and leaves every other character as it is. */
import { Node, Project, type SourceFile, SyntaxKind } from 'ts-morph';

/** Numbers by the name of a property (`x`, `k`) or by the position in an array (`0`). */
export type Numbers = Readonly<Record<string, number>>;
/** The part of a text from which a value comes, see `Origin` in origins.ts. */
interface Span {
  readonly start: number;
  readonly end: number;
}
export type Edited = { readonly text: string } | { readonly refused: string };
type Splice = Span & { readonly put: string };

/** Thrown for a value that cannot be changed; its message is the reason to show. */
class Computed extends Error {}

export const parse = (text: string): SourceFile =>
  new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } }).createSourceFile(
    'story.ts',
    text,
  );

/** Three decimals at most; `Number` drops zeros at the end. */
const written = (value: number) => String(Number(value.toFixed(3)));

/** Returns the number that an expression contains; undefined if the number is computed. */
const numberIn = (node: Node | undefined): number | undefined =>
  Node.isNumericLiteral(node) || Node.isPrefixUnaryExpression(node) ? Number(node.getText()) : undefined;

/** Replaces a number by another one. In `SEAT.x + 36` it replaces the 36. */
function put(node: Node, was: number, now: number): Splice {
  const [start, end] = [node.getStart(), node.getEnd()];
  if (numberIn(node) !== undefined) return { start, end, put: written(now) };
  const added = Node.isBinaryExpression(node) ? numberIn(node.getRight()) : undefined;
  const sign = Node.isBinaryExpression(node) && { '+': 1, '-': -1 }[node.getOperatorToken().getText()];
  if (!Node.isBinaryExpression(node) || added === undefined || !sign)
    throw new Computed(`${written(was)} is computed: ${node.getText()}`);
  const sum = sign * added + now - was;
  return { start, end, put: `${node.getLeft().getText()} ${sum < 0 ? '-' : '+'} ${written(Math.abs(sum))}` };
}

/**
 * Returns the changes in the text of an object. A number that the object does not have yet, or has only from a spread,
 * is added at the object's end.
 */
function inObject(node: Node, was: Numbers, now: Numbers): Splice[] {
  if (!Node.isObjectLiteralExpression(node)) return [];
  return Object.entries(now).map(([key, value]) => {
    const property = node.getProperty(key);
    if (Node.isPropertyAssignment(property))
      return put(property.getInitializerOrThrow(), was[key] ?? 0, value);
    if (property) throw new Computed(`${key} is computed: ${property.getText()}`);
    const end = node.getProperties().at(-1)?.getEnd() ?? node.getStart() + 1;
    return { start: end, end, put: `, ${key}: ${written(value)}` };
  });
}

function inArray(node: Node, was: Numbers, now: Numbers): Splice[] {
  if (!Node.isArrayLiteralExpression(node)) return [];
  const elements = node.getElements();
  return Object.entries(now).flatMap(([i, value]) => {
    const element = elements[Number(i)];
    return element ? put(element, was[i] ?? 0, value) : [];
  });
}

/**
 * Returns the changes in the text of a call such as `stand(FIELD, [806, 676])`: it changes the only argument that is
 * the point `was`.
 */
function inCall(node: Node, was: Numbers, now: Numbers): Splice[] {
  const told = node.getText().replace(/\s+/g, ' ');
  const other = Object.keys(now).find(key => key !== 'x' && key !== 'y');
  if (other !== undefined) throw new Computed(`${other} is computed: ${told}`);
  const points = node.getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression).filter(array => {
    const [x, y, ...more] = array.getElements().map(numberIn);
    return x === was.x && y === was.y && more.length === 0;
  });
  const [point] = points;
  if (!point || points.length > 1) throw new Computed(`x and y are computed: ${told}`);
  const byPosition = Object.entries(now).map(([key, value]) => [key === 'x' ? 0 : 1, value]);
  return inArray(point, { 0: was.x ?? 0, 1: was.y ?? 0 }, Object.fromEntries(byPosition));
}

/**
 * Changes numbers of the value that is written at a span of the text, and returns the new text. `was` has all numbers
 * of the value, `now` the numbers that change. If a number is computed, and so is not in the text, returns the reason
 * for the refusal.
 */
export function edited(text: string, { start, end }: Span, was: Numbers, now: Numbers): Edited {
  const node = parse(text)
    .getDescendantAtPos(start)
    ?.getAncestors()
    .find(each => each.getStart() === start && each.getEnd() === end);
  if (!node) return { refused: 'the place in the file is not known any more' };
  try {
    const change = Node.isCallExpression(node)
      ? inCall
      : Node.isArrayLiteralExpression(node)
        ? inArray
        : inObject;
    const splices = change(node, was, now)
      .toReversed()
      .toSorted((a, b) => b.start - a.start);
    return {
      text: splices.reduce((all, each) => all.slice(0, each.start) + each.put + all.slice(each.end), text),
    };
  } catch (cause) {
    if (cause instanceof Computed) return { refused: cause.message };
    throw cause;
  }
}
