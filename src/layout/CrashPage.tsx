import { Component, type ReactNode } from 'react';
import { i18n } from '../i18n.ts';
import './crash-page.css';

/**
 * The outermost error boundary: when a page can't be loaded or rendered it says so and offers to reload. It stands
 * outside the router and the translations, so it uses neither. (The library for boundaries that the match day
 * uses would cost every page its bytes.)
 */
export class CrashPage extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
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
