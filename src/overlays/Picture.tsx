/** A drawing of the match day in an `<img>`. It needs no request of its own: the drawings load in packs. */
import { createContext, use } from 'react';

/** Returns the address of a drawing by its name; undefined if the drawing has not loaded. */
export const PicturesContext = createContext<(drawing: string) => string | undefined>(() => undefined);

interface PictureProps {
  /** name of the drawing; if it is undefined or not loaded, `otherwise` is shown, or without `otherwise` only `alt` */
  readonly of: string | undefined;
  readonly alt: string;
  readonly className?: string;
  /** root-relative address of a fallback image */
  readonly otherwise?: string;
}

export function Picture({ of: drawing, alt, className, otherwise }: PictureProps) {
  const urlOf = use(PicturesContext);
  const src = (drawing && urlOf(drawing)) ?? otherwise;
  return <img {...(src && { src })} {...(className && { className })} alt={alt} draggable={false} />;
}
