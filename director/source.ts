/** Finds and changes values in a story file by the file's syntax tree. All other text of the file stays as it is. */
import MagicString from 'magic-string';
import ts from 'typescript';
import type { Edit, Numbers, Own } from './edits.ts';

/** Thrown for a value that cannot be changed; its message is the reason to show. */
class Refusal extends Error {}

const parse = (text: string) => ts.createSourceFile('story.ts', text, ts.ScriptTarget.Latest, true);

/** Returns the last segment of a part's path: name or number in the parent; '' if the part has the parent's path. */
function segmentOf(node: ts.Node, parent: ts.Node, i: number): string {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isFunctionDeclaration(node))
    return node.name && 'text' in node.name ? node.name.text : '';
  const isPart =
    ts.isArrayLiteralExpression(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    (ts.isCallExpression(parent) && parent.arguments.length > 1);
  return isPart ? String(i) : '';
}

/**
 * Returns the expressions of a file by their paths, such as 'ROMY.md' or 'chapter3.lines.pen.shot', outer ones first. A
 * path contains no line numbers, so most changes elsewhere in the file do not change the path.
 */
function expressionsIn(file: ts.SourceFile): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  const walk = (node: ts.Node, path: string) => {
    // a function with parameters is left out, because one number in it belongs to the values of several calls
    if (ts.isFunctionLike(node) && node.parameters.length > 0) return;
    const inner = ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isFunctionLike(node);
    if (ts.isExpression(node) && !inner && !found.has(path)) found.set(path, node);
    let i = 0;
    ts.forEachChild(node, child => {
      const segment = segmentOf(child, node, i++);
      if (!('name' in node) || child !== node.name)
        walk(child, segment && path ? `${path}.${segment}` : path || segment);
    });
  };
  walk(file, '');
  return found;
}

const propertyOf = (node: ts.ObjectLiteralExpression, key: string) =>
  node.properties.find(each => each.name?.getText() === key);

const isNumber = (node: ts.Node) =>
  ts.isNumericLiteral(node) || (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));

/** Whether an expression makes a placement, a box or a point. */
const isValue = (node: ts.Expression) =>
  ts.isCallExpression(node) ||
  (ts.isArrayLiteralExpression(node) && node.elements.some(isNumber)) ||
  (ts.isObjectLiteralExpression(node) && ['x', 'y', 'k', 'turn'].some(key => propertyOf(node, key)));

/** Returns the text of a story file in which every value notes its origin, see origins.ts. */
export function tagged(text: string, file: string): string {
  const tree = parse(text);
  const out = new MagicString(text);
  for (const [path, node] of expressionsIn(tree)) {
    if (!isValue(node)) continue;
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const origin = JSON.stringify({ id: `${file}#${path}`, line });
    out.appendLeft(node.getStart(), 'tag(').prependRight(node.end, `, ${origin})`);
  }
  return `import { tag } from '/director/origins.ts'; ${out}`;
}

/** Three decimals at most; `Number` drops zeros at the end. */
const written = (value: number) => String(Number(value.toFixed(3)));
const boxText = (box: readonly number[]) => `[${box.map(written).join(', ')}]`;
const boxesText = (boxes: Own['boxes']) =>
  Array.isArray(boxes)
    ? boxText(boxes)
    : `{ ${Object.entries(boxes)
        .map(([name, box]) => `${name}: ${boxText(box)}`)
        .join(', ')} }`;

/** Replaces a number by another one. In `SEAT.x + 36` it replaces the 36. */
function put(out: MagicString, key: string, node: ts.Node, was: number, now: number) {
  if (isNumber(node)) return out.overwrite(node.getStart(), node.end, written(now));
  const sum = ts.isBinaryExpression(node) && isNumber(node.right) ? node : undefined;
  const sign = { '+': 1, '-': -1 }[sum?.operatorToken.getText() ?? ''];
  if (!sum || !sign) throw new Refusal(`${key} is computed: ${node.getText()}`);
  const added = sign * Number(sum.right.getText()) + now - was;
  const text = `${added < 0 ? '-' : '+'} ${written(Math.abs(added))}`;
  return out.overwrite(sum.operatorToken.getStart(), sum.end, text);
}

/** Adds properties at the end of an object. */
function add(out: MagicString, { properties, end }: ts.ObjectLiteralExpression, text: string) {
  const last = properties.at(-1);
  if (last) out.appendLeft(last.end, `, ${text}`);
  else out.appendLeft(end - 1, ` ${text} `);
}

/** Changes an object or an array. A number that an object does not have, or has only from a spread, is added. */
function inLiteral(
  out: MagicString,
  node: ts.ObjectLiteralExpression | ts.ArrayLiteralExpression,
  was: Numbers,
  now: Numbers,
) {
  for (const [key, value] of Object.entries(now)) {
    const part = ts.isArrayLiteralExpression(node) ? node.elements[Number(key)] : propertyOf(node, key);
    if (part) put(out, key, ts.isPropertyAssignment(part) ? part.initializer : part, was[key] ?? 0, value);
    else if (ts.isObjectLiteralExpression(node)) add(out, node, `${key}: ${written(value)}`);
  }
}

/**
 * Changes the point `was` in a call such as `stand(FIELD, [806, 676])`. Refuses if the call does not have this point
 * exactly once, or if another number than x and y changes.
 */
function inCall(out: MagicString, node: ts.CallExpression, was: Numbers, now: Numbers) {
  const points = node.arguments
    .filter(ts.isArrayLiteralExpression)
    .filter(({ elements: [x, y, ...more] }) => {
      return Number(x?.getText()) === was.x && Number(y?.getText()) === was.y && more.length === 0;
    });
  const [point] = points;
  const other = Object.keys(now).find(key => key !== 'x' && key !== 'y');
  if (!point || points.length > 1 || other)
    throw new Refusal(`${other ?? 'x and y'} is computed: ${node.getText().replace(/\s+/g, ' ')}`);
  inLiteral(out, point, {}, { 0: now.x ?? was.x ?? 0, 1: now.y ?? was.y ?? 0 });
}

/** Gives a step its own boxes, as a property of its entry in the chapter. */
function giveOwn(out: MagicString, path: string, { property, boxes }: Own) {
  const all = expressionsIn(parse(out.original));
  const [entry, old] = [all.get(path), all.get(`${path}.${property}`)];
  const [, before = '', line] = /^(.*\.lines)\.(\w+)$/.exec(path) ?? [];
  const lines = all.get(before);
  const text = `${property}: ${boxesText(boxes)}`;
  if (old) out.overwrite(old.getStart(), old.end, boxesText(boxes));
  else if (entry && ts.isObjectLiteralExpression(entry)) add(out, entry, text);
  else if (!entry && lines && ts.isObjectLiteralExpression(lines))
    add(out, lines, `${line}: { speaker: 'ambassador', ${text} }`); // the ambassador speaks a line without an entry
  else throw new Refusal(`write it into ${path} by hand`);
}

function change(text: string, path: string, edit: Edit): string {
  const out = new MagicString(text);
  const node = expressionsIn(parse(text)).get(path);
  if ('property' in edit) giveOwn(out, path, edit);
  else if (!node) throw new Refusal(`${path} is not in the file any more`);
  else if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node))
    inLiteral(out, node, edit.was, edit.now);
  else if (ts.isCallExpression(node)) inCall(out, node, edit.was, edit.now);
  return out.toString();
}

/** Makes all edits of a file in its text. `refused`: by id, the reason why an edit is not possible and is left out. */
export function edited(text: string, edits: readonly (readonly [id: string, edit: Edit])[]) {
  const refused: Record<string, string> = {};
  let now = text;
  // new boxes first, because other edits may change their numbers
  const inOrder = edits.toSorted(([, a], [, b]) => Number('property' in b) - Number('property' in a));
  for (const [id, edit] of inOrder) {
    try {
      now = change(now, id.split('#')[1] ?? '', edit);
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      refused[id] = cause.message;
    }
  }
  return { text: now, refused };
}
