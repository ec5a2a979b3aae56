import type { RendererConfig } from 'pixi.js';

/**
 * Gives each part (system, pipe or adaptor) of a renderer the name by which Pixi finds it. The return type is that of
 * `renderPipeAdaptors`, because the types of `systems` and `renderPipes` reject some of Pixi's own systems.
 */
export const named = (
  parts: readonly { readonly extension: { readonly name: string } }[],
): RendererConfig['renderPipeAdaptors'] => parts.map(value => ({ name: value.extension.name, value }));
