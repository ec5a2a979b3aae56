import { useTranslation } from 'react-i18next';
import { ADDRESSES } from '../addresses.ts';
import { Banner } from '../ui/Banner.tsx';
import { Action } from './Action.tsx';
import { cssVariables } from './cssVariables.ts';
import './loading.css';

export interface LoadingProps {
  /** numbers of images */
  readonly loaded: number;
  readonly failed: number;
  readonly total: number;
  /** of the images that are there, 0 to 100, rounded */
  readonly percentage: number;
  /** every image is there */
  readonly complete: boolean;
  /** she has waited so long that she may start without the pictures, which follow */
  readonly hasWaited: boolean;
  /** she has pressed start, and waits for the stage */
  readonly pressed: boolean;
  readonly onStart: () => void;
  /** asks once more for those that failed */
  readonly onRetry: () => void;
}

/**
 * The loading screen: how many per cent of the pictures are there, and the start once all are. If some have
 * failed, it says how many, and she may ask for them again or start without them. Where not even the code comes, a
 * style that has come says so after a while, for there may be no script that could. At 0 it has no style of its own:
 * it is rendered on a server too, and the policy lets no style stand in HTML.
 */
export function Loading({
  loaded,
  failed,
  total,
  percentage,
  complete,
  hasWaited,
  pressed,
  onStart,
  onRetry,
}: LoadingProps) {
  const { t } = useTranslation();
  // every picture has come or failed
  const isSettled = complete || (failed > 0 && loaded + failed >= total);
  const mayGo = hasWaited && !isSettled && !pressed;
  const waiting = mayGo ? t('ui.loading.slow') : (pressed || !complete) && t('ui.loading');
  return (
    <div className="loading" data-settled={isSettled || undefined}>
      <Banner />
      <div className="loading__centre">
        {complete ? (
          <button type="button" className="loading__disc loading__disc--start" onClick={onStart}>
            <span>{t('simulation.chapter_0.cta')}</span>
            <span className="visually-hidden"> {t('ui.start')}</span>
          </button>
        ) : (
          <div
            role="progressbar"
            className="loading__disc"
            style={percentage > 0 ? cssVariables({ '--percentage': percentage }) : undefined}
            aria-label={t('ui.loading')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percentage}
          >
            <span className="loading__number">{percentage}</span>
            <span className="loading__percent">%</span>
          </div>
        )}
        <p className="loading__note" role="status">
          {failed > 0 && isSettled ? t('ui.loading.failed', { count: failed }) : waiting}
        </p>
        {failed > 0 && isSettled && (
          <div className="loading__ways">
            <Action tone="yellow" onClick={onRetry}>
              {t('ui.retry')}
            </Action>
            {!complete && (
              <Action tone="white" onClick={onStart}>
                {t('ui.loading.without')}
              </Action>
            )}
          </div>
        )}
        {total === 0 && (
          <div className="loading__late">
            <p className="loading__note">{t('ui.loading.late')}</p>
            <a className="button button--yellow" href={ADDRESSES.simulation}>
              <span className="button__text">{t('errors.generic.cta')}</span>
            </a>
          </div>
        )}
        {mayGo && (
          <div className="loading__ways">
            <Action tone="white" onClick={onStart}>
              {t('ui.loading.without')}
            </Action>
          </div>
        )}
      </div>
    </div>
  );
}
