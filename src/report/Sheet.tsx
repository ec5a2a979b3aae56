import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '../progress/reportCode.ts';
import { drawReport, isReadable } from './picture/draw.ts';
import { PLANS, type Shape } from './picture/shapesOfPicture.ts';
import { altTextOf, wordsOf } from './reportWords.ts';
import { SendPicture } from './SendPicture.tsx';

const SHAPES = ['portrait', 'square'] as const satisfies readonly Shape[];
const FILE_NAME = 'match-report.png';

type Drawn = { readonly shape: Shape; readonly file: File | null };

/** Resolves with null if the canvas returns wrong pixels, or if the browser forbids reading it or makes no file. */
async function fileOf(canvas: HTMLCanvasElement): Promise<File | null> {
  try {
    if (!isReadable(canvas)) return null;
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
    return blob && new File([blob], FILE_NAME, { type: blob.type });
  } catch (cause) {
    console.info('The picture cannot become a file', cause);
    return null;
  }
}

interface SheetProps {
  readonly report: Report;
  readonly address: string;
  readonly isKiosk: boolean;
}

export function Sheet({ report, address, isKiosk }: SheetProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shape, setShape] = useState<Shape>('portrait');
  const [drawn, setDrawn] = useState<Drawn>();
  const [hasDrawFailed, setDrawFailed] = useState(false);
  const words = wordsOf(report, t, location.hostname);
  const altText = altTextOf(words, t);
  const { w, h } = PLANS[shape];

  // biome-ignore lint/correctness/useExhaustiveDependencies: `altText` stands for all texts of `words`
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
        if (!isOver) setDrawFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [altText, shape]);

  if (hasDrawFailed)
    return (
      <div className="report__said">
        <p>{t('pages.report.undrawn')}</p>
        <p>{altText}</p>
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
        aria-label={altText}
        data-drawn={isDrawn || undefined}
      />
      {!isKiosk && (
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
