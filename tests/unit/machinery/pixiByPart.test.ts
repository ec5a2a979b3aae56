import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pixiByPart } from '../../../vite.pixi.ts';

/**
 * Matches modules that the stage never runs: Pixi's graphics, text, filters, shape masks, unused loaders and WebGPU,
 * and the React renderer of @pixi/react.
 */
const NEVER =
  /react-reconciler\.|scene\/(graphics\/(?!gpu\/colorToUniform)|text\/|text-bitmap\/|mesh\/|particle-container\/)|filters\/|spritesheet\/|events\/|accessibility\/|Extract|VideoSource|loadWebFont|loadSVG|loadBitmapFont|GpuProgram|wgsl|earcut|CanvasGraphics/;
/**
 * Largest size of a module that counts as removed, in characters before minifying. It is not 0, because an empty class
 * stays in the bundle if other modules name it.
 */
const EMPTY = 350;

interface Part {
  readonly module: string;
  readonly characters: number;
}

/** Returns `stage`: the modules that load with the stage. `all`: also those that load only if WebGL is missing. */
async function partsOfStage() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [pixiByPart],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'stage/renderer/Stage.tsx', preserveEntrySignatures: 'strict' },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built');
  const chunks = bundle.output.filter(file => file.type === 'chunk');
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
  const comeBack = all.filter(({ module, characters }) => NEVER.test(module) && characters > EMPTY);
  expect(comeBack).toEqual([]);
  expect(stage.some(({ module }) => module.includes('GlTextureSystem'))).toBe(true);
  expect(stage.some(({ module }) => module.includes('CanvasRenderer'))).toBe(false);
  expect(all.some(({ module }) => module.includes('CanvasRenderer'))).toBe(true);
});
