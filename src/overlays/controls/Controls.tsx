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
  readonly label: Label;
  readonly view: View;
  /**
   * true when the finale is on the screen. At the last step, Next stays visible until the finale is there, so that the
   * focus moves from Next directly to the finale
   */
  readonly isEnd: boolean;
  readonly dispatch: (command: Command) => void;
}

export function Controls({ story, label, view, isEnd, dispatch, children }: ControlsProps) {
  const { t } = useTranslation();
  const isFirst = !beside(story, label, -1);
  const isOver = isEnd && !beside(story, label, 1);
  const [chapter] = parse(label);
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
