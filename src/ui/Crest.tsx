import './crest.css';

const DISC = 'M0-26A26 26 0 1 1 0 26A26 26 0 1 1 0-26Z';
const GIRL =
  'M-17-11L-8-11L0 1L8-11L17-11L4.5 8L4.5 19L-4.5 19L-4.5 8Z' +
  'M0-17.7A5.200 5.200 0 1 0 0-7.300A5.200 5.200 0 1 0 0-17.700Z';

export function Crest({ className = '' }: { className?: string }) {
  return (
    <svg className={`crest ${className}`} viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
      <path d={DISC + GIRL} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
