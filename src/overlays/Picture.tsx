/** A drawing of the match day in an `<img>`. If the drawing's pack has loaded, the `<img>` needs no request. */
import { createContext, use } from 'react';

/** Returns the address of a drawing by its name; undefined if the drawing has not loaded. */
export const PicturesContext = createContext<(drawing: string) => string | undefined>(() => undefined);

interface PictureProps {
  /**
   * name of the drawing. Without a name or a loaded drawing, shows `otherwise`; without `otherwise`, shows only the
   * text `alt`
   */
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
