/** Creates `blob:` addresses of loaded drawings for `<img>`, without a request to the server. */
import type { LoadedPack } from './readPack.ts';
import { svgOf } from './svgOf.ts';

export interface DrawingUrls {
  /** the address of a drawing, the same at every call; undefined if the drawing is not loaded or is broken */
  of(drawing: string): string | undefined;
  /**
   * unpacks the packs of these drawings while the browser is idle, so that later calls of the method `of` take little
   * time. Never rejects
   */
  prepare(drawings: readonly string[]): Promise<void>;
  /** revokes all addresses */
  close(): void;
}

/**
 * Creates a `DrawingUrls`. Its method `of` makes a drawing's address when the address is first asked for.
 * `packOf` returns the pack that contains a drawing; undefined if the pack is not loaded.
 */
export function createDrawingUrls(packOf: (drawing: string) => LoadedPack | undefined): DrawingUrls {
  const urls = new Map<string, string>();
  function made(drawing: string): string | undefined {
    const found = packOf(drawing);
    if (!found) return undefined;
    try {
      const svg = svgOf(found.pack, drawing);
      if (svg === undefined) return undefined;
      const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      urls.set(drawing, url);
      return url;
    } catch (error) {
      console.error(`Failed to draw ${drawing}`, error);
      return undefined;
    }
  }
  return {
    of: drawing => urls.get(drawing) ?? made(drawing),
    async prepare(drawings) {
      // errors are ignored here, because the method `of` reports a broken drawing
      for (const pack of new Set(drawings.map(packOf))) await pack?.unpack().catch(() => {});
    },
    close() {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
