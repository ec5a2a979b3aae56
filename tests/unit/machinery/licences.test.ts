/**
 * Checks that docs/licences.generated.md lists all packages of the built site, and that all licences are
 * free, except GSAP's. Also checks that packages are locked by checksum and run no scripts at installation.
 */
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
const listed = readFileSync('docs/licences.generated.md', 'utf8').split('\n');

/** Packages under GSAP's own licence, which allows use free of charge on a site like this one. */
const GSAP = /^(gsap|@gsap\/react)$/;
const FREE = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/;

describe('the packages', () => {
  it.each(Object.keys(dependencies))('%s is listed with its installed version and licence', name => {
    const { version, license } = locked.get(`node_modules/${name}`) ?? { version: 'none' };
    // react-router-dom only re-exports react-router, so only react-router is in the list
    if (name === 'react-router-dom') return expect(listed.join()).toContain('| react-router |');
    expect(listed).toContain(`| ${name} | ${version} | ${license} |`);
  });

  it('are listed under free licences, except for GSAP', () => {
    const rows = listed.map(line => line.split(' | ').map(cell => cell.replaceAll('|', '').trim()));
    const packages = rows.filter(([, version = '']) => /^\d/.test(version));
    expect(packages.length).toBeGreaterThan(20);
    expect(packages.filter(([name = '', , licence = '']) => !FREE.test(licence) && !GSAP.test(name))).toEqual(
      [],
    );
  });

  it('are locked by checksum, and run no scripts at installation', () => {
    expect([...locked].filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    // Two packages have install scripts that are not needed: the script of esbuild only makes its command start faster,
    // and the script of vnu-jar only downloads a Java runtime.
    const withScript = [...locked].filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScript.map(([path]) => path)).toEqual(['node_modules/esbuild', 'node_modules/vnu-jar']);
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
  });
});
