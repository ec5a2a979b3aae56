import { FILLED, STROKED, WHY_NOT, type WordmarkLetter, YOU } from './wordmarkLetters.ts';
import './wordmark.css';

function Glyph({ letter, x }: { letter: WordmarkLetter[0]; x: number }) {
  if (letter !== 'W' && letter !== 'Y') return <path d={FILLED[letter]} transform={`translate(${x} 0)`} />;
  const { d, width } = STROKED[letter];
  return (
    <svg x={x - 20} width={width + 40} height="100" viewBox={`-20 0 ${width + 40} 100`} aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="28" strokeMiterlimit="12" />
    </svg>
  );
}

/**
 * The wordmark: the Y of YOU is a girl with raised arms, and the dot of the ? is a ball. The letters have the text
 * colour of the parent; the girl's head and the ball have the colour `dot`. Hidden from screen readers: the parent must
 * have an accessible name.
 */
export function Wordmark({ dot = 'currentColor', className = '' }: { dot?: string; className?: string }) {
  return (
    <svg
      className={`wordmark ${className}`}
      viewBox="-4 -70 644 364"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="skewY(-6)">
        <g transform="scale(.93)">
          {WHY_NOT.map(([letter, x]) => (
            <Glyph key={x} letter={letter} x={x} />
          ))}
        </g>
        <g transform="translate(0 132) scale(1.6)">
          {YOU.map(([letter, x]) => (
            <Glyph key={x} letter={letter} x={x} />
          ))}
          <circle className="wordmark__head" cx="50" cy="-4" r="13.5" fill={dot} />
          <circle className="wordmark__ball" cx="354" cy="85" r="16" fill={dot} />
        </g>
      </g>
    </svg>
  );
}
