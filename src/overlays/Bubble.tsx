import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Layout, Overlay } from '../../stage/index.ts';
import { type Moment, useMoment } from './moment.ts';
import { useOutline } from './useOutline.ts';
import { vars } from './vars.ts';
import { Words } from './Words.tsx';
import './bubble.css';

interface BubbleProps {
  readonly bubble: Extract<Overlay, { kind: 'bubble' }>;
  readonly layout: Layout;
  readonly moment: Moment;
}

/** What somebody says, with a tail towards her mouth. The visitor's own words point out of the picture. */
export function Bubble({
  bubble: { speaker, words, box, mouth, delay, yellowSky },
  layout,
  moment,
}: BubbleProps) {
  const { t } = useTranslation();
  const parts = {
    bubble: useRef<HTMLDivElement>(null),
    slot: useRef<HTMLDivElement>(null),
    mouth: useRef<HTMLElement>(null),
  };
  const path = useOutline(parts);
  useMoment(parts.slot, moment, delay);

  const [x, y, w, h] = box[layout];
  const isVisitor = speaker === 'assistant';
  const target = isVisitor ? undefined : mouth?.[layout];
  const side = !target ? 'middle' : target[0] < x + w / 2 ? 'left' : 'right';
  const kind = speaker.split('.')[0];
  return (
    <>
      {target && (
        <i ref={parts.mouth} className="mouth" style={vars({ '--x': target[0], '--y': target[1] })} />
      )}
      <div
        ref={parts.slot}
        className="bubble-slot"
        data-side={side}
        style={vars({ '--x': x, '--y': y, '--w': w, '--h': h })}
      >
        <div
          ref={parts.bubble}
          className="bubble"
          data-speaker={kind}
          data-yellow-sky={yellowSky || undefined}
          data-enter
        >
          <svg className="bubble__shape" aria-hidden="true" focusable="false">
            <path className="bubble__shade" d={path} />
            <path className="bubble__fill" d={path} />
          </svg>
          {isVisitor && <i ref={parts.mouth} className="mouth mouth--visitor" />}
          <p className="bubble__speaker">
            {t(`speaker.${speaker}`)}
            <span className="visually-hidden"> {t(isVisitor ? 'ui.bubble.say' : 'ui.bubble.says')} </span>
          </p>
          <p className="bubble__words">
            <Words of={words} />
          </p>
        </div>
      </div>
    </>
  );
}
