import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { beside, type Command, type Label, parse, type Story, type View } from '../../../stage/index.ts';
import { Action } from './Action.tsx';
import { Fullscreen } from './Fullscreen.tsx';
import { Icon } from './Icon.tsx';
import { NextButton } from './NextButton.tsx';
import './controls.css';

interface ControlsProps extends PropsWithChildren {
  readonly story: Story;
  /** label of the current step */
  readonly label: Label;
  /** view of the step whose overlay is shown */
  readonly view: View;
  /**
   * true when the finale is on the screen. At the last step, Next stays visible until the finale is there, so that the
   * focus moves from Next directly to the finale
   */
  readonly isEnd: boolean;
  readonly dispatch: (command: Command) => void;
}

/**
 * The bar at the lower edge: `children` first, then full screen, Back and Next. The finale has no Next. While a
 * question or a card locks the story, the button of that question or card replaces Back and Next.
 */
export function Controls({ story, label, view, isEnd, dispatch, children }: ControlsProps) {
  const { t } = useTranslation();
  const isFirst = !beside(story, label, -1);
  const isOver = isEnd && !beside(story, label, 1);
  const [chapter] = parse(label);
  // Next shows a deed only while the bubble of the current step is shown
  const isBubbleShown = view.label === label && view.overlay.kind === 'bubble';
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
      <NextButton
        chapter={story.chapters[chapter]}
        deed={isBubbleShown ? view.overlay.deed : undefined}
        onPress={() => dispatch({ type: 'next' })}
      />
    </div>
  );
}
