import { Component, Fragment, type ReactNode } from 'react';
import { i18n } from '../i18n.ts';
import { forgetVisit } from '../kiosk/forgetVisit.ts';
import { kioskSettings } from '../kiosk/mode.ts';
import { pageAt } from '../pages.ts';
import { orReload } from '../reloadOnMissingChunk.ts';
import './crash-page.css';

interface CrashPageState {
  readonly hasCrashed: boolean;
  /** counts the visits of a kiosk */
  readonly visit: number;
}

/**
 * The outermost error boundary: when a page can't be loaded or rendered it says so and offers to reload. It stands
 * outside the router and the translations, so it uses neither. (The library for boundaries that the match day
 * uses would cost every page its bytes.) In a kiosk it also renders every further visit from the ground.
 */
export class CrashPage extends Component<{ children: ReactNode }, CrashPageState> {
  override state = { hasCrashed: false, visit: 0 };
  readonly #kiosk = kioskSettings();

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  constructor(props: { children: ReactNode }) {
    super(props);
    if (this.#kiosk) forgetVisit(); // before the pages look what is there: whoever comes now is another one
  }

  override componentDidMount() {
    const settings = this.#kiosk;
    if (!settings) return;
    const load = (path: string) => pageAt(path).preload();
    const renew = () => this.setState(({ visit }) => ({ hasCrashed: false, visit: visit + 1 }));
    orReload(() => import('../kiosk/kiosk.tsx')).then(
      ({ openKiosk }) => openKiosk(settings, { load, renew }),
      cause => console.info('The kiosk does not watch over its visits', cause),
    );
  }

  override render() {
    const { hasCrashed, visit } = this.state;
    if (!hasCrashed) return <Fragment key={visit}>{this.props.children}</Fragment>;
    return (
      <main className="crash-page" role="alert">
        <h1>{i18n.t('errors.generic.title')}</h1>
        <p>{i18n.t('errors.generic.text')}</p>
        <button type="button" className="button button--orange" onClick={() => location.reload()}>
          <span className="button__text">{i18n.t('errors.generic.cta')}</span>
        </button>
      </main>
    );
  }
}
