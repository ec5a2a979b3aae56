// @ts-check
/** Tells what the oldest declared browsers lack: package.json declares them, MDN's compatibility data knows the rest. */
import data from '@mdn/browser-compat-data/forLegacyNode';
import project from '../../package.json' with { type: 'json' };

/** @import { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data' */

export { data };

/**
 * The data's names of the browsers, by their names in `browserslist`.
 * @type {Readonly<Record<string, BrowserName>>}
 */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest version of each declared browser. */
export const VERSIONS = new Map(
  project.browserslist.map(line => {
    const [, listed = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const name = NAMES[listed];
    if (!name) throw new Error(`package.json declares "${line}", which is not understood here`);
    return [name, Number(version)];
  }),
);

/**
 * Some versions are known as "≤37" only; false and "preview" are newer than every version.
 * @param {string | false | undefined} version
 */
const numberOf = version => Number.parseFloat(String(version).replace('≤', '')) || Number.POSITIVE_INFINITY;

/**
 * @param {SimpleSupportStatement} one
 * @param {number} version
 */
const isThere = (one, version) =>
  !(one.flags || one.prefix || one.alternative_name) &&
  numberOf(one.version_added) <= version &&
  numberOf(one.version_removed) > version;

/**
 * True if one of these browsers lacks the feature in its oldest declared version.
 * @param {Identifier} feature
 * @param {readonly BrowserName[]} [browsers]
 */
export const isLacking = ({ __compat: known }, browsers = [...VERSIONS.keys()]) =>
  known !== undefined &&
  browsers.some(browser => {
    const statements = [known.support[browser] ?? []].flat();
    return !statements.some(one => isThere(one, VERSIONS.get(browser) ?? 0));
  });
