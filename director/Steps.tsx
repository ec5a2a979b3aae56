/** The list of all steps, with a search for words, names, speakers and images. */
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import type { Story } from '../stage/index.ts';
import { goTo, useDirector } from './store.ts';
import { positionsOf, viewAt } from './targets.ts';

const rowsOf = (story: Story) =>
  positionsOf(story).map(row => {
    const { overlay, tableau, chapter } = viewAt(story, row.position);
    const of = `simulation.chapter_${chapter}`;
    const keys: Readonly<Record<string, string>> = {
      title: `${of}.title`,
      question: `${of}.question.title`,
      card: `${of}.card.title`,
      ...(overlay.kind === 'question' && overlay.wrong && { question: overlay.wrong.reason }),
      ...(overlay.kind === 'bubble' && { bubble: overlay.words }),
    };
    const says = (story.chapters[chapter]?.words[keys[overlay.kind] ?? ''] ?? '').replace(/<[^>]*>/g, ' ');
    const speaker = overlay.kind === 'bubble' ? overlay.speaker : overlay.kind;
    const images = tableau.map(({ id, image }) => `${id} ${image}`).join(' ');
    // what the search looks through
    const all = `${row.position} ${row.name} ${says} ${speaker} ${images}`.toLowerCase();
    return { ...row, says, all };
  });

export function Steps() {
  const { story, position } = useDirector();
  const [search, setSearch] = useState('');
  const rows = useMemo(() => (story ? rowsOf(story) : []), [story]);
  const asked = search.trim().toLowerCase().split(/\s+/);
  const found = rows.filter(({ all }) => asked.every(word => all.includes(word)));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (position && rows) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [position, rows]);
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
      <div ref={list} className="steps__list">
        {found.map(({ chapter, position: at, name, says }, i) => (
          <Fragment key={at}>
            {chapter !== found[i - 1]?.chapter && (
              <h2>
                Chapter {chapter} {story?.chapters[chapter]?.words[`simulation.chapter_${chapter}.title`]}
              </h2>
            )}
            <button
              type="button"
              className="step"
              aria-current={at === position || undefined}
              onClick={() => goTo(at)}
            >
              <i>{at.includes('/') ? '×' : at.split('_')[2]}</i>
              <b>{name}</b>
              <span className="says">{says}</span>
            </button>
          </Fragment>
        ))}
        {story && found.length === 0 && <p>No step has these words.</p>}
      </div>
    </nav>
  );
}
