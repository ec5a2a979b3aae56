import { IMAGES, type ImageId } from './images.ts';

/** Is this the name of an image that the assets have drawn? */
export const isImage = (id: string): id is ImageId => id in IMAGES;
