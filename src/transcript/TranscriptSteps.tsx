/** The steps of a chapter as text, for the transcript page and the transcript panel. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Label } from '../../stage/index.ts';
import { Words } from '../words/Words.tsx';
import type { Told } from './transcript.ts';
import './transcript-steps.css';

interface ToldStepsProps {
  readonly told: readonly Told[];
  /** heading level of questions and cards: one below the chapter's heading, which is `h2` (page) or `h3` (panel) */
  readonly level: 3 | 4;
  /** wraps the words that lead to a step; absent: no wrapper */
  readonly around?: (label: Label, words: ReactNode) => ReactNode;
}

export function ToldSteps({ told, level, around = (_, words) => words }: ToldStepsProps) {
  return told.map(each => <ToldStep key={each.label} {...{ level, around }} told={each} />);
}

function ToldStep({ told, level, around }: Required<Omit<ToldStepsProps, 'told'>> & { told: Told }) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  const { label } = told;
  switch (told.kind) {
    case 'scene':
      return <p className="told told--scene">{around(label, <Words of={told.words} />)}</p>;
    case 'line':
      return (
        <p className="told" data-speaker={told.speaker.split('.')[0]}>
          {around(
            label,
            <>
              <b className="told__speaker">{t(`speaker.${told.speaker}`)}: </b>
              <Words of={told.words} />
            </>,
          )}
        </p>
      );
    case 'question':
      return (
        <section className="told told--question">
          <Heading>{around(label, <Words of={told.title} />)}</Heading>
          <p>
            <Words of={told.introduction} />
          </p>
          <ul>
            {told.choices.map(({ words, reason, isRight }) => (
              <li key={words} data-right={isRight || undefined}>
                <p>
                  <Words of={words} />{' '}
                  {isRight && (
                    <b className="told__right">
                      {t(told.isRanking ? 'transcript.first' : 'transcript.right')}
                    </b>
                  )}
                </p>
                {reason && (
                  <p className="told__reason">
                    <Words of={reason} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      );
    default:
      return (
        <section className="told told--card">
          <Heading>{around(label, <Words of={told.title} />)}</Heading>
          <p>
            <Words of={told.words} />
          </p>
        </section>
      );
  }
}
