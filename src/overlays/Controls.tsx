import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { beside, type Command, type Progress, type Story } from '../../stage/index.ts';
import { Action } from './Action.tsx';
import { Fullscreen } from './Fullscreen.tsx';
import { Icon } from './Icon.tsx';
import './controls.css';

interface ControlsProps extends PropsWithChildren {
  readonly story: Story;
  readonly progress: Progress;
  readonly dispatch: (command: Command) => void;
}

/** The bar at the lower edge: one step forward, one back, full screen. `children` come first in it. */
export function Controls({ story, progress: { label, status }, dispatch, children }: ControlsProps) {
  const { t } = useTranslation();
  const isFirst = !beside(story, label, -1);
  const isLast = !beside(story, label, 1);
  const isLocked = status === 'locked';
  return (
    <div className="controls" data-panel>
      {children}
      <Fullscreen />
      <Action
        tone="white"
        className="controls__back"
        aria-label={t('ui.back')}
        aria-disabled={isFirst || isLocked}
        onClick={() => dispatch({ type: 'back' })}
      >
        <Icon of="back" />
      </Action>
      <Action
        className="controls__next"
        aria-disabled={isLast || isLocked}
        onClick={() => dispatch({ type: 'next' })}
      >
        {t('ui.next')}
        <Icon of="next" />
      </Action>
    </div>
  );
}
