/** Lists the features that scripts cannot use in the oldest browsers that package.json declares. */
import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import { data, isLacking, VERSIONS } from './declared.mjs';

/** An object, function or property that scripts use. */
export interface Feature {
  /** Path of the object that has the feature, such as 'Intl.Locale'; '' for a global. */
  readonly owner: string;
  readonly name: string;
  /** Whether the object itself or its prototype has the feature. 'either': MDN's data does not say which of the two. */
  readonly on: 'itself' | 'prototype' | 'either';
}

/** The oldest declared browser of one engine, such as 'Chrome 108', and the features that this version lacks. */
export interface Oldest {
  readonly name: string;
  readonly features: readonly Feature[];
}

/**
 * Matches the keys of MDN's data that name features. Does not match symbols, such as `@@iterator`. Does not match
 * `__compat`, which holds data about the parent.
 */
const NAME = /^[a-z$][\w$]*$/i;

const childrenOf = (parent: Identifier) =>
  Object.keys(parent).flatMap(name => {
    const child = NAME.test(name) ? parent[name] : undefined;
    return child ? [[name, child] as const] : [];
  });

/** Objects that have objects as members: Intl, for example, has Intl.Locale. */
const NAMESPACES = ['Intl', 'Temporal', 'WebAssembly'];

/**
 * Returns the members of the web interface `owner` that one of the browsers lacks. In MDN's data, the key of a static
 * member ends in `_static`. Keys with another ending, such as `_event`, name no member and are left out.
 */
const ofInterface = (owner: string, parent: Identifier, browsers: readonly BrowserName[]): Feature[] =>
  childrenOf(parent).flatMap(([key, child]): Feature[] => {
    const [, name = '', kind] = /^(.+?)(?:_([a-z_]+))?$/.exec(key) ?? [];
    if (name === owner || (kind && kind !== 'static') || !isLacking(child, browsers)) return [];
    return [{ owner, name, on: kind ? 'itself' : 'prototype' }];
  });

/** Returns the members of the built-in object `owner` that one of the browsers lacks. */
const ofObject = (owner: string, parent: Identifier, browsers: readonly BrowserName[]): Feature[] =>
  childrenOf(parent).flatMap(([name, child]): Feature[] => {
    if (owner.split('.').at(-1) === name) return []; // skips the constructor, which MDN lists among the members
    if (isLacking(child, browsers)) return [{ owner, name, on: 'either' }];
    return NAMESPACES.includes(owner) ? ofObject(`${owner}.${name}`, child, browsers) : [];
  });

/**
 * Returns the features that at least one of these browsers lacks. The members of objects come first, then the
 * globals. If a global is missing, its members are not listed.
 */
export function lackedBy(browsers: readonly BrowserName[]): Feature[] {
  const objects = childrenOf({ ...data.javascript.builtins, ...data.webassembly.api });
  const interfaces = childrenOf(data.api);
  const isThereInAll = ([, node]: readonly [string, Identifier]) => !isLacking(node, browsers);
  const globals = [...objects, ...interfaces].filter(all => !isThereInAll(all));
  return [
    ...objects.filter(isThereInAll).flatMap(([owner, node]) => ofObject(owner, node, browsers)),
    ...interfaces.filter(isThereInAll).flatMap(([owner, node]) => ofInterface(owner, node, browsers)),
    ...globals.map(([name]): Feature => ({ owner: '', name, on: 'itself' })),
  ];
}

/** The browsers that share an engine, and so lack the same features. */
const ENGINES: Readonly<Record<string, readonly BrowserName[]>> = {
  Chrome: ['chrome', 'edge'],
  Firefox: ['firefox'],
  Safari: ['safari', 'safari_ios'],
};

export const ALL: readonly BrowserName[] = [...VERSIONS.keys()];

export const OLDEST: readonly Oldest[] = Object.entries(ENGINES).map(([engine, browsers]) => ({
  name: `${engine} ${Math.min(...browsers.map(browser => VERSIONS.get(browser) ?? 0))}`,
  features: lackedBy(browsers),
}));
