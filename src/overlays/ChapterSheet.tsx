import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardsOf, chapterCode, tileOf } from '../../stage/index.ts';
import { FADE } from '../../stage/play.ts';
import { prefersReducedMotion } from '../reducedMotion.ts';
import { CardCollection } from './CardCollection.tsx';
import type { ChapterMenuProps } from './chapterMenuProps.ts';
import { Icon } from './Icon.tsx';
import { Modal } from './Modal.tsx';
import { Picture } from './Picture.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { Words } from './Words.tsx';
import './sheet.css';
import './tile.css';

/** The chapter menu of a small screen: a progress ring that opens a sheet, which slides up from below. */
export function ChapterSheet(props: ChapterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ProgressRing
        chapter={props.current}
        value={props.value}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** How the sheet comes; durations in seconds. */
const SLIDE_IN = { yPercent: 100, duration: 0.4, ease: 'power3.out' };
const FADE_IN = { opacity: 0, duration: FADE };

/** The logo, for a chapter that has no title screen. */
const LOGO = '/favicon.svg';

function Sheet({
  chapters,
  current,
  done,
  isEnd,
  dispatch,
  onClose,
}: ChapterMenuProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const title = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useGSAP(() => {
    gsap.from(sheet.current, prefersReducedMotion() ? FADE_IN : SLIDE_IN);
  });
  // nothing comes after the last chapter: it is done where it ends
  const isDone = (chapter: number) => chapter < done || (isEnd && chapter === current);
  const go = (chapter: number) => {
    onClose();
    dispatch({ type: 'goTo', chapter });
  };
  return (
    <Modal labelledBy={title} className="sheet" onClose={onClose}>
      <div ref={sheet} className="sheet__slab">
        <header className="sheet__head">
          <h2 id={title}>{t('ui.chapter_nav')}</h2>
          <button type="button" className="round" aria-label={t('ui.close')} onClick={onClose}>
            <Icon of="close" />
          </button>
        </header>
        <nav aria-label={t('ui.chapter_nav')}>
          <ol className="sheet__tiles">
            {chapters.map(({ number, title: opening }) => (
              <li key={number}>
                <button
                  type="button"
                  className="tile"
                  data-active={isDone(number) || undefined}
                  aria-current={number === current ? 'step' : undefined}
                  aria-disabled={number > done}
                  onClick={number > done ? undefined : () => go(number)}
                >
                  <Picture className="tile__picture" of={tileOf(opening)} otherwise={LOGO} alt="" />
                  <span className="tile__number">{chapterCode(number)}</span>
                  <span className="tile__name">
                    <Words of={`simulation.chapter_${number}.section`} />
                  </span>
                  {number > done && <Icon of="lock" />}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <CardCollection cards={cardsOf({ chapters })} done={done} />
      </div>
    </Modal>
  );
}
