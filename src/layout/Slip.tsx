import { Component, type ReactNode } from 'react';
import { i18n } from '../i18n.ts';
import './slip.css';

/** The last resort: a page that could not be loaded or drawn says so, and offers to try again. */
export class Slip extends Component<{ children: ReactNode }, { slipped: boolean }> {
  override state = { slipped: false };

  static getDerivedStateFromError() {
    return { slipped: true };
  }

  override render() {
    if (!this.state.slipped) return this.props.children;
    return (
      <main className="slip" role="alert">
        <h1>{i18n.t('errors.generic.title')}</h1>
        <p>{i18n.t('errors.generic.text')}</p>
        <button type="button" className="button button--orange" onClick={() => location.reload()}>
          <span className="button__text">{i18n.t('errors.generic.cta')}</span>
        </button>
      </main>
    );
  }
}
