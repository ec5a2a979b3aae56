import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Layout, Overlay } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';
import { type OverlayPhase, useOverlayMotion } from '../overlayMotion.ts';
import { BubbleShape } from './BubbleShape.tsx';
import './bubble.css';

interface BubbleProps {
  readonly bubble: Extract<Overlay, { kind: 'bubble' }>;
  readonly layout: Layout;
  readonly phase: OverlayPhase;
}

/**
 * A speech bubble. Its tail points to the speaker's mouth. If the picture does not show the speaker's mouth, the bubble
 * is a caption, a strip without a tail. The tail of the assistant's bubble points down, out of the picture, because the
 * assistant is the visitor.
 */
export function Bubble({
  bubble: { speaker, words, box, mouth, delay, yellowSky },
  layout,
  phase,
}: BubbleProps) {
  const { t } = useTranslation();
  const slot = useRef<HTMLDivElement>(null);
  const tailTo = useRef<HTMLElement>(null);
  useOverlayMotion(slot, phase, delay);

  const [x, y, w, h] = box[layout];
  // in upright windows of the layout md, bubble.css uses this area (--up-*) instead of `box.md` (--box-*)
  const [upX, upY, upW, upH] = (layout === 'md' && box.up) || box[layout];
  const isVisitor = speaker === 'assistant';
  const target = isVisitor ? undefined : mouth?.[layout];
  const side = !target ? 'middle' : target[0] < x + w / 2 ? 'left' : 'right';
  const kind = speaker.split('.')[0];
  return (
    <>
      {target && <i ref={tailTo} className="bubble__mouth" style={{ '--x': target[0], '--y': target[1] }} />}
      <div
        ref={slot}
        className="bubble-slot"
        data-side={side}
        data-mine={isVisitor || undefined}
        style={{
          '--box-x': x,
          '--box-y': y,
          '--box-w': w,
          '--box-h': h,
          '--up-x': upX,
          '--up-y': upY,
          '--up-w': upW,
          '--up-h': upH,
        }}
      >
        <div className="bubble" data-speaker={kind} data-yellow-sky={yellowSky || undefined} data-enter>
          {isVisitor && <i ref={tailTo} className="bubble__mouth bubble__mouth--visitor" />}
          {/* the key changes with the position, because the mounted shape notices only changes of its size */}
          <BubbleShape key={[x, y, w, h, ...(target ?? [])].join()} mouth={tailTo} />
          <p className="bubble__speaker">
            {t(`speaker.${speaker}`)}
            <span className="visually-hidden">: </span>
          </p>
          <p className="bubble__words">
            <Words of={words} />
          </p>
        </div>
      </div>
    </>
  );
}
