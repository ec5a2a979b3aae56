/** What is served may be served: every package that the site is made of is listed, under a licence that allows it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies } = read<{ dependencies: Readonly<Record<string, string>> }>('package.json');
const locked = new Map(
  Object.entries(read<{ packages: Readonly<Record<string, Package>> }>('package-lock.json').packages).filter(
    ([path]) => path !== '',
  ),
);
const listed = readFileSync('docs/licences.md', 'utf8').split('\n');

/** GSAP's own licence: free of charge for a site like this one. */
const GSAP = /^(gsap|@gsap\/react)$/;
const FREE = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/;

describe('the packages', () => {
  it.each(Object.keys(dependencies))('%s is listed, as it is installed', name => {
    const { version, license } = locked.get(`node_modules/${name}`) ?? { version: 'none' };
    // a package that only leads to another has nothing of its own in the site
    if (name === 'react-router-dom') return expect(listed.join()).toContain('| react-router |');
    expect(listed).toContain(`| ${name} | ${version} | ${license} |`);
  });

  it('are listed under licences that let everybody use, change and share them, but for GSAP', () => {
    const rows = listed.map(line => line.split(' | ').map(cell => cell.replaceAll('|', '').trim()));
    const packages = rows.filter(([, version = '']) => /^\d/.test(version));
    expect(packages.length).toBeGreaterThan(20);
    expect(packages.filter(([name = '', , licence = '']) => !FREE.test(licence) && !GSAP.test(name))).toEqual(
      [],
    );
  });

  it('are installed as they were locked, and run nothing while they are', () => {
    expect([...locked].filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    // esbuild's would only spare its command a start of Node
    const withScript = [...locked].filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScript.map(([path]) => path)).toEqual(['node_modules/esbuild']);
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
  });
});
