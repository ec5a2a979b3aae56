/** The director's page: bar, steps, windows, panel, message and list of keys. */
import { Group, Panel as Part, Separator } from 'react-resizable-panels';
import { useStore } from 'zustand';
import { KEYS } from './keys.ts';
import { Panel } from './Panel.tsx';
import { Steps } from './Steps.tsx';
import { SIZES } from './sizes.ts';
import { history, play, save, say, toggle, travel, unsaved, useDirector } from './store.ts';
import { Windows } from './Windows.tsx';

export function Director() {
  const message = useDirector(state => state.message);
  return (
    <div className="director">
      <Bar />
      <Group orientation="horizontal" className="parts">
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
      <div role="status">
        {message && (
          <p className="message">
            {message}
            <button type="button" aria-label="Close" onClick={() => say(undefined)}>
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
  const sizes = useDirector(state => state.sizes);
  const files = useDirector(state => unsaved(state).length);
  const past = useStore(history, ({ pastStates }) => pastStates.length);
  const future = useStore(history, ({ futureStates }) => futureStates.length);
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
      <button type="button" disabled={past === 0} onClick={() => travel('undo')}>
        Undo {past || ''}
      </button>
      <button type="button" disabled={future === 0} onClick={() => travel('redo')}>
        Redo
      </button>
      <button type="button" className="save" disabled={files === 0} onClick={save}>
        {files === 0 ? 'Saved' : `Save ${files === 1 ? '1 file' : `${files} files`}`}
      </button>
      <button type="button" aria-label="Keys" popoverTarget="keys">
        ?
      </button>
    </header>
  );
}
