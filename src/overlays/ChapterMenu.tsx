import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardCollection } from './CardCollection.tsx';
import { type ChaptersProps, numberOf } from './chapters.ts';
import { useProgressBar } from './useProgressBar.ts';
import { Words } from './Words.tsx';
import './chapter-menu.css';

/** The chapter menu of medium and larger screens: a progress bar at the left edge, with every chapter on it. */
export function ChapterMenu({ chapters, current, done, value, dispatch }: ChaptersProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useProgressBar(bar, value);
  // in a low window the list of chapters scrolls
  useEffect(() => {
    const chapter = bar.current?.parentElement?.querySelectorAll('li')[current];
    chapter?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div className="chapter-menu">
      <div className="chapter-menu__line">
        <div ref={bar} className="chapter-menu__bar" aria-hidden="true" />
        <nav aria-label={t('ui.chapter_nav')}>
          <ol>
            {chapters.map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  className="chapter-menu__chapter"
                  aria-current={id === current ? 'step' : undefined}
                  aria-disabled={id > done}
                  onClick={id > done ? undefined : () => dispatch({ type: 'goTo', chapter: id })}
                >
                  <span className="chapter-menu__number">{numberOf(id)}</span>
                  <span className="chapter-menu__name">
                    <Words of={`simulation.chapter_${id}.section`} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <CardCollection done={done} />
    </div>
  );
}
