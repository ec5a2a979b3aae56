import { SKIN } from '../../styles/palette.ts';

const [LIT, SHADE] = SKIN.s3;
const HAND = 'M82 94C92 62 124 42 158 46L198 24C216 16 232 32 222 50L192 84C190 112 166 136 138 138Z';

/**
 * The visitor's left hand. Mirrored, it is the right hand. During the match day each won card turns a part of the cuff
 * orange; at the finale the whole cuff is orange.
 */
const Hand = () => (
  <>
    <path d="M-60 240L50 104L130 168L70 260Z" fill="var(--plum)" />
    <path d="M-60 240L50 104L74 122L0 250Z" fill="var(--ink)" />
    <path d={HAND} fill="var(--lilac)" transform="translate(4 -5)" />
    <path d={HAND} fill={LIT} />
    <path d="M82 94L138 138C166 136 190 112 192 84C160 112 116 110 86 84Z" fill={SHADE} />
    <path d="M46 108L82 72L148 126L120 164Z" fill="var(--orange)" />
    <path d="M46 108L62 92L128 150L120 164Z" fill="var(--ember)" />
  </>
);

export const FanHands = () => (
  <svg className="finale__hands" viewBox="0 0 520 180" aria-hidden="true" focusable="false" data-enter={0.5}>
    <Hand />
    <g transform="translate(520)scale(-1 1)">
      <Hand />
    </g>
  </svg>
);
