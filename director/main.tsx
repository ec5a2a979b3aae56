/** The page /director: the steps on the left, the windows in the middle, numbers and warnings on the right. */
import 'virtual:palette.css';
import '../src/styles/base.css';
import './director.css';
import { createRoot } from 'react-dom/client';
import { Group, Panel as Part, Separator } from 'react-resizable-panels';
import { useStore } from 'zustand';
import { KEYS, listenToKeys } from './keys.ts';
import { Panel } from './Panel.tsx';
import { Steps } from './Steps.tsx';
import { history, play, save, say, showFiles, toggle, travel, useDirector } from './store.ts';
import { SIZES } from './targets.ts';
import { Windows } from './Windows.tsx';

function Director() {
  return (
    <div className="director">
      <Bar />
      <Group orientation="horizontal">
        <Part defaultSize="19%" minSize="12%">
          <Steps />
        </Part>
        <Separator className="separator" />
        <Part minSize="30%">
          <Windows />
        </Part>
        <Separator className="separator" />
        <Part defaultSize="19%" minSize="12%" className="panel">
          <Panel />
        </Part>
      </Group>
      <p role="status" className="message">
        {useDirector(state => state.message)}
      </p>
      <dl popover="auto" id="keys" className="keys" aria-label="Keys">
        {KEYS.map(([keys, told]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Bar() {
  const { sizes, edits, saved } = useDirector();
  const { pastStates, futureStates } = useStore(history);
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
      <button type="button" onClick={play}>
        Play
      </button>
      <button type="button" disabled={pastStates.length === 0} onClick={() => travel('undo')}>
        Undo {pastStates.length || ''}
      </button>
      <button type="button" disabled={futureStates.length === 0} onClick={() => travel('redo')}>
        Redo
      </button>
      <button type="button" className="save" disabled={edits === saved} onClick={save}>
        {edits === saved ? 'Saved' : 'Save'}
      </button>
      <button type="button" aria-label="Keys" popoverTarget="keys">
        ?
      </button>
    </header>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<Director />);
listenToKeys();
addEventListener('beforeunload', event => {
  const { edits, saved } = useDirector.getState();
  if (edits !== saved) event.preventDefault();
});
addEventListener('unhandledrejection', ({ reason }) => say(String(reason)));

import.meta.hot?.send('director:open', {});
import.meta.hot?.on('director:changed', showFiles);
