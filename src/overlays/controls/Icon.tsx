/** SVG paths in a square of 24 x 24 units. */
const SIGNS = {
  next: 'M9 3 18 12 9 21V15H3V9H9Z',
  back: 'M15 3 6 12 15 21V15H21V9H15Z',
  up: 'M3 15 12 6 21 15H15V21H9V15Z',
  down: 'M3 9 12 18 21 9H15V3H9V9Z',
  close: 'M5 2 12 9 19 2 22 5 15 12 22 19 19 22 12 15 5 22 2 19 9 12 2 5Z',
  full: 'M2 2H10V6H6V10H2ZM14 2H22V10H18V6H14ZM2 14H6V18H10V22H2ZM18 14H22V22H14V18H18Z',
  transcript: 'M2 3H22V17H12L6 22V17H2Z',
  home: 'M12 2 23 12H20V22H14V15H10V22H4V12H1Z',
  lock: 'M6 10V8a6 6 0 0 1 12 0v2h2v11H4V10ZM9 10h6V8a3 3 0 0 0-6 0Z',
} as const;

export const Icon = ({ of }: { of: keyof typeof SIGNS }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={SIGNS[of]} fill="currentColor" />
  </svg>
);
