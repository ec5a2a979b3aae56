import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '../progress/reportCode.ts';
import { drawReport, isReadable } from './picture/draw.ts';
import { PLANS, type Shape } from './picture/shapesOfPicture.ts';
import { saidOf, wordsOf } from './reportWords.ts';
import { SendPicture } from './SendPicture.tsx';

const SHAPES = ['portrait', 'square'] as const satisfies readonly Shape[];
const NAME = 'match-report.png';

/** A drawn picture. `file` is null if the browser cannot make a file from the canvas. */
type Drawn = { readonly shape: Shape; readonly file: File | null };

/**
 * Returns the canvas as a PNG file. Resolves with null if the canvas returns wrong pixels or the browser makes no file.
 * Rejects if the browser forbids reading the canvas.
 */
const readPicture = (canvas: HTMLCanvasElement) =>
  new Promise<File | null>(give => {
    if (!isReadable(canvas)) give(null);
    else canvas.toBlob(blob => give(blob && new File([blob], NAME, { type: blob.type })), 'image/png');
  });

async function fileOf(canvas: HTMLCanvasElement): Promise<File | null> {
  try {
    return await readPicture(canvas);
  } catch (cause) {
    console.info('The picture cannot become a file', cause);
    return null;
  }
}

interface SheetProps {
  readonly report: Report;
  /** address that shows the same report */
  readonly address: string;
  /** true in a kiosk: hides the buttons */
  readonly isHeld: boolean;
}

/**
 * Shows a report's picture, with buttons that choose one of two shapes, and that share, save and print the picture. If
 * the picture cannot be drawn, shows its text alternative.
 */
export function Sheet({ report, address, isHeld }: SheetProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shape, setShape] = useState<Shape>('portrait');
  const [drawn, setDrawn] = useState<Drawn>();
  const [isUndrawn, setUndrawn] = useState(false);
  const words = wordsOf(report, t, location.hostname);
  const said = saidOf(words, t);
  const { w, h } = PLANS[shape];

  // biome-ignore lint/correctness/useExhaustiveDependencies: `words` changes only together with `said`
  useEffect(() => {
    let isOver = false;
    setDrawn(undefined);
    drawReport(words, shape).then(
      async picture => {
        const file = await fileOf(picture);
        if (isOver) return;
        canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
        setDrawn({ shape, file });
      },
      cause => {
        console.info('The report cannot be drawn', cause);
        if (!isOver) setUndrawn(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [said, shape]);

  if (isUndrawn)
    return (
      <div className="report__said">
        <p>{t('pages.report.undrawn')}</p>
        <p>{said}</p>
      </div>
    );
  const isDrawn = drawn?.shape === shape;
  return (
    <div className="report__sheet" data-shape={shape}>
      <canvas
        ref={canvas}
        key={shape}
        className="report__picture"
        width={w}
        height={h}
        role="img"
        aria-label={said}
        data-drawn={isDrawn || undefined}
      />
      {!isHeld && (
        <div className="report__ways">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are two buttons */}
          <div className="report__shapes" role="group" aria-label={t('pages.report.shape')}>
            {SHAPES.map(each => (
              <button key={each} type="button" aria-pressed={each === shape} onClick={() => setShape(each)}>
                {t(`pages.report.shape.${each}`)}
              </button>
            ))}
          </div>
          <SendPicture file={isDrawn ? drawn.file : undefined} address={address} />
        </div>
      )}
    </div>
  );
}
