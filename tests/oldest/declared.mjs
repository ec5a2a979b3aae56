// @ts-check
/** Finds the features that are missing in the oldest browsers of package.json. `data`: MDN's compatibility data. */
import data from '@mdn/browser-compat-data/forLegacyNode';
import project from '../../package.json' with { type: 'json' };

/** @import { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data' */

export { data };

/**
 * Maps the browser names in package.json's `browserslist` to the names in `data`.
 * @type {Readonly<Record<string, BrowserName>>}
 */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest version of each browser that package.json declares. Keys: the browsers' names in `data`. */
export const VERSIONS = new Map(
  project.browserslist.map(line => {
    const [, listed = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const name = NAMES[listed];
    if (!name) throw new Error(`package.json declares "${line}", which is not understood here`);
    return [name, Number(version)];
  }),
);

/**
 * Converts a browser version of `data` to a number: 37 for "37" and for "≤37", infinity for false, undefined
 * and "preview".
 * @param {string | false | undefined} version
 */
const numberOf = version => Number.parseFloat(String(version).replace('≤', '')) || Number.POSITIVE_INFINITY;

/**
 * Returns true if a browser has the feature in this version: without a vendor prefix, under its standard name, and
 * without a setting of the browser.
 * @param {SimpleSupportStatement} one
 * @param {number} version
 */
const isThere = (one, version) =>
  !(one.flags || one.prefix || one.alternative_name) &&
  numberOf(one.version_added) <= version &&
  numberOf(one.version_removed) > version;

/**
 * Returns true if at least one of `browsers` lacks the feature. Checks the oldest version of each browser that
 * package.json declares.
 * @param {Identifier} feature
 * @param {readonly BrowserName[]} [browsers]
 */
export const isLacking = ({ __compat: known }, browsers = [...VERSIONS.keys()]) =>
  known !== undefined &&
  browsers.some(browser => {
    const statements = [known.support[browser] ?? []].flat();
    return !statements.some(one => isThere(one, VERSIONS.get(browser) ?? 0));
  });
