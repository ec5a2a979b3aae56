import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../ui/ask.ts';
import { saveFile } from '../ui/saveFile.ts';
import { toShare } from './toShare.ts';
import '../styles/button.css';

interface SendPictureProps {
  /** undefined: not drawn yet; null: the browser cannot make a file from the canvas */
  readonly file: File | null | undefined;
  readonly address: string;
}

export function SendPicture({ file, address }: SendPictureProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState<'share' | 'save'>();
  const words = { title: t('pages.report.title'), text: t('pages.report.share.text'), address };
  const dataToShare = file === undefined ? undefined : toShare(file, words, navigator);
  const send = async (way: 'share' | 'save', request: () => unknown) => {
    setFailed(undefined);
    const outcome = await ask(request);
    if (outcome !== 'nothing') setFailed(outcome === 'failed' ? way : undefined);
  };
  const isBlocked = file === null;
  return (
    <>
      <div className="report__buttons">
        {dataToShare && (
          <button
            type="button"
            className="button button--orange"
            data-leaves
            onClick={() => void send('share', () => navigator.share(dataToShare))}
          >
            <span className="button__text">{t('pages.report.share')}</span>
          </button>
        )}
        {!isBlocked && (
          <button
            type="button"
            className={`button button--${dataToShare ? 'yellow' : 'orange'}`}
            data-leaves
            disabled={!file}
            onClick={() => file && void send('save', () => saveFile(file.name, file))}
          >
            <span className="button__text">{t('pages.report.save')}</span>
          </button>
        )}
        {/* browsers inside other apps have no `print` */}
        {typeof window.print === 'function' && (
          <button type="button" className="button button--white" data-leaves onClick={() => void ask(print)}>
            <span className="button__text">{t('pages.report.print')}</span>
          </button>
        )}
      </div>
      <p className="report__note" role="status">
        {[isBlocked && t('pages.report.guarded'), failed && t(`pages.report.${failed}.failed`)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}
