import { encode } from 'uqr';

/**
 * Width of the light border around the QR code, in modules, which are the code's smallest squares. Without this border
 * a scanner does not find the code (the standard requires 4 modules).
 */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** the content of the QR code: an address */
  readonly text: string;
  readonly label: string;
}

/** Draws a QR code as a single path. CSS sets its size, by the class `.qr-code`. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
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
