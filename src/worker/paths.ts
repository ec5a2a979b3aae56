/** The kinds of addresses that the worker distinguishes. */
import { HASHED } from '../../deploy/headers.ts';

/** True for a file in one of the folders in which all names contain a hash. */
export const isHashed = (path: string) => HASHED.folders.some(folder => path.startsWith(folder));
export const isPage = (path: string) => !path.includes('.');

/** Returns the path of an address, without trailing slashes. */
export const pathOf = (url: string) => new URL(url).pathname.replace(/(.)\/+$/, '$1');
