/** Lists what scripts cannot use in the oldest declared browsers. */
import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import { data, isLacking, VERSIONS } from './declared.mjs';

/** An object, function or property that scripts use. */
export interface Feature {
  /** Path of the object that has it, such as 'Intl.Locale'; '' for a global. */
  readonly owner: string;
  readonly name: string;
  /** A member of the object itself or of its prototype; the data does not tell for objects of the language. */
  readonly on: 'itself' | 'prototype' | 'either';
}

/** The declared browsers with one engine and one version. */
export interface Oldest {
  readonly name: string;
  readonly features: readonly Feature[];
}

/** Neither a symbol nor the data about the parent itself. */
const NAME = /^[a-z$][\w$]*$/i;

const childrenOf = (parent: Identifier) =>
  Object.keys(parent).flatMap(name => {
    const child = NAME.test(name) ? parent[name] : undefined;
    return child ? [[name, child] as const] : [];
  });

/** Objects whose members are objects too, such as Intl.Locale. */
const NAMESPACES = ['Intl', 'Temporal', 'WebAssembly'];

/** The members that a web interface lacks. Names of the data end in `_static` or in the kind of something else. */
const ofInterface = (owner: string, parent: Identifier, browsers: readonly BrowserName[]): Feature[] =>
  childrenOf(parent).flatMap(([key, child]): Feature[] => {
    const [, name = '', kind] = /^(.+?)(?:_([a-z_]+))?$/.exec(key) ?? [];
    if (name === owner || (kind && kind !== 'static') || !isLacking(child, browsers)) return [];
    return [{ owner, name, on: kind ? 'itself' : 'prototype' }];
  });

/** The members that an object of the language lacks. */
const ofObject = (owner: string, parent: Identifier, browsers: readonly BrowserName[]): Feature[] =>
  childrenOf(parent).flatMap(([name, child]): Feature[] => {
    if (owner.split('.').at(-1) === name) return []; // the constructor
    if (isLacking(child, browsers)) return [{ owner, name, on: 'either' }];
    return NAMESPACES.includes(owner) ? ofObject(`${owner}.${name}`, child, browsers) : [];
  });

/** Returns what at least one of these browsers lacks. Members come before globals. */
export function lackedBy(browsers: readonly BrowserName[]): Feature[] {
  const objects = childrenOf({ ...data.javascript.builtins, ...data.webassembly.api });
  const interfaces = childrenOf(data.api);
  const there = ([, node]: readonly [string, Identifier]) => !isLacking(node, browsers);
  const globals = [...objects, ...interfaces].filter(all => !there(all));
  return [
    ...objects.filter(there).flatMap(([owner, node]) => ofObject(owner, node, browsers)),
    ...interfaces.filter(there).flatMap(([owner, node]) => ofInterface(owner, node, browsers)),
    ...globals.map(([name]): Feature => ({ owner: '', name, on: 'itself' })),
  ];
}

/** Browsers that share an engine and lack the same. */
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
