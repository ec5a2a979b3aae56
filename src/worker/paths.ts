/** The kinds of addresses that the worker distinguishes. */

import { HASHED } from '../../deploy/headers.ts';
import { meantPage } from '../site/addresses.ts';

/** True for a file in one of the folders in which all names contain a hash. */
export const isHashed = (path: string) => HASHED.folders.some(folder => path.startsWith(folder));
export const isPage = (path: string) => !path.includes('.');

/** Returns the path of an address; for another spelling of a page's path, the page's path. */
export function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return meantPage(pathname) ?? pathname;
}
