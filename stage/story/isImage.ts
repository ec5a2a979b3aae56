import { IMAGES, type ImageId } from './images.generated.ts';

/** Whether an image of this name exists in the assets. */
export const isImage = (id: string): id is ImageId => id in IMAGES;
