import { Component, Fragment, type ReactNode } from 'react';
import { forgetVisit } from '../device/forgetVisit.ts';
import { useSight } from '../device/sights.ts';
import type { Site } from '../kiosk/kiosk.tsx';
import { reloadPastCaches } from '../network/pastCaches.ts';
import { i18n } from '../words/i18n.ts';
import { pageAt } from './pages.ts';
import './crash-screen.css';

interface CrashScreenProps {
  readonly children: ReactNode;
  readonly openKiosk: ((site: Site) => void) | undefined;
}

interface CrashScreenState {
  readonly hasCrashed: boolean;
  readonly visit: number;
}

/**
 * The outermost error boundary: it is outside the router and the translation provider, so it uses neither. In a kiosk
 * it also renders every new visit from scratch.
 */
export class CrashScreen extends Component<CrashScreenProps, CrashScreenState> {
  override state = { hasCrashed: false, visit: 0 };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  constructor(props: CrashScreenProps) {
    super(props);
    if (props.openKiosk) forgetVisit(); // at a kiosk, deletes the last visit's data before a page reads it
  }

  override componentDidMount() {
    this.props.openKiosk?.({
      load: path => pageAt(path).preload(),
      renew: () => this.setState(({ visit }) => ({ hasCrashed: false, visit: visit + 1 })),
    });
  }

  override render() {
    const { hasCrashed, visit } = this.state;
    return hasCrashed ? <Message /> : <Fragment key={visit}>{this.props.children}</Fragment>;
  }
}

function Message() {
  useSight('crash');
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
