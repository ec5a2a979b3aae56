import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chapterCode } from '../../../stage/index.ts';
import { useProgressBar } from './useProgressBar.ts';
import './ring.css';

interface ProgressRingProps {
  readonly chapter: number;
  readonly value: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function ProgressRing({ chapter, value, isOpen, onOpen }: ProgressRingProps) {
  const { t } = useTranslation();
  const ring = useRef<SVGCircleElement>(null);
  useProgressBar(ring, value);
  return (
    <button
      type="button"
      className="ring"
      aria-label={`${t('ui.chapter_nav')} ${chapterCode(chapter)}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <svg viewBox="0 0 56 56" aria-hidden="true" focusable="false">
        <circle className="ring__track" cx="28" cy="28" r="23" pathLength="1" />
        <circle ref={ring} className="ring__value" cx="28" cy="28" r="23" pathLength="1" />
      </svg>
      <span className="ring__number">{chapterCode(chapter)}</span>
    </button>
  );
}
