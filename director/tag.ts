/**
 * Rewrites a story file so that it records where its values are written, see origins.ts. Only the director loads such a
 * file.
 */
import { Node } from 'ts-morph';
import { parse } from './edit.ts';

const PLACEMENT = ['x', 'y', 'k', 'turn'];
const isNumeric = (node: Node) =>
  Node.isNumericLiteral(node) ||
  Node.isPrefixUnaryExpression(node) ||
  Node.isBinaryExpression(node) ||
  Node.isPropertyAccessExpression(node);

/**
 * Whether the node is inside a function with parameters. Each call makes its own value there, so the value's numbers
 * are in the call, not in the node.
 */
const isMadeByCalls = (node: Node) =>
  node
    .getAncestors()
    .some(
      each =>
        (Node.isArrowFunction(each) || Node.isFunctionDeclaration(each)) && each.getParameters().length > 0,
    );

function nameOfTag(node: Node): 'literal' | 'call' | undefined {
  if (Node.isObjectLiteralExpression(node))
    return PLACEMENT.some(key => node.getProperty(key)) ? 'literal' : undefined;
  if (Node.isArrayLiteralExpression(node)) {
    const elements = node.getElements();
    return elements.length > 1 && elements.every(isNumeric) ? 'literal' : undefined;
  }
  return Node.isCallExpression(node) && node.getExpression().getText() !== 'defineChapter'
    ? 'call'
    : undefined;
}

/** The name of the constant in which a value is written; '' for a value inside the chapter itself. */
function constantOf(node: Node): string {
  const declaration = node.getAncestors().find(Node.isVariableDeclaration);
  return declaration && !declaration.getInitializer()?.getText().startsWith('defineChapter')
    ? declaration.getName()
    : '';
}

/** Whether a story file has values with an origin. */
export const hasOrigins = (text: string): boolean => parse(text).getDescendants().some(nameOfTag);

/**
 * Returns the text of a story file in which every placement, box and point reports its origin. `addressOf` returns the
 * address that replaces the relative address of an import.
 */
export function tagged(text: string, file: string, addressOf: (imported: string) => string): string {
  const puts: (readonly [at: number, order: number, put: string, over: number])[] = [];
  parse(text).forEachDescendant(node => {
    if (Node.isImportDeclaration(node)) {
      const from = node.getModuleSpecifier();
      const address = JSON.stringify(addressOf(from.getLiteralValue()));
      puts.push([from.getStart(), 0, address, from.getWidth()]);
    }
    const name = nameOfTag(node);
    if (!name || isMadeByCalls(node)) return;
    const [start, end] = [node.getStart(), node.getEnd()];
    // of values that begin or end at the same character, the longer one is outside
    puts.push([start, end - start, `tag.${name}(`, 0]);
    const origin = { file, start, end, line: node.getStartLineNumber(), name: constantOf(node) };
    puts.push([end, start - end, `, ${JSON.stringify(origin)})`, 0]);
  });
  // Inserts from the end of the text to its start, so that earlier positions stay valid. At one position, what comes
  // first in the text is inserted last.
  const inOrder = puts.toSorted((a, b) => b[0] - a[0] || a[1] - b[1]);
  const body = inOrder.reduce(
    (all, [at, , put, over]) => all.slice(0, at) + put + all.slice(at + over),
    text,
  );
  return `import * as tag from '/director/origins.ts'; ${body}`;
}
