/** The list of all steps, with a search for words, names, speakers and images. */
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import type { Story } from '../stage/index.ts';
import type { Position } from './site.ts';
import { goTo, isAt, useDirector } from './store.ts';
import { positionsOf, viewAt } from './targets.ts';

interface Row extends Position {
  readonly chapter: number;
  readonly name: string;
  readonly says: string;
  readonly speaker: string;
  /** all text that the search looks through, in lower case */
  readonly all: string;
}

function rowsOf(story: Story): readonly Row[] {
  return positionsOf(story).map(position => {
    const { overlay, tableau, chapter } = viewAt(story, position);
    const of = `simulation.chapter_${chapter}`;
    const words = story.chapters[chapter]?.words ?? {};
    const text = (key: string) => (words[key] ?? '').replace(/<[^>]*>/g, ' ');
    const kinds: Readonly<Record<string, string>> = {
      title: text(`${of}.title`),
      question:
        overlay.kind === 'question' && overlay.wrong
          ? text(overlay.wrong.reason)
          : text(`${of}.question.title`),
      card: text(`${of}.card.title`),
    };
    const says = overlay.kind === 'bubble' ? text(overlay.words) : (kinds[overlay.kind] ?? '');
    const speaker = overlay.kind === 'bubble' ? overlay.speaker : overlay.kind;
    const images = tableau.map(({ id, image }) => `${id} ${image}`).join(' ');
    const all = `${position.label} ${position.name} ${says} ${speaker} ${images}`.toLowerCase();
    return { ...position, says, speaker, all };
  });
}

export function Steps() {
  const story = useDirector(state => state.story);
  const position = useDirector(state => state.position);
  const [search, setSearch] = useState('');
  const rows = useMemo(() => (story ? rowsOf(story) : []), [story]);
  const asked = search.trim().toLowerCase().split(/\s+/);
  const found = rows.filter(({ all }) => asked.every(word => all.includes(word)));
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (position) current.current?.scrollIntoView({ block: 'nearest' });
  }, [position]);
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
          goTo(found[0]);
          event.currentTarget.blur();
        }}
      />
      <div className="steps__list">
        {found.map((row, i) => {
          const { chapter, label, wrong, name, says } = row;
          const isCurrent = isAt(row, position);
          return (
            <Fragment key={`${label} ${wrong}`}>
              {chapter !== found[i - 1]?.chapter && (
                <h2>
                  Chapter {chapter} {story?.chapters[chapter]?.words[`simulation.chapter_${chapter}.title`]}
                </h2>
              )}
              <button
                ref={isCurrent ? current : undefined}
                type="button"
                className="step"
                aria-current={isCurrent || undefined}
                onClick={() => goTo(row)}
              >
                <i>{wrong === undefined ? label.split('_')[2] : '×'}</i>
                <b>{name}</b>
                <span className="says">{says}</span>
              </button>
            </Fragment>
          );
        })}
        {story && found.length === 0 && <p>No step has these words.</p>}
      </div>
    </nav>
  );
}
