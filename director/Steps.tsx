/** The list of all steps, with a search for words, names, speakers and images. */
import { Fragment, useMemo, useState } from 'react';
import type { Story } from '../stage/index.ts';
import { goTo, useDirector } from './store.ts';
import { positionsOf, viewAt } from './targets.ts';

/** Returns a row for each step and reaction: its words (`says`), and all text that the search looks through (`all`). */
const rowsOf = (story: Story) =>
  positionsOf(story).map(row => {
    const { overlay, tableau } = viewAt(story, row.position);
    const title = overlay.kind === 'title' ? 'title' : `${overlay.kind}.title`;
    const [key, speaker] = overlay.kind === 'bubble' ? [overlay.words, overlay.speaker] : [];
    const reason = overlay.kind === 'question' ? overlay.wrong?.reason : undefined;
    const words = story.chapters[row.chapter]?.words ?? {};
    const says = words[key ?? reason ?? `simulation.chapter_${row.chapter}.${title}`]?.replace(
      /<[^>]*>/g,
      ' ',
    );
    const images = tableau.map(({ id, image }) => `${id} ${image}`);
    return { ...row, says, all: [row.position, row.name, says, speaker, ...images].join(' ').toLowerCase() };
  });

const scrollTo = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

export function Steps() {
  const { story, position } = useDirector();
  const [search, setSearch] = useState('');
  const rows = useMemo(() => rowsOf(story), [story]);
  const asked = search.trim().toLowerCase().split(/\s+/);
  const found = rows.filter(({ all }) => asked.every(word => all.includes(word)));
  return (
    <nav className="steps" aria-label="Steps">
      <input
        type="search"
        placeholder="Words, name, speaker, image  /"
        aria-label="Search steps, Enter opens the first"
        value={search}
        onChange={event => setSearch(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !found[0]) return;
          goTo(found[0].position);
          event.currentTarget.blur();
        }}
      />
      <div className="steps__list">
        {found.map((row, i) => (
          <Fragment key={row.position}>
            {row.chapter !== found[i - 1]?.chapter && (
              <h2>
                Chapter {row.chapter}{' '}
                {story.chapters[row.chapter]?.words[`simulation.chapter_${row.chapter}.title`]}
              </h2>
            )}
            <button
              type="button"
              ref={row.position === position ? scrollTo : undefined}
              className="step"
              aria-current={row.position === position || undefined}
              onClick={() => goTo(row.position)}
            >
              <i>{row.position.includes('/') ? '×' : row.position.split('_')[2]}</i>
              <b>{row.name}</b>
              <span className="says">{row.says}</span>
            </button>
          </Fragment>
        ))}
        {found.length === 0 && <p>No step has these words.</p>}
      </div>
    </nav>
  );
}
