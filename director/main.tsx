/** The page /director. It shows the list of steps, previews in several window sizes, numbers and warnings. */
import 'virtual:palette.css';
import '../src/styles/base.css';
import './director.css';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { Button } from './Button.tsx';
import { KEYS } from './keys.ts';
import { Panel } from './Panel.tsx';
import { Steps } from './Steps.tsx';
import { play, save, say, showFiles, toggle, travel, useDirector } from './store.ts';
import { SIZES } from './targets.ts';
import { Windows } from './Windows.tsx';

function Director() {
  return (
    <div className="director">
      <Bar />
      <Steps />
      <Windows />
      <Panel />
      <p role="status" className="message">
        {useDirector(state => state.message)}
      </p>
      <dl popover="auto" id="keys" className="keys" aria-label="Keys">
        {KEYS.map(([keys, description]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Bar() {
  const { sizes, edits, saved } = useDirector();
  const { pastStates, futureStates } = useStore(useDirector.temporal);
  return (
    <header className="bar">
      <h1>Director</h1>
      {SIZES.map((size, i) => (
        <label key={size} title={`Key ${i + 1} enlarges it`}>
          <input type="checkbox" checked={sizes.includes(size)} onChange={() => toggle(size)} />
          {size.replace('x', '×')}
        </label>
      ))}
      <span className="bar__gap" />
      <Button onClick={play}>Play</Button>
      <Button disabled={pastStates.length === 0} onClick={() => travel('undo')}>
        Undo {pastStates.length || ''}
      </Button>
      <Button disabled={futureStates.length === 0} onClick={() => travel('redo')}>
        Redo
      </Button>
      <Button className="save" disabled={edits === saved} onClick={save}>
        {edits === saved ? 'Saved' : 'Save'}
      </Button>
      <Button popoverTarget="keys">?</Button>
    </header>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<Director />);
addEventListener('beforeunload', event => {
  const { edits, saved } = useDirector.getState();
  if (edits !== saved) event.preventDefault();
});
addEventListener('unhandledrejection', ({ reason }) => say(String(reason)));

import.meta.hot?.send('director:open', {});
import.meta.hot?.on('director:changed', showFiles);
