import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import project from '../../../package.json' with { type: 'json' };
import { pixiByPart, WRITTEN_FOR } from '../../../vite.pixi.ts';

/**
 * Matches modules that the stage never runs, such as Pixi's code for shapes (`Graphics`), text, filters,
 * events and WebGPU, and the React renderer of @pixi/react (react-reconciler). Does not match two small
 * modules that other code of Pixi needs: Container imports FilterEffect (400 characters), and
 * GlobalUniformSystem imports colorToUniform (350 characters).
 */
const NEVER =
  /react-reconciler\.|scene\/(graphics\/(?!gpu\/colorToUniform)|text\/|text-bitmap\/|mesh\/|particle-container\/)|filters\/(?!FilterEffect)|spritesheet\/|events\/|accessibility\/|Extract|VideoSource|loadWebFont|loadSVG|loadBitmapFont|GpuProgram|wgsl|earcut|CanvasGraphics|Web(GL|GPU)Renderer/;
/**
 * A module with at most this many characters, before minifying, counts as removed. The number is not 0, because a
 * removed class remains as an empty class if other modules name it.
 */
const EMPTY = 350;

interface Part {
  readonly module: string;
  readonly characters: number;
}

/** Builds the stage. `before`: plugins that simulate another version of Pixi. */
async function buildStage(before: readonly Plugin[] = []) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...before, pixiByPart],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'stage/renderer/Stage.tsx', preserveEntrySignatures: 'strict' },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built');
  return bundle.output.filter(file => file.type === 'chunk');
}

/** Returns the modules that always load (`stage`), and all modules (`all`), also those that load only without WebGL. */
async function partsOfStage() {
  const chunks = await buildStage();
  const entry = chunks.find(({ isEntry }) => isEntry);
  const partsOf = (chunk: Rolldown.OutputChunk): Part[] =>
    Object.entries(chunk.modules).map(([module, { renderedLength }]) => ({
      module,
      characters: renderedLength,
    }));
  const withStage = chunks.filter(
    ({ fileName }) => fileName === entry?.fileName || entry?.imports.includes(fileName),
  );
  return { stage: withStage.flatMap(partsOf), all: chunks.flatMap(partsOf) };
}

test('the stage bundles only the parts of Pixi that it runs', async () => {
  const { stage, all } = await partsOfStage();
  const unwanted = all.filter(({ module, characters }) => NEVER.test(module) && characters > EMPTY);
  expect(unwanted).toEqual([]);
  expect(stage.some(({ module }) => module.includes('GlTextureSystem'))).toBe(true);
  expect(stage.some(({ module }) => module.includes('CanvasTextureSystem'))).toBe(false);
  expect(all.some(({ module }) => module.includes('CanvasTextureSystem'))).toBe(true);
});

test('package.json pins the versions of Pixi and @pixi/react for which vite.pixi.ts is written', () => {
  expect(project.dependencies).toMatchObject(WRITTEN_FOR);
});

const { 'pixi.js': version } = WRITTEN_FOR;
const DOES_NOT_MATCH = `The trick "text" of vite.pixi.ts does not match pixi.js/lib/scene/text/TextStyle.mjs: pixi.js ${version} is installed, the trick expects ${version}`;
const TEXT_STYLE = /\/pixi\.js\/lib\/scene\/text\/TextStyle\.mjs$/;

test('a build fails if a module that vite.pixi.ts replaces exports another name; the error names trick, module and versions', async () => {
  const renamed: Plugin = {
    name: 'renamed',
    load: { filter: { id: TEXT_STYLE }, handler: () => 'class Style {}\nexport { Style };' },
  };
  await expect(buildStage([renamed])).rejects.toThrow(`${DOES_NOT_MATCH}; no export TextStyle`);
});

test('a build fails if a module that vite.pixi.ts replaces is not imported; the error names trick, module and versions', async () => {
  const moved: Plugin = {
    name: 'moved',
    enforce: 'pre',
    resolveId: { filter: { id: /\/TextStyle\.mjs$/ }, handler: () => '\0style' },
    load: {
      filter: { id: /^\0style$/ },
      handler: () => 'export class TextStyle { static defaultTextStyle = {}; }',
    },
  };
  await expect(buildStage([moved])).rejects.toThrow(
    `${DOES_NOT_MATCH}; the build does not import this module`,
  );
});
