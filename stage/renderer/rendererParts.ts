import type { RendererConfig } from 'pixi.js';

/**
 * Returns systems, pipes or adaptors of a Pixi renderer, each with the name by which Pixi finds it. Pixi's own
 * renderers use all registered extensions; these lists are fixed. The return type is the type of the adaptors, because
 * Pixi's types of the other two lists reject some of Pixi's own systems.
 */
export const named = (
  parts: readonly { readonly extension: { readonly name: string } }[],
): RendererConfig['renderPipeAdaptors'] => parts.map(value => ({ name: value.extension.name, value }));
