import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cardsOf, chapterCode } from '../../stage/index.ts';
import { CardCollection } from './CardCollection.tsx';
import type { ChapterMenuProps } from './chapterMenuProps.ts';
import { useProgressBar } from './useProgressBar.ts';
import { Words } from './Words.tsx';
import './chapter-menu.css';

/** The chapter menu of medium and larger screens: a progress bar at the left edge, with every chapter on it. */
export function ChapterMenu({ chapters, current, done, value, dispatch }: ChapterMenuProps) {
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
            {chapters.map(({ number }) => (
              <li key={number}>
                <button
                  type="button"
                  className="chapter-menu__chapter"
                  aria-current={number === current ? 'step' : undefined}
                  aria-disabled={number > done}
                  onClick={number > done ? undefined : () => dispatch({ type: 'goTo', chapter: number })}
                >
                  <span className="chapter-menu__number">{chapterCode(number)}</span>
                  <span className="chapter-menu__name">
                    <Words of={`simulation.chapter_${number}.section`} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <CardCollection cards={cardsOf({ chapters })} done={done} />
    </div>
  );
}
