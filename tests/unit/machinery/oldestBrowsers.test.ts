/**
 * Checks that the sources use no feature that one of the oldest declared browsers lacks, unless the code first checks
 * that the feature exists.
 */
import ts from 'typescript';
import { expect, it } from 'vitest';
import ASKED_FOR from '../../oldest/askedFor.json' with { type: 'json' };
import { usesOfLacked } from '../../oldest/uses.ts';

const isServed = (file: string) => /^(src|stage)\//.test(file);

/** Returns the uses of such features, as `file:line Owner.name`. `project`: a folder with a tsconfig.json. */
function usesIn(project: string) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const settings = ts.getParsedCommandLineOfConfigFile(`${project}/tsconfig.json`, {}, host);
  if (!settings) throw new Error(`${project} has no tsconfig.json`);
  return usesOfLacked(ts.createProgram(settings.fileNames, settings.options), isServed);
}

// on a busy machine, the compiler reads the types of the whole site slowly
it('a feature that one of the oldest declared browsers lacks is used only if the code first checks that it exists', () => {
  const uses = ['src', 'src/worker'].flatMap(usesIn);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter(use => !Object.keys(ASKED_FOR).some(key => use.endsWith(` ${key}`)))).toEqual([]);
}, 240_000);
