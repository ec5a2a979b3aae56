/** The director's page: bar, steps, windows, panel, and the questions that the director asks the author. */
import { useEffect } from 'react';
import { Group, Panel as Part, Separator } from 'react-resizable-panels';
import { KEYS, listenToKeys } from './keys.ts';
import { Panel } from './Panel.tsx';
import { Steps } from './Steps.tsx';
import { SIZES } from './sizes.ts';
import {
  followAddress,
  play,
  redo,
  saveAll,
  say,
  toggle,
  undo,
  unsaved,
  useDirector,
  useHistory,
} from './store.ts';
import { Windows } from './Windows.tsx';

export function Director() {
  useEffect(listenToKeys, []);
  useEffect(followAddress, []);
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
          <Panel />
        </Part>
      </Group>
      <Message />
      <Keys />
    </div>
  );
}

function Bar() {
  const sizes = useDirector(state => state.sizes);
  const files = useDirector(state => unsaved(state).length);
  const { past, future } = useHistory();
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
      <button type="button" className="act" onClick={play}>
        Play
      </button>
      <button type="button" className="act" disabled={past === 0} onClick={() => void undo()}>
        Undo {past > 0 && past}
      </button>
      <button type="button" className="act" disabled={future === 0} onClick={() => void redo()}>
        Redo
      </button>
      <button type="button" className="act act--save" disabled={files === 0} onClick={() => void saveAll()}>
        {files === 0 ? 'Saved' : `Save ${files === 1 ? '1 file' : `${files} files`}`}
      </button>
      <button type="button" className="act" aria-label="Keys" popoverTarget="keys">
        ?
      </button>
    </header>
  );
}

function Message() {
  const message = useDirector(state => state.message);
  return (
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
  );
}

function Keys() {
  return (
    <dl popover="auto" id="keys" className="keys" aria-label="Keys">
      {KEYS.map(({ keys, told }) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{told}</dd>
        </div>
      ))}
    </dl>
  );
}
