/**
 * Types of dist/maxrects-packer.mjs. The package has no types for this file. The project imports this file, because
 * Node cannot import the package's main file.
 */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer';
}
