/**
 * Finds uses of features that the oldest browsers in package.json lack. Identifies a feature by its name and by its
 * object's type, because several types can have a feature of the same name, for example `at`.
 */
import ts from 'typescript';
import { ALL, lackedBy } from './lacking.ts';

/** Patterns for names of types in TypeScript's library. Beside each pattern stands the name that MDN's data uses. */
const OWNERS: readonly (readonly [RegExp, string])[] = [
  [/^Readonly(Array|Map|Set)$/, '$1'],
  [/^IteratorObject$/, 'Iterator'],
  [/^(Big)?(Ui|I)nt\d+(Clamped)?Array$|^Float\d+Array$/, 'TypedArray'],
  [/Constructor$/, ''], // static members
  [/^globalThis$/, ''],
];
const ownerOf = (name: string) => OWNERS.reduce((owner, [other, same]) => owner.replace(other, same), name);

/** Returns the key of a feature, such as 'Array.toSorted', 'Promise.withResolvers static' or 'scheduler'. */
const keyOf = (owner: string, name: string, isStatic: boolean) =>
  `${owner ? `${owner}.` : ''}${name}${isStatic ? ' static' : ''}`;

const features = lackedBy(ALL);
/** Names of the features that a browser lacks. Code without these names is not checked further, to save time. */
const NAMES = new Set(features.map(({ name }) => name));
const LACKED = new Set(
  features.flatMap(({ owner, name, on }) => [
    ...(on === 'prototype' || on === 'either' || owner === '' ? [keyOf(owner, name, false)] : []),
    ...(on === 'itself' || on === 'either' ? [keyOf(owner, name, true)] : []),
  ]),
);

/**
 * Returns each use of a feature that a browser lacks, as 'src/a.ts:3 Array.toSorted'. Checks only the files for which
 * `isOurs` is true.
 */
export function usesOfLacked(program: ts.Program, isOurs: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const isOfLibrary = (symbol: ts.Symbol) =>
    symbol.name === 'globalThis' ||
    symbol.declarations?.some(it => program.isSourceFileDefaultLibrary(it.getSourceFile()));

  /** Returns the keys (see `keyOf`) of the member `name` of `symbol` and of the types that it extends. */
  function keysIn(symbol: ts.Symbol, name: string): string[] {
    const declared = symbol.declarations ?? [];
    const above = declared
      .flatMap(it => (ts.isInterfaceDeclaration(it) ? [...(it.heritageClauses ?? [])] : []))
      .flatMap(({ types }) => types.map(({ expression }) => checker.getSymbolAtLocation(expression)))
      .flatMap(it => (it ? keysIn(it, name) : []));
    // Some static members are declared in the unnamed type of a variable:
    // `declare var URL: { canParse(...): ... }`
    const variables = declared.flatMap(({ parent }) =>
      ts.isVariableDeclaration(parent) ? keyOf(parent.name.getText(), name, true) : [],
    );
    const own = checker.getFullyQualifiedName(symbol);
    return [...above, ...variables, keyOf(ownerOf(own), name, /Constructor$/.test(own))];
  }
  function keysOf(type: ts.Type, name: string): string[] {
    if (type.isUnionOrIntersection()) return type.types.flatMap(one => keysOf(one, name));
    const symbol = checker.getApparentType(type).getSymbol();
    return symbol && isOfLibrary(symbol) ? keysIn(symbol, name) : [];
  }
  function keysAt(node: ts.Node): string[] {
    if (!ts.isIdentifier(node) || !NAMES.has(node.text)) return [];
    const { parent, text } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node)
      return keysOf(checker.getTypeAtLocation(parent.expression), text);
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
      return keysOf(checker.getTypeAtLocation(parent.parent), text);
    const symbol = ts.isExpression(node) ? checker.getSymbolAtLocation(node) : undefined;
    const isValue = symbol?.valueDeclaration && !ts.isPartOfTypeNode(node);
    return isValue && isOfLibrary(symbol) ? ['', 'Window'].map(owner => keyOf(owner, text, false)) : [];
  }

  const found: string[] = [];
  for (const file of program.getSourceFiles()) {
    const path = ts.sys.resolvePath(file.fileName).slice(process.cwd().length + 1);
    const visit = (node: ts.Node) => {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      for (const key of new Set(keysAt(node))) if (LACKED.has(key)) found.push(`${path}:${line} ${key}`);
      ts.forEachChild(node, visit);
    };
    if (isOurs(path)) visit(file);
  }
  return found;
}
