/**
 * The lockfile must name all optional packages. `npm ci` installs only packages that the lockfile names, and some tools
 * do not start without their optional package.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const lockfile = read<{ packages: Readonly<Record<string, Manifest>> }>('package-lock.json');

const NODE_MODULES = 'node_modules/';
const nameOf = (path: string) => path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
const locked = new Set(Object.keys(lockfile.packages).map(nameOf));
const optionalOf = ({ optionalDependencies = {} }: Manifest) => Object.keys(optionalDependencies);
const notLocked = (manifest: Manifest) => optionalOf(manifest).filter(name => !locked.has(name));

describe('the lockfile', () => {
  const paths = Object.keys(lockfile.packages).filter(path => path.startsWith(NODE_MODULES));

  it('names the optional packages of every package, for all platforms', () => {
    const packages = Object.values(lockfile.packages);
    expect(packages.flatMap(optionalOf).length).toBeGreaterThan(50);
    expect(packages.flatMap(notLocked)).toEqual([]);
  });

  it('names every optional package of the installed manifests', () => {
    const installed = paths.flatMap(path => {
      try {
        return [read<Manifest>(`${path}/package.json`)];
      } catch {
        return []; // not installed, because this package is for another platform
      }
    });
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.flatMap(notLocked)).toEqual([]);
  });

  it('contains no registry’s address, because this address depends on the machine', () => {
    expect(paths.filter(path => lockfile.packages[path]?.resolved)).toEqual([]);
  });
});
