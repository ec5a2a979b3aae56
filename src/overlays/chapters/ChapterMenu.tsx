import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Command, chapterCode, chaptersWithCard, type Story } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';
import { CardCollection } from '../card/CardCollection.tsx';
import { useProgressBar } from './useProgressBar.ts';
import './chapter-menu.css';

export interface ChapterMenuProps {
  readonly chapters: Story['chapters'];
  readonly current: number;
  /** chapters up to and including this number are open */
  readonly done: number;
  readonly isDone: (chapter: number) => boolean;
  /** position of the current step in the match day, 0 to 1 */
  readonly value: number;
  readonly dispatch: (command: Command) => void;
}

/**
 * Shows the chapter names on a touch screen, which has no hover. The first touch on the menu only shows the names; the
 * second touch navigates to the touched chapter and hides the names. A press outside the menu also hides the names.
 * `onPress` returns true if the menu should navigate.
 */
function useNamesOnTouch(within: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false);
  const isFirstTouch = useRef(false);
  useEffect(() => {
    if (!isShown) return;
    const pressed = ({ target }: Event) => {
      const menu = within.current?.parentElement;
      if (!(target instanceof Node && menu?.contains(target))) setShown(false);
    };
    addEventListener('pointerdown', pressed);
    return () => removeEventListener('pointerdown', pressed);
  }, [isShown, within]);
  return {
    isShown,
    onPointerDown({ pointerType }: PointerEvent) {
      isFirstTouch.current = pointerType === 'touch' && !isShown;
    },
    onPress(): boolean {
      const shouldNavigate = !isFirstTouch.current;
      isFirstTouch.current = false;
      setShown(!shouldNavigate);
      return shouldNavigate;
    },
  };
}

export function ChapterMenu({ chapters, current, done, isDone, value, dispatch }: ChapterMenuProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useProgressBar(bar, value);
  // keeps the current chapter visible in a low window, where the list of chapters scrolls
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
      <CardCollection cards={chaptersWithCard({ chapters })} isDone={isDone} />
    </div>
  );
}
