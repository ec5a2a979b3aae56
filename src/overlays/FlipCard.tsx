import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBack } from './CardBack.tsx';
import { isReduced } from './moment.ts';
import { Words } from './Words.tsx';
import './card.css';

interface FlipCardProps {
  readonly chapter: number;
  readonly flipped: boolean;
  readonly onFlip: () => void;
}

/** Degrees that the card swings too far before it lies still. */
const OVERSHOOT = 6;

/** How the card is seen: degrees that it is turned, and its opacity. */
interface Seen {
  turned: number;
  opacity: number;
}

const turnedTo = (flipped: boolean) => (flipped ? 180 : 0);

/** Plain values that `put` writes, as in `moment.ts`. A card in the middle of its turn turns from there. */
function turn(seen: Seen, flipped: boolean, put: () => void) {
  const turned = turnedTo(flipped);
  if (isReduced()) {
    gsap.fromTo(seen, { turned, opacity: 0 }, { opacity: 1, duration: 0.1, overwrite: true, onUpdate: put });
    return;
  }
  const past = turned + (flipped ? OVERSHOOT : -OVERSHOOT);
  gsap
    .timeline({ onUpdate: put })
    .to(seen, { turned: past, duration: 0.6, ease: 'power3.inOut', overwrite: true })
    .to(seen, { turned, duration: 0.25, ease: 'power2.out' });
}

/** A reward card: its picture with the strength it stands for, and on its back what that means. */
export function FlipCard({ chapter, flipped, onFlip }: FlipCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const seen = useRef({ turned: turnedTo(flipped), opacity: 1 });
  const side = useRef(flipped);
  // its text comes when it is first turned, so that it is read out then
  const [isRead, setRead] = useState(flipped);
  if (flipped && !isRead) setRead(true);
  useGSAP(
    () => {
      const put = () => {
        if (!card.current) return;
        card.current.style.rotate = `y ${seen.current.turned}deg`;
        card.current.style.opacity = String(seen.current.opacity);
      };
      if (flipped === side.current) put();
      else turn(seen.current, flipped, put);
      side.current = flipped;
    },
    { dependencies: [flipped] },
  );
  const key = `simulation.chapter_${chapter}.card`;
  return (
    <div className="card">
      <div ref={card} className="card__sides">
        <div className="card__front" aria-hidden={flipped}>
          <img src={`/simulation/0${chapter}_card.png`} alt={t(`${key}.alt`)} draggable={false} />
          <p className="card__number">{chapter}</p>
          <p className="card__strength">
            <Words of={`${key}.strength`} />
          </p>
        </div>
        <div className="card__back" aria-hidden={!flipped} aria-live="polite">
          <CardBack />
          {isRead && (
            <>
              <h3 className="card__title">
                <Words of={`${key}.title`} />
              </h3>
              <p className="card__introduction">
                <Words of={`${key}.introduction`} />
              </p>
            </>
          )}
        </div>
      </div>
      <button
        type="button"
        className="card__flip"
        aria-label={t('ui.card.flip')}
        aria-pressed={flipped}
        onClick={onFlip}
      />
    </div>
  );
}
