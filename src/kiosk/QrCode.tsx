import { encode } from 'uqr';

/** Modules of light ground round the code, which a reader needs to find it. */
const QUIET = 4;

interface QrCodeProps {
  /** what the code says: an address */
  readonly text: string;
  readonly label: string;
}

/** A QR code, as one outline. Its size is that of its class, `.qr-code`. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="var(--field)" />
      <path d={dark.join('')} fill="var(--print)" />
    </svg>
  );
}
