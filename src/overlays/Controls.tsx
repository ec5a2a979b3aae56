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
  /** the end is on the screen: Next goes when that comes, and not before, so that the focus goes from one to the other */
  readonly isEnd: boolean;
  readonly dispatch: (command: Command) => void;
}

/**
 * The bar at the lower edge: one step forward but at the end, one back, full screen. `children` come first in it. What
 * waits for an answer has its own button in the place of the steps.
 */
export function Controls({ story, label, isEnd, dispatch, children }: ControlsProps) {
  const { t } = useTranslation();
  const isFirst = !beside(story, label, -1);
  const isOver = isEnd && !beside(story, label, 1);
  return (
    <div className="controls" data-panel data-over={isOver || undefined}>
      {children}
      <Fullscreen />
      <Action
        tone="white"
        className="controls__back"
        aria-label={t('ui.back')}
        aria-disabled={isFirst}
        onClick={() => dispatch({ type: 'back' })}
      >
        <Icon of="back" />
      </Action>
      <Action className="controls__next" onClick={() => dispatch({ type: 'next' })}>
        {t('ui.next')}
        <Icon of="next" />
      </Action>
    </div>
  );
}
