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
  /** number of visits that a kiosk has started again */
  readonly visit: number;
}

/**
 * The outermost error boundary: if a page cannot be loaded or rendered, it says so and offers to reload. It is outside
 * the router and the translation provider, so it uses neither. (The library for error boundaries that the match day
 * uses would add its bytes to every page.) In a kiosk it also renders every new visit from scratch.
 */
export class CrashScreen extends Component<{ children: ReactNode }, CrashScreenState> {
  override state = { hasCrashed: false, visit: 0 };
  readonly #kiosk = kioskSettings();

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  constructor(props: { children: ReactNode }) {
    super(props);
    if (this.#kiosk) forgetVisit(); // before the pages read the storage: a load starts a new visit
  }

  override componentDidMount() {
    const settings = this.#kiosk;
    if (!settings) return;
    const load = (path: string) => pageAt(path).preload();
    const renew = () => this.setState(({ visit }) => ({ hasCrashed: false, visit: visit + 1 }));
    importWithRetry(() => import('../kiosk/kiosk.tsx')).then(
      ({ openKiosk }) => openKiosk(settings, { load, renew }),
      cause => console.info('The kiosk does not watch over its visits', cause),
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
