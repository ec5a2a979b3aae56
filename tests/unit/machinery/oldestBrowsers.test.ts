/**
 * Checks that the sources use no feature that one of the oldest declared browsers lacks, unless the code first checks
 * that the feature exists.
 */
import { resolve } from 'node:path';
import stylelint from 'stylelint';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import ASKED_FOR from '../../oldest/askedFor.json' with { type: 'json' };
import { OLDEST } from '../../oldest/lacking.ts';
import { usesOfLacked } from '../../oldest/uses.ts';

const isServed = (file: string) => /^(src|stage)\//.test(file);

function settingsOf(project: string) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const settings = ts.getParsedCommandLineOfConfigFile(`${project}/tsconfig.json`, {}, host);
  if (!settings) throw new Error(`${project} has no tsconfig.json`);
  return settings;
}

/** Compiles this text with the settings of a project, as if it were a file of the project. */
function programOf(project: string, text: string) {
  const { options } = settingsOf(project);
  const file = resolve(project, 'old.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...more) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version, ...more);
  return ts.createProgram([file], { ...options, types: [] }, host);
}

/** Timeout of each test in ms. On a busy machine, the compiler reads the types of the whole site slowly. */
const READ_WITHIN = 240_000;

describe('a feature that one of the oldest declared browsers lacks', { timeout: READ_WITHIN }, () => {
  it.each(['src', 'src/worker'])('is used in %s only if the code first checks that it exists', project => {
    const { fileNames, options } = settingsOf(project);
    const uses = usesOfLacked(ts.createProgram(fileNames, options), isServed);
    expect(uses.filter(use => !Object.keys(ASKED_FOR).some(key => use.endsWith(` ${key}`)))).toEqual([]);
  });

  it.each(['src', 'stage'])('is reported by the compiler in %s if it belongs to the language', project => {
    const program = programOf(project, 'export const sorted = [2, 1].toSorted();');
    const [first] = program.getSemanticDiagnostics();
    expect(first?.messageText).toContain("Property 'toSorted' does not exist");
  });

  const USES = {
    '[2, 1].toSorted()': 'Array.toSorted',
    'new Uint8Array(2).toSorted()': 'TypedArray.toSorted',
    '(given as ReadonlySet<number>).union(given)': 'Set.union',
    'new Map().values().filter(Boolean)': 'Iterator.filter',
    "'a'.isWellFormed()": 'String.isWellFormed',
    'given.lines.map((line: string) => line.toWellFormed())': 'String.toWellFormed',
    'Promise.withResolvers()': 'Promise.withResolvers static',
    "URL.canParse('/')": 'URL.canParse static',
    "new Intl.Segmenter('en')": 'Intl.Segmenter',
    'document.body.checkVisibility()': 'Element.checkVisibility',
    'document.querySelector("dialog")?.showPopover()': 'HTMLElement.showPopover',
    'window.requestIdleCallback(given)': 'Window.requestIdleCallback',
    'requestIdleCallback(given)': 'Window.requestIdleCallback',
    'new OffscreenCanvas(1, 1)': 'OffscreenCanvas',
    'const { groupBy } = Object': 'Object.groupBy static',
    'const { share: send } = navigator': 'Navigator.share',
  };
  it('is found by the type of its object', () => {
    const program = programOf('src', `const given: any = 0;\n${Object.keys(USES).join(';\n')}`);
    const found = usesOfLacked(program, isServed);
    expect(found).toEqual(Object.values(USES).map((use, i) => `src/old.ts:${i + 2} ${use}`));
  });

  it('is the only kind of feature that is reported', () => {
    const words =
      "[1].at(-1);\n[1].map(String);\nObject.hasOwn({}, 'a');\nstructuredClone(1);\nnavigator.onLine";
    expect(usesOfLacked(programOf('src', words), isServed)).toEqual([]);
  });

  it('is refused in a style sheet', async () => {
    const code = `@layer components {
      .old { field-sizing: content; }
      .old { color: color-mix(in srgb, red, blue); }
      .old { height: 1rlh; }
      .old { float: inline-start; }
      .old:user-invalid { color: red; }
      .old::highlight(a) { color: red; }
      @starting-style { .old { color: red; } }
      @media (scripting: none) { .old { color: red; } }
      .old { color: red; translate: 1px; height: 1cqh; }
    }`;
    const { results } = await stylelint.lint({ code, codeFilename: 'src/ui/old.css' });
    const lines = results.flatMap(({ warnings }) => warnings.map(({ line }) => line));
    expect([...new Set(lines)].sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('is recorded for exactly the browsers that lack it', () => {
    const lacking = (name: string) =>
      OLDEST.filter(({ features }) => features.some(one => one.name === name)).map(oldest => oldest.name);
    expect(lacking('toSorted')).toEqual(['Chrome 108']);
    expect(lacking('wakeLock')).toEqual(['Firefox 115', 'Safari 16']);
    expect(lacking('estimate')).toEqual(['Safari 16']);
    expect(lacking('withResolvers')).toEqual(['Chrome 108', 'Firefox 115', 'Safari 16']);
    expect(lacking('fetch')).toEqual([]);
  });
});
