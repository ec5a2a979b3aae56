import { Component, Fragment, type ReactNode } from 'react';
import { forgetVisit } from '../device/forgetVisit.ts';
import { kioskSettings } from '../device/kioskSettings.ts';
import { importWithRetry } from '../network/importWithRetry.ts';
import { reloadPastCaches } from '../network/pastCaches.ts';
import { i18n } from '../words/i18n.ts';
import { pageAt } from './pages.ts';
import './crash-screen.css';

interface CrashScreenState {
  readonly hasCrashed: boolean;
  /** number of clean visits that a kiosk has started since the page was loaded */
  readonly visit: number;
}

/**
 * The outermost error boundary: if a page cannot be loaded or rendered, shows a message and offers to reload. It is
 * outside the router and the translation provider, so it uses neither. The match day uses react-error-boundary instead;
 * here that library would add bytes to every page. In a kiosk this class also renders every clean visit from scratch.
 */
export class CrashScreen extends Component<{ children: ReactNode }, CrashScreenState> {
  override state = { hasCrashed: false, visit: 0 };
  readonly #kiosk = kioskSettings();

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  constructor(props: { children: ReactNode }) {
    super(props);
    if (this.#kiosk) forgetVisit(); // a page load starts a new visit; the pages have not read the storage yet
  }

  override componentDidMount() {
    const settings = this.#kiosk;
    if (!settings) return;
    const load = (path: string) => pageAt(path).preload();
    const renew = () => this.setState(({ visit }) => ({ hasCrashed: false, visit: visit + 1 }));
    importWithRetry(() => import('../kiosk/kiosk.tsx')).then(
      ({ openKiosk }) => openKiosk(settings, { load, renew }),
      cause => console.info('The code of the kiosk did not load', cause),
    );
  }

  override render() {
    const { hasCrashed, visit } = this.state;
    if (!hasCrashed) return <Fragment key={visit}>{this.props.children}</Fragment>;
    return (
      <main className="crash-screen" role="alert">
        <h1>{i18n.t('errors.generic.title')}</h1>
        <p>{i18n.t('errors.generic.text')}</p>
        <button type="button" className="button button--orange" onClick={reloadPastCaches}>
          <span className="button__text">{i18n.t('errors.generic.cta')}</span>
        </button>
      </main>
    );
  }
}
