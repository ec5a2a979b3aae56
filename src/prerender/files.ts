/**
 * Finds the built files that each page needs: the files for the first render, and the files that the page loads later.
 */
import type { Rolldown } from 'vite';
import { PAGE_PACKS, type PagePacks } from './pagePacks.ts';

/**
 * The scripts and styles that a module needs, as paths below the site's root. The files of the module's own chunk come
 * first. The files of imported chunks follow.
 */
interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PageFiles extends Files {
  /** files that the page always loads after its first render: one entry per module in `LATER`, in the same order */
  readonly later: readonly Files[];
  /** the packs that the page's scripts always load */
  readonly packs: readonly PagePacks[];
}

/** For each page's folder: the modules that the page always loads after its first render, in this order. */
const LATER: Readonly<Record<string, readonly RegExp[]>> = {
  simulation: [/\/src\/simulation\/matchDayCode\.ts$/, /\/stage\/renderer\/Stage\.tsx$/],
};

/**
 * Returns a function that maps a page's folder to the page's files, without the files of the entry chunk. The function
 * throws if the build has no such page.
 */
export function filesOfPages(chunks: readonly Rolldown.OutputChunk[]): (folder: string) => PageFiles {
  const entry = chunks.find(chunk => chunk.isEntry);

  /**
   * Returns the files of a module and of everything that the module imports, without the files in `before`:
   * these are already in the page's list. Throws if the build lacks the module.
   */
  function filesOf(module: RegExp, before: Files): Files {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || chunk === entry || scripts.has(chunk.fileName)) return;
      scripts.add(chunk.fileName);
      for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
      for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
    };
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => module.test(id)));
    if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
    visit(chunk);
    return {
      scripts: [...scripts].filter(file => !before.scripts.includes(file)),
      styles: [...styles].filter(file => !before.styles.includes(file)),
    };
  }

  return folder => {
    const page = filesOf(new RegExp(`/src/(pages/)?${folder}/\\w+Page\\.tsx$`), { scripts: [], styles: [] });
    const later: Files[] = [];
    let before: Files = page;
    for (const module of LATER[folder] ?? []) {
      const part = filesOf(module, before);
      later.push(part);
      before = {
        scripts: [...before.scripts, ...part.scripts],
        styles: [...before.styles, ...part.styles],
      };
    }
    return { ...page, later, packs: PAGE_PACKS[folder] ?? [] };
  };
}
