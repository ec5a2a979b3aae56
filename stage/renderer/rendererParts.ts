import type { RendererConfig } from 'pixi.js';

/**
 * Parts by the name under which Pixi finds them. The types of `systems` and `renderPipes` reject some of Pixi's own
 * systems.
 */
export const named = (
  parts: readonly { readonly extension: { readonly name: string } }[],
): RendererConfig['renderPipeAdaptors'] => parts.map(value => ({ name: value.extension.name, value }));
