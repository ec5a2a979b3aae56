import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Label } from '../../stage/index.ts';
import { Words } from '../words/Words.tsx';
import type { TranscriptEntry } from './transcript.ts';
import './transcript-steps.css';

interface TranscriptStepsProps {
  readonly entries: readonly TranscriptEntry[];
  /** heading level of questions and cards: one below the chapter's heading, which is `h2` (page) or `h3` (panel) */
  readonly level: 3 | 4;
  readonly around?: (label: Label, words: ReactNode) => ReactNode;
}

export function TranscriptSteps({ entries, level, around = (_, words) => words }: TranscriptStepsProps) {
  return entries.map(each => <TranscriptStep key={each.label} {...{ level, around }} entry={each} />);
}

function TranscriptStep({
  entry,
  level,
  around,
}: Required<Omit<TranscriptStepsProps, 'entries'>> & { entry: TranscriptEntry }) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  const { label } = entry;
  switch (entry.kind) {
    case 'scene':
      return (
        <p className="transcript-steps transcript-steps--scene">
          {around(label, <Words of={entry.words} />)}
        </p>
      );
    case 'line':
      return (
        <p className="transcript-steps" data-speaker={entry.speaker.split('.')[0]}>
          {around(
            label,
            <>
              <b className="transcript-steps__speaker">{t(`speaker.${entry.speaker}`)}: </b>
              <Words of={entry.words} />
            </>,
          )}
        </p>
      );
    case 'question':
      return (
        <section className="transcript-steps transcript-steps--question">
          <Heading>{around(label, <Words of={entry.title} />)}</Heading>
          <p>
            <Words of={entry.introduction} />
          </p>
          <ul>
            {entry.choices.map(({ words, reason, isRight }) => (
              <li key={words} data-right={isRight || undefined}>
                <p>
                  <Words of={words} />{' '}
                  {isRight && (
                    <b className="transcript-steps__right">
                      {t(entry.isRanking ? 'transcript.first' : 'transcript.right')}
                    </b>
                  )}
                </p>
                {reason && (
                  <p className="transcript-steps__reason">
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
        <section className="transcript-steps transcript-steps--card">
          <Heading>{around(label, <Words of={entry.title} />)}</Heading>
          <p>
            <Words of={entry.words} />
          </p>
          {entry.tuesday && (
            <p>
              <Words of={entry.tuesday} />
            </p>
          )}
        </section>
      );
  }
}
