import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chapterCode, type TitleBackground } from '../../../stage/index.ts';
import { fitWords } from '../../ui/fitWords.ts';
import { Words } from '../../words/Words.tsx';
import { type OverlayPhase, useOverlayMotion } from '../overlayMotion.ts';
import './chapter-title.css';

interface ChapterTitleProps {
  readonly chapter: number;
  readonly last: number;
  readonly background: TitleBackground;
  readonly phase: OverlayPhase;
}

/**
 * The space for a chapter's name beside the disc of the title picture, in stage units: width `w`, height `h`, and
 * maximum letter size `most`.
 */
const ROOM = { md: { w: 650, h: 350, most: 240 }, sm: { w: 346, h: 168, most: 112 } };
/**
 * Usual width of a capital letter as a multiple of the letter size. A line with many wide letters, such as M, can
 * overflow.
 */
const LETTER_WIDTH = 0.82;
const LINE_HEIGHT = 0.92;

function sizeIn({ w, h, most }: (typeof ROOM)['md'], lines: number, letters: number): number {
  return Math.floor(Math.min(most, w / (letters * LETTER_WIDTH), h / (lines * LINE_HEIGHT)));
}

/**
 * The title screen of a chapter: its number, its name as large as the space allows, and its subtitle. In the last
 * chapter the subtitle is large instead of the name, because that subtitle asks what comes after the match day.
 */
export function ChapterTitle({ chapter, last, background, phase }: ChapterTitleProps) {
  const { t } = useTranslation();
  const scope = useRef<HTMLDivElement>(null);
  useOverlayMotion(scope, phase);
  const isEnd = chapter === last;
  const lines = t(`simulation.chapter_${chapter}.${isEnd ? 'subtitle' : 'title'}`).split(' ');
  const letters = Math.max(1, ...lines.map(line => line.length));
  const sizes = {
    '--size-md': sizeIn(ROOM.md, lines.length, letters),
    '--size-sm': sizeIn(ROOM.sm, lines.length, letters),
    '--letters': letters,
    '--lines': lines.length,
  };
  const large = (
    <span ref={fitWords} className="chapter-title__name">
      {lines.map(line => (
        <span key={line} className="chapter-title__line" data-enter>
          {line}{' '}
        </span>
      ))}
    </span>
  );
  return (
    <div ref={scope} className="chapter-title" data-background={background} style={sizes}>
      <p className="chapter-title__number" data-enter>
        <span aria-hidden="true">{chapterCode(chapter)}</span>
        <span className="visually-hidden">{t('ui.chapter', { current: chapter, total: last })}</span>
      </p>
      {isEnd ? (
        <>
          <h2 className="chapter-title__when" data-enter>
            <span>
              <Words of={`simulation.chapter_${chapter}.title`} />
            </span>
          </h2>
          <p>{large}</p>
        </>
      ) : (
        <>
          <h2>{large}</h2>
          <p className="chapter-title__when" data-enter>
            <span>
              <Words of={`simulation.chapter_${chapter}.subtitle`} />
            </span>
          </p>
        </>
      )}
    </div>
  );
}
