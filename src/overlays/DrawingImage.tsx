import { createContext, use } from 'react';

export const DrawingUrlsContext = createContext<(drawing: string) => string | undefined>(() => undefined);

interface DrawingImageProps {
  /** if undefined or not loaded, `otherwise` is shown; if `otherwise` is undefined too, the text `alt` */
  readonly of: string | undefined;
  readonly alt: string;
  readonly className?: string;
  readonly otherwise?: string;
}

export function DrawingImage({ of: drawing, alt, className, otherwise }: DrawingImageProps) {
  const urlOf = use(DrawingUrlsContext);
  const src = (drawing && urlOf(drawing)) ?? otherwise;
  return <img {...(src && { src })} {...(className && { className })} alt={alt} draggable={false} />;
}
