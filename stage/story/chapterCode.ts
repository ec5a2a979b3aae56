/** At least two digits, for file names, addresses and menus: '03', '104'. */
export const chapterCode = (chapter: number): string => String(chapter).padStart(2, '0');
