import { useTranslation } from 'react-i18next';
import type { Loading as LoadingState } from '../../../stage/play.ts';
import { useSight } from '../../device/sights.ts';
import { ADDRESSES } from '../../site/addresses.ts';
import { Banner } from '../../ui/Banner.tsx';
import { fitWords } from '../../ui/fitWords.ts';
import { Action } from './Action.tsx';
import './loading.css';

export interface LoadingProps extends Omit<LoadingState, 'status'> {
  readonly complete: boolean;
  /**
   * true after a wait of 15 s for the images: the visitor may start without the missing images, which appear when they
   * load
   */
  readonly hasWaited: boolean;
  /** true once the visitor has pressed start; the loading screen stays until the story starts, see useStart.ts */
  readonly pressed: boolean;
  readonly onStart: () => void;
  readonly onRetry: () => void;
}

/**
 * The loading screen: the percentage of loaded images, then the start button. If images have failed, the screen says
 * how many, and offers to request them again or to start without them. If the match day's scripts do not load, a CSS
 * animation shows a message after 20 s (loading.css). At 0 % the screen has no `style` attribute: this state is
 * prerendered, and the security policy forbids inline styles in HTML.
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
  const isSettled = complete || (failed > 0 && loaded + failed >= total);
  const state = total > 0 ? 'loading' : undefined;
  useSight(complete ? 'start' : isSettled ? 'failed' : state);
  const hasFailed = failed > 0 && isSettled;
  const mayStartEarly = hasWaited && !isSettled && !pressed;
  const coming =
    total > 0 && !complete ? t('ui.loading.pictures') : (pressed || !complete) && t('ui.loading');
  const message = mayStartEarly ? t('ui.loading.slow') : coming;
  return (
    <div className="loading" data-settled={isSettled || undefined}>
      <Banner />
      <div className="loading__centre">
        {complete ? (
          <button type="button" className="loading__disc loading__disc--start" onClick={onStart}>
            <span ref={fitWords} className="loading__go">
              {t('simulation.chapter_0.cta')}
            </span>
            <span className="visually-hidden"> {t('ui.start')}</span>
          </button>
        ) : (
          <div
            role="progressbar"
            className="loading__disc"
            style={percentage > 0 ? { '--percentage': percentage } : undefined}
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
          {hasFailed ? t('ui.loading.failed', { count: failed }) : message}
        </p>
        {(hasFailed || mayStartEarly) && (
          <div className="loading__ways">
            {hasFailed && (
              <Action tone="yellow" onClick={onRetry}>
                {t('ui.retry')}
              </Action>
            )}
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
      </div>
    </div>
  );
}
