/** A drawing of the match day in an `<img>`. If the drawing's pack has loaded, the `<img>` needs no request. */
import { createContext, use } from 'react';

/** Holds a function that returns a drawing's address, or undefined if the drawing is broken or not loaded. */
export const DrawingUrlsContext = createContext<(drawing: string) => string | undefined>(() => undefined);

interface DrawingImageProps {
  /**
   * name of the drawing. If the drawing is undefined or not loaded, `otherwise` is shown. If `otherwise` is undefined
   * too, the text `alt` is shown
   */
  readonly of: string | undefined;
  readonly alt: string;
  readonly className?: string;
  /** root-relative address of a fallback image */
  readonly otherwise?: string;
}

export function DrawingImage({ of: drawing, alt, className, otherwise }: DrawingImageProps) {
  const urlOf = use(DrawingUrlsContext);
  const src = (drawing && urlOf(drawing)) ?? otherwise;
  return <img {...(src && { src })} {...(className && { className })} alt={alt} draggable={false} />;
}
