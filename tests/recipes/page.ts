import type { Recipe } from './recipe.ts';

const WORDS = 'locales/en/venue.json';
const COMPONENT = 'src/pages/venue/VenuePage.tsx';
const ADDRESSES = 'addresses.ts';

/** Adds the page /venue, which tells where the courses are. */
export const page: Recipe = {
  name: 'A page',
  files: [WORDS, COMPONENT, ADDRESSES],
  apply(copy) {
    copy.write(
      WORDS,
      `{
  "pages.venue.meta.title": "Where the courses are | Why Not You?",
  "pages.venue.meta.description": "How to find the place of your first coaching course, and what to bring along to it.",
  "pages.venue.title": "Where the courses are",
  "pages.venue.text": "Mostly in a clubhouse near you. Bring a pen, and shoes that may get wet.",
  "pages.venue.cta": "What the courses are"
}
`,
    );
    copy.write(
      COMPONENT,
      `import { useTranslation } from 'react-i18next';
import words from '../../../locales/en/venue.json';
import { ADDRESSES } from '../../../addresses.ts';
import { addWords } from '../../words/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';

type Words = typeof words;
declare module '../../words/i18n.ts' {
  interface SiteWords extends Words {}
}

addWords(words);

/** Where the courses are. */
export default function VenuePage() {
  const { t } = useTranslation();
  return (
    <Section background="white" labelledBy="venue-title">
      <h1 id="venue-title">{t('pages.venue.title')}</h1>
      <p>{t('pages.venue.text')}</p>
      <Button i18nKey="pages.venue.cta" url={ADDRESSES.starter} />
    </Section>
  );
}
`,
    );
    copy.replace(ADDRESSES, "  legal: '/legal',\n", "  legal: '/legal',\n  venue: '/venue',\n");
  },
};
