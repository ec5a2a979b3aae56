import type { Page } from '@playwright/test';
import type { WordKey } from '../../src/words/i18n.ts';

/**
 * Serves the site's scripts with `words` instead of the texts of `locales/en`, so that a stored picture stays valid
 * when a sentence changes. Returns a set of the replaced keys, which grows with each served script.
 */
export async function replaceWords(
  page: Page,
  words: Partial<Record<WordKey, string>>,
): Promise<Set<string>> {
  const replaced = new Set<string>();
  await page.route(/\/assets\/.*\.js$/, async route => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [key, text] of Object.entries(words)) {
      const entry = new RegExp(`"${key.replaceAll('.', '\\.')}":(["'\`])(?:\\\\.|(?!\\1).)*\\1`);
      if (!entry.test(body)) continue;
      replaced.add(key);
      body = body.replace(entry, () => `"${key}":${JSON.stringify(text)}`);
    }
    await route.fulfill({ response, body });
  });
  return replaced;
}
