/** The page /director: the steps on the left, the windows in the middle, numbers and warnings on the right. */
import 'virtual:palette.css';
import '../src/styles/base.css';
import './director.css';
import { createRoot } from 'react-dom/client';
import { Director } from './Director.tsx';
import { listenToKeys } from './keys.ts';
import { say, showFiles, unsaved, useDirector } from './store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// the windows read this done count from the storage; with it every label opens
localStorage.setItem('wny-simulation-current-chapter-done', '8');
createRoot(root).render(<Director />);
listenToKeys();
addEventListener('beforeunload', event => {
  if (unsaved(useDirector.getState()).length > 0) event.preventDefault();
});
addEventListener('unhandledrejection', ({ reason }) => say(String(reason)));

import.meta.hot?.send('director:open', {});
import.meta.hot?.on('director:changed', showFiles);
