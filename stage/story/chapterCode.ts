/**
 * Returns a chapter's number (a whole number from 0) for file names, addresses and menus: two digits, or more if needed
 * ('03', '12', '104').
 */
export const chapterCode = (chapter: number): string => String(chapter).padStart(2, '0');
