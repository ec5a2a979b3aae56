import type { LoadedPack } from './readPack.ts';
import { svgOf } from './svgOf.ts';

export interface DrawingUrls {
  /** the same at every call; undefined if the drawing is not loaded or is broken */
  of(drawing: string): string | undefined;
  /** unpacks while the browser is idle, so that later calls of `of` are quick. Never rejects */
  prepare(drawings: readonly string[]): Promise<void>;
  close(): void;
}

/** Creates `blob:` addresses of loaded drawings for `<img>`, each when it is first asked for. */
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
      // `of` reports a broken drawing
      for (const pack of new Set(drawings.map(packOf))) await pack?.unpack().catch(() => {});
    },
    close() {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
