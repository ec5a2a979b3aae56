/**
 * Types for one file of the package: Node can import this file, but not the package's main file, and it has no types.
 */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer';
}
