/**
 * Types for one file of the package, which has none. Node can import this file, but not the package's main file.
 */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer';
}
