/**
 * Types of dist/maxrects-packer.mjs, for which the package has none. The project imports this .mjs file,
 * because Node cannot import the package's main file.
 */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer';
}
