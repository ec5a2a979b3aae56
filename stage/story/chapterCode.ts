/**
 * A chapter's number as it stands in file names, addresses and menus: two digits, more where they are needed
 * ('03', '12', '104'). Takes a whole number from 0.
 */
export const chapterCode = (chapter: number): string => String(chapter).padStart(2, '0');
