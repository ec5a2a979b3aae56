import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import words from '../../../locales/en/stepError.json';
import { beside, resolve } from '../../../stage/index.ts';
import { Button } from '../../ui/Button.tsx';
import { addWords } from '../../words/i18n.ts';
import { Action } from '../controls/Action.tsx';
import type { OverlaysProps } from '../Overlays.tsx';
import { usePanelFocus } from './usePanelFocus.ts';
import './step-error.css';

addWords(words);

interface StepErrorProps extends Pick<OverlaysProps, 'story' | 'progress' | 'layout' | 'dispatch'> {
  readonly onAgain: () => void;
}

export default function StepError({ story, progress: { label }, layout, dispatch, onAgain }: StepErrorProps) {
  const { t } = useTranslation();
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  usePanelFocus(panel);
  const { chapter } = resolve(story, label);
  return (
    <div className="overlays" data-layout={layout}>
      <section ref={panel} className="step-error" data-panel tabIndex={-1} aria-labelledby={title}>
        <h2 id={title}>{t('stepError.title')}</h2>
        <p>{t('stepError.text')}</p>
        <div className="step-error__ways">
          <Action tone="yellow" onClick={onAgain}>
            {t('stepError.again')}
          </Action>
          {beside(story, label, -1) && (
            <Action tone="white" onClick={() => dispatch({ type: 'retreat' })}>
              {t('stepError.before')}
            </Action>
          )}
          <Action tone="white" onClick={() => dispatch({ type: 'goTo', chapter })}>
            {t('stepError.chapter')}
          </Action>
          <Action tone="white" onClick={() => dispatch({ type: 'restart' })}>
            {t('stepError.beginning')}
          </Action>
          <Button tone="white" i18nKey="stepError.home" url="/" />
        </div>
      </section>
    </div>
  );
}
