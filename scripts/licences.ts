/**
 * Writes docs/licences.generated.md: the font, and the packages whose code reaches the visitor (`licences.txt` of the
 * build).
 */
import { readFileSync, writeFileSync } from 'node:fs';

const HEADING = /^## (\S+) - (\S+) \((.*)\)$/gm;
const font = JSON.parse(readFileSync('node_modules/@fontsource-variable/archivo/package.json', 'utf8'));
const rows = [
  ...[...readFileSync('dist/licences.txt', 'utf8').matchAll(HEADING)].map(([, ...cells]) => cells),
  [font.name, font.version, font.license],
].map(cells => `| ${cells.join(' | ')} |`);

writeFileSync(
  'docs/licences.generated.md',
  `# Licences of what is served

Written by \`npx tsx scripts/licences.ts\`; run it after a change of packages. The texts of the licences are in \`licences.txt\`, which
every build writes beside the pages. Packages that only build or test the site are in \`package-lock.json\`, with their
licences.

GSAP's [standard licence](https://gsap.com/standard-license) is free of charge for a site like this one, but is no
open-source licence: a tool for animations that is made from this project needs GSAP's permission.

| package | version | licence |
| ------- | ------- | ------- |
${rows.sort().join('\n')}
`,
);
