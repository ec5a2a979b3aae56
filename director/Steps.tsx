/** The list of all steps, with a search for words, names, speakers and images. */
import { Fragment, useMemo, useState } from 'react';
import type { Story } from '../stage/index.ts';
import { Button } from './Button.tsx';
import { goTo, useDirector } from './store.ts';
import { positionsOf, viewAt } from './targets.ts';

/**
 * Returns a row for each step and reaction. `says`: the words that the row shows. `searchText`: the text that the
 * search compares.
 */
const rowsOf = (story: Story) =>
  positionsOf(story).map(row => {
    const { overlay, tableau } = viewAt(story, row.position);
    const words = story.chapters[row.chapter]?.words ?? {};
    const key = `simulation.chapter_${row.chapter}`;
    const title = words[`${key}.title`];
    const [said, speaker] = overlay.kind === 'bubble' ? [words[overlay.words], overlay.speaker] : [];
    const reason = overlay.kind === 'question' && overlay.wrong ? words[overlay.wrong.reason] : undefined;
    const says =
      said ?? reason ?? (overlay.kind === 'title' ? title : words[`${key}.${overlay.kind}.title`]) ?? '';
    const images = tableau.map(({ id, image }) => `${id} ${image}`);
    const searchText = [row.position, row.name, says, speaker, ...images].join(' ').toLowerCase();
    return { ...row, title, says: says.replace(/<[^>]*>/g, ' '), searchText };
  });

const scrollTo = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

export function Steps() {
  const story = useDirector(state => state.story);
  const position = useDirector(state => state.position);
  const [search, setSearch] = useState('');
  const rows = useMemo(() => rowsOf(story), [story]);
  const terms = search.trim().toLowerCase().split(/\s+/);
  const found = rows.filter(({ searchText }) => terms.every(word => searchText.includes(word)));
  return (
    <nav className="steps" aria-label="Steps">
      <input
        type="search"
        placeholder="Words, name, speaker, image  /"
        onChange={event => setSearch(event.target.value)}
      />
      <div className="steps__list">
        {found.map((row, i) => (
          <Fragment key={row.position}>
            {row.chapter !== found[i - 1]?.chapter && <h2>{`Chapter ${row.chapter} ${row.title ?? ''}`}</h2>}
            <Button
              ref={row.position === position ? scrollTo : undefined}
              className="step"
              aria-current={row.position === position || undefined}
              onClick={() => goTo(row.position)}
            >
              <i>{row.position.includes('/') ? '×' : row.position.split('_')[2]}</i>
              <b>{row.name}</b>
              <span className="says">{row.says}</span>
            </Button>
          </Fragment>
        ))}
        {found.length === 0 && <p>No step has these words.</p>}
      </div>
    </nav>
  );
}
