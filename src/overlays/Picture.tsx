/** A drawing of the match day in an `<img>`. It came with all others before the start: nothing is asked for. */
import { createContext, use } from 'react';

/** The address of a drawing by its name, undefined where it has not come. */
export const PicturesContext = createContext<(drawing: string) => string | undefined>(() => undefined);

interface PictureProps {
  /** the drawing's name; where there is none, or it has not come, `otherwise` is shown, or the words alone */
  readonly of: string | undefined;
  readonly alt: string;
  readonly className?: string;
  /** root-relative address */
  readonly otherwise?: string;
}

export function Picture({ of: drawing, alt, className, otherwise }: PictureProps) {
  const urlOf = use(PicturesContext);
  const src = (drawing && urlOf(drawing)) ?? otherwise;
  return <img {...(src && { src })} {...(className && { className })} alt={alt} draggable={false} />;
}
