import { gsap } from 'gsap';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { chapterCode, chaptersWithCard, tileDrawing } from '../../../stage/index.ts';
import { FADE } from '../../../stage/play.ts';
import { ADDRESSES, type SiteUrl } from '../../site/addresses.ts';
import { prefersReducedMotion } from '../../ui/reducedMotion.ts';
import { Words } from '../../words/Words.tsx';
import { CardCollection } from '../card/CardCollection.tsx';
import { Icon } from '../controls/Icon.tsx';
import { DrawingImage } from '../DrawingImage.tsx';
import { Modal } from '../panels/Modal.tsx';
import { ModalHead } from '../panels/ModalHead.tsx';
import type { PanelName } from '../panels/Panels.tsx';
import { PanelTools } from '../panels/PanelTools.tsx';
import type { ChapterMenuProps } from './ChapterMenu.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import './sheet.css';
import './tile.css';

interface ChapterSheetProps extends ChapterMenuProps {
  readonly onPanel: (name: PanelName) => void;
  readonly report: SiteUrl | undefined;
}

export function ChapterSheet(props: ChapterSheetProps) {
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

/** `below`: in per cent of the sheet's height; `duration`: in seconds. */
const SLIDE_IN = { start: { below: 100, opacity: 1 }, duration: 0.4, ease: 'power3.out' };
const FADE_IN = { start: { below: 0, opacity: 0 }, duration: FADE, ease: 'power1.out' };

function useEntry(sheet: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const style = sheet.current?.style;
    if (!style) return;
    const { start, ...entry } = prefersReducedMotion() ? FADE_IN : SLIDE_IN;
    const now = { ...start };
    const onUpdate = () => {
      style.translate = `0 ${now.below}%`;
      style.opacity = String(now.opacity);
    };
    onUpdate();
    const tween = gsap.to(now, { below: 0, opacity: 1, ...entry, onUpdate });
    return () => void tween.kill();
  }, [sheet]);
}

/** The logo. A chapter's tile shows it if the chapter has no title screen or if the title's drawing has not loaded. */
const LOGO = '/favicon.svg';

function Sheet({
  chapters,
  current,
  done,
  isDone,
  dispatch,
  onPanel,
  report,
  onClose,
}: ChapterSheetProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const title = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEntry(sheet);
  const go = (chapter: number) => {
    onClose();
    dispatch({ type: 'goTo', chapter });
  };
  return (
    <Modal aria-labelledby={title} className="sheet" onClose={onClose}>
      <div ref={sheet} className="sheet__slab">
        <ModalHead id={title} onClose={onClose}>
          {t('ui.chapter_nav')}
        </ModalHead>
        <nav aria-label={t('ui.chapter_nav')}>
          <ol className="sheet__tiles">
            {chapters.map(({ number, title: titleScreen }) => (
              <li key={number}>
                <button
                  type="button"
                  className="tile"
                  data-active={isDone(number) || undefined}
                  aria-current={number === current ? 'step' : undefined}
                  aria-disabled={number > done}
                  onClick={number > done ? undefined : () => go(number)}
                >
                  <DrawingImage
                    className="tile__picture"
                    of={tileDrawing(titleScreen)}
                    otherwise={LOGO}
                    alt=""
                  />
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
        <CardCollection cards={chaptersWithCard({ chapters })} isDone={isDone} />
        <div className="sheet__ways">
          <PanelTools
            onPanel={name => {
              onClose();
              onPanel(name);
            }}
          />
          {report && (
            <Link className="round tool" to={report}>
              <Icon of="next" />
              <span className="tool__words">{t('ui.report')}</span>
            </Link>
          )}
          <Link className="round tool" to={ADDRESSES.home}>
            <Icon of="home" />
            <span className="tool__words">{t('ui.home')}</span>
          </Link>
        </div>
      </div>
    </Modal>
  );
}
