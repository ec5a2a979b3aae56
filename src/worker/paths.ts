import { HASHED } from '../hosting/headers.ts';
import { meantPage } from '../site/addresses.ts';

export const isHashed = (path: string) => HASHED.folders.some(folder => path.startsWith(folder));
export const isPage = (path: string) => !path.includes('.');

export function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return meantPage(pathname) ?? pathname;
}
