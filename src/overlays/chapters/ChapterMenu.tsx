import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardsOf, chapterCode } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';
import { CardCollection } from '../card/CardCollection.tsx';
import type { ChapterMenuProps } from './chapterMenuProps.ts';
import { useProgressBar } from './useProgressBar.ts';
import './chapter-menu.css';

/**
 * A touch screen has no hover: the first touch shows the chapter names and does not navigate, the second one navigates
 * and hides them. A press outside the menu hides them too. `onPress` returns true if the press is to navigate.
 */
function useNamesOnTouch(within: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false);
  const isFirstTouch = useRef(false);
  useEffect(() => {
    if (!isShown) return;
    const elsewhere = ({ target }: Event) => {
      const menu = within.current?.parentElement;
      if (!(target instanceof Node && menu?.contains(target))) setShown(false);
    };
    addEventListener('pointerdown', elsewhere);
    return () => removeEventListener('pointerdown', elsewhere);
  }, [isShown, within]);
  return {
    isShown,
    onPointerDown({ pointerType }: PointerEvent) {
      isFirstTouch.current = pointerType === 'touch' && !isShown;
    },
    onPress(): boolean {
      const isMeant = !isFirstTouch.current;
      isFirstTouch.current = false;
      setShown(!isMeant);
      return isMeant;
    },
  };
}

/** The chapter menu of the layout md: a progress bar at the left edge with every chapter on it. */
export function ChapterMenu({ chapters, current, done, value, dispatch }: ChapterMenuProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useProgressBar(bar, value);
  // in a low window the list of chapters scrolls: keeps the current chapter visible
  useEffect(() => {
    const chapter = bar.current?.parentElement?.querySelectorAll('li')[current];
    chapter?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const names = useNamesOnTouch(bar);
  return (
    <div className="chapter-menu" data-named={names.isShown || undefined} onPointerDown={names.onPointerDown}>
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
                  onClick={() => {
                    if (names.onPress() && number <= done) dispatch({ type: 'goTo', chapter: number });
                  }}
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
