import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { beside, type Command, type Label, type Story } from '../../stage/index.ts';
import { Action } from './Action.tsx';
import { Fullscreen } from './Fullscreen.tsx';
import { Icon } from './Icon.tsx';
import './controls.css';

interface ControlsProps extends PropsWithChildren {
  readonly story: Story;
  /** the step that she stands on */
  readonly label: Label;
  /** a question or a card waits */
  readonly isLocked: boolean;
  readonly dispatch: (command: Command) => void;
}

/** The bar at the lower edge: one step forward, one back, full screen. `children` come first in it. */
export function Controls({ story, label, isLocked, dispatch, children }: ControlsProps) {
  const { t } = useTranslation();
  const isFirst = !beside(story, label, -1);
  const isLast = !beside(story, label, 1);
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
