/** Finds placements, boxes and points in a story file's syntax tree, and changes them. Changes no other text. */
import MagicString from 'magic-string';
import ts from 'typescript';
import * as v from 'valibot';

/** Numbers by name. The numbers of an array are named `x`, `y`, `w` and `h`. */
const Numbers = v.record(v.pipe(v.string(), v.regex(/^(x|y|w|h|k|turn)$/)), v.pipe(v.number(), v.finite()));
const File = v.pipe(v.string(), v.regex(/^stage\/story\/(chapters\/)?[a-zA-Z]\w*\.ts$/));
/**
 * Edits by file and by path in the file. For example, `ROMY.md` is the property `md` of the constant `ROMY`. `was`: all
 * numbers before the edit. `now`: only the changed numbers.
 */
export const Edits = v.record(File, v.record(v.string(), v.strictObject({ was: Numbers, now: Numbers })));
export type Numbers = Readonly<v.InferOutput<typeof Numbers>>;
export type Edits = Readonly<v.InferOutput<typeof Edits>>;

const parse = (text: string) => ts.createSourceFile('story.ts', text, ts.ScriptTarget.Latest, true);

const propertyOf = (node: ts.ObjectLiteralExpression, key: string) =>
  node.properties.find(each => each.name?.getText() === key);

const isNumber = (node: ts.Node) =>
  ts.isNumericLiteral(node) || (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));

/**
 * Returns true if an expression may be a placement, a box or a point: for a call, an array with a number, or an object
 * with one of the keys below.
 */
const isValue = (node: ts.Node) =>
  ts.isCallExpression(node) ||
  (ts.isArrayLiteralExpression(node) && node.elements.some(isNumber)) ||
  (ts.isObjectLiteralExpression(node) && ['x', 'y', 'k', 'turn'].some(key => propertyOf(node, key)));

/**
 * Returns the placements, boxes and points in a file, by path. For example, `ROMY.md` is the property `md` of the
 * constant `ROMY`. Most edits elsewhere in the file do not change a path.
 */
function valuesIn(file: ts.SourceFile) {
  const found = new Map<string, ts.Node>();
  const walk = (node: ts.Node, path: string) => {
    // skips functions: an edit of a number in a function would change the values of all calls
    if (ts.isFunctionLike(node)) return;
    if (isValue(node) && !found.has(path)) found.set(path, node);
    const hasParts =
      ts.isArrayLiteralExpression(node) ||
      ts.isObjectLiteralExpression(node) ||
      (ts.isCallExpression(node) && node.arguments.length > 1);
    let i = 0;
    ts.forEachChild(node, child => {
      const isNamed = ts.isVariableDeclaration(child) || ts.isPropertyAssignment(child);
      const segment = isNamed ? child.name.getText() : hasParts ? String(i) : '';
      i += 1;
      walk(child, [path, segment].filter(Boolean).join('.'));
    });
  };
  walk(file, '');
  return found;
}

/**
 * Returns a story file's text with a call of `tag` around every placement, box and point. `tag` records where the value
 * is written: the file, the path and the line.
 */
export function tagged(text: string, file: string): string {
  const tree = parse(text);
  const out = new MagicString(text);
  for (const [path, node] of valuesIn(tree)) {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const origin = JSON.stringify({ file, path, line });
    out.appendLeft(node.getStart(), 'tag(').prependRight(node.end, `, ${origin})`);
  }
  return `import { tag } from '/director/origins.ts'; ${out}`;
}

/**
 * Returns the syntax node of the number with the name `key`, such as `x`. If `node` is a function call, searches only
 * the argument that equals the point `was`, such as `[806, 676]` in `stand(FIELD, [806, 676])`.
 */
function partOf(node: ts.Node, key: string, was: Numbers): ts.Node | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const property = propertyOf(node, key);
    return property && ts.isPropertyAssignment(property) ? property.initializer : property;
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements['xywh'.indexOf(key)];
  if (!ts.isCallExpression(node)) return undefined;
  const [point, other] = node.arguments.filter(each => each.getText() === `[${was.x}, ${was.y}]`);
  return point && !other ? partOf(point, key, was) : undefined;
}

/** Rounds to three decimals; `Number` drops zeros at the end. */
const written = (value: number) => String(Number(value.toFixed(3)));

/**
 * Returns the source text of a number after a change. In `SEAT.x + 36`, only 36 changes. Returns undefined if the
 * number is computed in another way.
 */
function changed(part: ts.Node, was: number, now: number): string | undefined {
  if (isNumber(part)) return written(now);
  if (!ts.isBinaryExpression(part) || !isNumber(part.right)) return undefined;
  const sign = { '+': 1, '-': -1 }[part.operatorToken.getText()];
  if (!sign) return undefined;
  const added = sign * Number(part.right.getText()) + now - was;
  return `${part.left.getText()} ${added < 0 ? '-' : '+'} ${written(Math.abs(added))}`;
}

/**
 * Makes one edit: writes the numbers `now` into the value at `path`. Adds a number at the end of an object literal that
 * lacks it. Throws if the edit is impossible.
 */
function edit(text: string, path: string, { was, now }: Edits[string][string]): string {
  // `#` in a path (see `tag` in origins.ts) marks a property that is not written in the file. Example: after
  // `const ALMA = sit(...)`, `ALMA#md` is the property `md` of the object that `sit` returns. The file
  // contains only the call, at the path `ALMA`.
  const node = valuesIn(parse(text)).get(path.replace(/#.*/, ''));
  if (!node) throw new Error(`${path} is not in the file any more`);
  const out = new MagicString(text);
  for (const [key, number] of Object.entries(now)) {
    const part = partOf(node, key, was);
    const code = part && changed(part, was[key] ?? 0, number);
    const last = ts.isObjectLiteralExpression(node) && !part ? node.properties.at(-1) : undefined;
    if (part && code) out.overwrite(part.getStart(), part.end, code);
    else if (last) out.appendLeft(last.end, `, ${key}: ${written(number)}`);
    else throw new Error(`${key} is computed: ${(part ?? node).getText().replace(/\s+/g, ' ')}`);
  }
  return out.toString();
}

/** Applies a file's edits to its text. Leaves out impossible edits. `refused`: the reasons, by path in the file. */
export function edited(text: string, edits: Edits[string] = {}) {
  const refused: Record<string, string> = {};
  let now = text;
  for (const [path, each] of Object.entries(edits)) {
    try {
      now = edit(now, path, each);
    } catch (cause) {
      refused[path] = String(cause instanceof Error ? cause.message : cause);
    }
  }
  return { text: now, refused };
}
