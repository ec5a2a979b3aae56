import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/saveFile.ts';
import { toShare } from './toShare.ts';
import '../../ui/button.css';

interface SendPictureProps {
  /** undefined: not drawn yet; null: this browser gives nobody what it has drawn */
  readonly file: File | null | undefined;
  /** the address that shows the same report */
  readonly address: string;
}

/** Share, save, print. Only the visitor sends the picture: nothing is uploaded. */
export function SendPicture({ file, address }: SendPictureProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState<'share' | 'save'>();
  const words = { title: t('pages.report.title'), text: t('pages.report.share.text'), address };
  const shared = file === undefined ? undefined : toShare(file, words, navigator);
  const share = async (data: ShareData) => {
    setFailed(undefined);
    try {
      await navigator.share(data);
    } catch (cause) {
      // she has changed her mind
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setFailed('share');
    }
  };
  const save = (picture: File) => {
    setFailed(undefined);
    try {
      saveFile(picture.name, picture);
    } catch (cause) {
      console.info('The picture is not saved', cause);
      setFailed('save');
    }
  };
  const isGuarded = file === null;
  return (
    <>
      <div className="report__buttons">
        {shared && (
          <button
            type="button"
            className="button button--orange"
            data-leaves
            onClick={() => void share(shared)}
          >
            <span className="button__text">{t('pages.report.share')}</span>
          </button>
        )}
        {!isGuarded && (
          <button
            type="button"
            className={`button button--${shared ? 'yellow' : 'orange'}`}
            data-leaves
            disabled={!file}
            onClick={() => file && save(file)}
          >
            <span className="button__text">{t('pages.report.save')}</span>
          </button>
        )}
        {/* the browsers inside other apps have none */}
        {typeof window.print === 'function' && (
          <button type="button" className="button button--white" data-leaves onClick={() => print()}>
            <span className="button__text">{t('pages.report.print')}</span>
          </button>
        )}
      </div>
      <p className="report__note" role="status">
        {[isGuarded && t('pages.report.guarded'), failed && t(`pages.report.${failed}.failed`)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}
