import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command, QuestionKey } from '../../../stage/index.ts';
import { Words } from '../../words/Words.tsx';
import './board.css';
import './choice.css';

interface ChoicesProps {
  readonly count: number;
  /** index of the chosen choice, from 0; -1 if none is chosen */
  readonly chosen: number;
  readonly tried: readonly number[];
  readonly questionKey: QuestionKey;
  readonly labelledBy: string;
  readonly dispatch: (command: Command) => void;
}

export function Choices({ count, chosen, tried, questionKey, labelledBy, dispatch }: ChoicesProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="choice-list">
      {Array.from({ length: count }, (_, choice) => `${questionKey}.choice_${choice}` as const).map(
        (key, choice) => (
          <label key={key} className="board choice" data-chosen={chosen === choice || undefined} data-enter>
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => dispatch({ type: 'choose', choice })}
            />
            <span className="choice__disc" aria-hidden="true" />
            <span className="choice__words">
              <Words of={key} />
            </span>
            {tried.includes(choice) && <span className="choice__tried">{t('ui.choice.tried')}</span>}
          </label>
        ),
      )}
    </div>
  );
}
