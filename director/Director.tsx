/** The director's page: bar, steps, windows, panel, and the questions that the director asks the author. */
import { useEffect } from 'react';
import { Group, Panel as Part, Separator } from 'react-resizable-panels';
import { useStore } from 'zustand';
import { KEYS, listenToKeys } from './keys.ts';
import { Panel } from './Panel.tsx';
import { Steps } from './Steps.tsx';
import { SIZES } from './sizes.ts';
import * as store from './store.ts';
import { Windows } from './Windows.tsx';

export function Director() {
  const { story, message } = store.useDirector();
  useEffect(listenToKeys, []);
  return (
    <div className="director">
      <Bar />
      <Group orientation="horizontal" className="parts">
        <Part id="steps" defaultSize="19%" minSize="12%" className="part">
          <Steps />
        </Part>
        <Separator className="separator" />
        <Part id="windows" minSize="30%" className="part">
          <Windows />
        </Part>
        <Separator className="separator" />
        <Part id="panel" defaultSize="19%" minSize="12%" className="part panel">
          {story && <Panel story={story} />}
        </Part>
      </Group>
      <div role="status">
        {message && (
          <p className="message">
            {message}
            <button type="button" aria-label="Close" onClick={() => store.say(undefined)}>
              ×
            </button>
          </p>
        )}
      </div>
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
  const state = store.useDirector();
  const files = store.unsaved(state).length;
  const { pastStates, futureStates } = useStore(store.useDirector.temporal);
  return (
    <header className="bar">
      <h1>Director</h1>
      {SIZES.map((size, i) => (
        <label key={size} title={`Key ${i + 1} enlarges it`}>
          <input type="checkbox" checked={state.sizes.includes(size)} onChange={() => store.toggle(size)} />
          {size.replace('x', '×')}
        </label>
      ))}
      <span className="bar__gap" />
      <button type="button" className="act" onClick={store.play}>
        Play
      </button>
      <button
        type="button"
        className="act"
        disabled={pastStates.length === 0}
        onClick={() => void store.undo()}
      >
        Undo {pastStates.length || ''}
      </button>
      <button
        type="button"
        className="act"
        disabled={futureStates.length === 0}
        onClick={() => void store.redo()}
      >
        Redo
      </button>
      <button type="button" className="act act--save" disabled={!files} onClick={() => void store.saveAll()}>
        {files ? `Save ${files} ${files === 1 ? 'file' : 'files'}` : 'Saved'}
      </button>
      <button type="button" className="act" aria-label="Keys" popoverTarget="keys">
        ?
      </button>
    </header>
  );
}
