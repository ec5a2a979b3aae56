import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import panelWords from '../../../locales/en/transcriptPanel.json';
import stepWords from '../../../locales/en/transcriptSteps.json';
import type { Command, Progress, Story } from '../../../stage/index.ts';
import { device } from '../../device/device.ts';
import { ADDRESSES } from '../../site/addresses.ts';
import { plainText } from '../../transcript/plainText.ts';
import { TranscriptSteps } from '../../transcript/TranscriptSteps.tsx';
import { transcriptSoFar } from '../../transcript/transcriptSoFar.ts';
import { ask } from '../../ui/ask.ts';
import { addWords } from '../../words/i18n.ts';
import '../../words/pictureWords.ts';
import { Words } from '../../words/Words.tsx';
import { Modal } from './Modal.tsx';
import { ModalHead } from './ModalHead.tsx';
import { printText, removePaper } from './printText.ts';
import './transcript-panel.css';

addWords({ ...panelWords, ...stepWords });

export interface TranscriptPanelProps {
  readonly story: Story;
  readonly progress: Progress;
  readonly dispatch: (command: Command) => void;
  readonly onClose: () => void;
}

export default function TranscriptPanel({ story, progress, dispatch, onClose }: TranscriptPanelProps) {
  const { t } = useTranslation();
  const title = useId();
  const end = useRef<HTMLDivElement>(null);
  const chapters = transcriptSoFar(story, progress);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }, []);
  return (
    <Modal aria-labelledby={title} className="transcript-panel" onClose={onClose}>
      <ModalHead id={title} onClose={onClose}>
        {t('ui.transcript')}
      </ModalHead>
      <div className="transcript-panel__lines">
        <p className="transcript-panel__introduction">
          {t(chapters.length > 0 ? 'transcriptPanel.introduction' : 'transcriptPanel.nothing')}
        </p>
        {chapters.map(chapter => (
          <section key={chapter.number}>
            <h3>
              <Words of={chapter.name} />
            </h3>
            <TranscriptSteps
              entries={chapter.entries}
              level={4}
              around={(label, words) => (
                <button
                  type="button"
                  aria-current={label === progress.label ? 'step' : undefined}
                  onClick={() => {
                    onClose();
                    dispatch({ type: 'open', label });
                  }}
                >
                  {words}
                </button>
              )}
            />
          </section>
        ))}
        <div ref={end} />
      </div>
      <footer className="transcript-panel__foot">
        {device().canLeave && chapters.length > 0 && (
          <CopyAndPrint text={plainText(chapters, key => t(key))} />
        )}
        <Link to={ADDRESSES.transcript}>{t('transcriptPanel.whole')}</Link>
      </footer>
    </Modal>
  );
}

function CopyAndPrint({ text }: { text: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'transcriptPanel.copied' | 'transcriptPanel.not_copied'>();
  useEffect(() => removePaper, []);
  const copy = async () => {
    const outcome = await ask(() => navigator.clipboard.writeText(text));
    if (outcome !== 'nothing')
      setOutcome(outcome === 'done' ? 'transcriptPanel.copied' : 'transcriptPanel.not_copied');
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {t('transcriptPanel.copy')}
      </button>
      <button type="button" onClick={() => printText(text)}>
        {t('transcriptPanel.print')}
      </button>
      <p role="status">{outcome && t(outcome)}</p>
    </>
  );
}
