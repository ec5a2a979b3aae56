/**
 * Types for dist/maxrects-packer.mjs, for which the package has no types. The project imports that file, because Node
 * cannot import the package's main file.
 */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer';
}
