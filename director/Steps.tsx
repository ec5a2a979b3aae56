/** The list of all steps, with a search for words, names, speakers and images. */
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
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
  const asked = useDeferredValue(search.trim().toLowerCase());
  return (
    <nav className="steps" aria-label="Steps">
      <input
        type="search"
        placeholder="Words, name, speaker, image  /"
        aria-label="Search steps"
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      {story && <List story={story} position={position} asked={asked} />}
    </nav>
  );
}

const List = memo(function List({
  story,
  position,
  asked,
}: {
  story: Story;
  position: Position;
  asked: string;
}) {
  const rows = rowsOf(story);
  const found = rows.filter(({ all }) => asked.split(/\s+/).every(word => all.includes(word)));
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (position) current.current?.scrollIntoView({ block: 'nearest' });
  }, [position]);
  return (
    <div className="steps__list">
      {story.chapters.map(({ number, words }) => {
        const own = found.filter(({ chapter }) => chapter === number);
        return (
          own.length > 0 && (
            <section key={number}>
              <h2>
                Chapter {number} {words[`simulation.chapter_${number}.title`]}
              </h2>
              {own.map(row => {
                const isCurrent = isAt(row, position);
                return (
                  <button
                    key={`${row.label} ${row.wrong}`}
                    ref={isCurrent ? current : undefined}
                    type="button"
                    className="step"
                    aria-current={isCurrent || undefined}
                    onClick={() => goTo({ label: row.label, wrong: row.wrong })}
                  >
                    <i>{row.wrong === undefined ? row.label.split('_')[2] : '×'}</i>
                    <b>{row.name}</b>
                    <span className="says">{row.says}</span>
                  </button>
                );
              })}
            </section>
          )
        );
      })}
      {found.length === 0 && <p>No step has these words.</p>}
    </div>
  );
});
