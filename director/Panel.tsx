/**
 * The panel on the right: what can be moved in this step, the selected numbers, the line of code where they are
 * written, the steps that use them, and the warnings.
 */
import { useState } from 'react';
import type { Story } from '../stage/index.ts';
import { originOf } from './origins.ts';
import { ask } from './server.ts';
import { sideOf } from './sizes.ts';
import * as store from './store.ts';
import { nameOf, numbersOf, type Target, targetsOf, usesOf, type Value, viewAt } from './targets.ts';

const TOLD: Readonly<Record<string, string>> = { 0: 'x', 1: 'y', 2: 'w', 3: 'h', k: 'scale', turn: 'turn °' };
/** What a placement has even if it is not written. */
const DEFAULTS: Readonly<Record<string, number>> = { k: 1, turn: 0 };

export function Panel({ story }: { story: Story }) {
  const state = store.useDirector();
  const { position, target, large } = state;
  const value = store.selected(state);
  return (
    <>
      <section aria-label="Targets">
        <h2>In this step</h2>
        <div>
          {targetsOf(viewAt(story, position), sideOf(large)).map(each => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={each === target}
              onClick={() => store.select(each)}
            >
              {nameOf(each)}
            </button>
          ))}
        </div>
      </section>
      {target && <Selected {...{ story, target, value }} />}
      <Warnings />
    </>
  );
}

interface SelectedProps {
  readonly story: Story;
  readonly target: Target;
  readonly value: Value | undefined;
}

function Selected({ story, target, value }: SelectedProps) {
  const state = store.useDirector();
  const origin = value && originOf(value);
  const uses = value ? usesOf(story, value) : [];
  const numbers = value && { ...numbersOf(value), ...('x' in value && DEFAULTS), ...numbersOf(value) };
  return (
    <section aria-label={nameOf(target)}>
      <h2>{nameOf(target)}</h2>
      <div className="numbers">
        {Object.entries(numbers ?? {}).map(([key, number]) => (
          <label key={key}>
            <span>{TOLD[key] ?? key}</span>
            <input
              type="number"
              step={key === 'k' ? 0.01 : 1}
              value={number}
              onChange={({ target: { valueAsNumber } }) =>
                Number.isFinite(valueAsNumber) && store.move(() => ({ [key]: valueAsNumber }))
              }
              onBlur={() => void store.commit()}
              onKeyDown={event => event.key === 'Enter' && void store.commit()}
            />
          </label>
        ))}
      </div>
      {value && (
        <p className="origin">
          {origin?.name && <code>{origin.name} </code>}
          {origin
            ? `${origin.file.replace(/^.*\//, '')}:${origin.line}`
            : 'Computed in the code: it can only be copied'}
        </p>
      )}
      <h3>
        {['This step has none in this layout', 'Used in this step only'][uses.length] ??
          `Used in ${uses.length} steps`}
      </h3>
      {uses.length !== 1 && store.ownPlace(state) && (
        <button type="button" className="act" onClick={() => void store.giveOwn()}>
          Give this step its own
        </button>
      )}
      {uses.length > 1 && (
        <div>
          {uses.map(({ position, chapter, name }) => (
            <button
              key={position}
              type="button"
              className="chip"
              aria-current={position === state.position || undefined}
              onClick={() => store.goTo(position)}
            >
              {chapter} {name}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function Warnings() {
  const { warnings, day } = store.useDirector();
  const [told, setTold] = useState<readonly string[]>([]);
  const checkPictures = async () => {
    setTold(['The pictures are built …']);
    setTold((await ask({ ask: 'pictures' })).told);
  };
  return (
    <section aria-label="Warnings">
      <h2>Warnings</h2>
      <List of={warnings} none="None in this step." />
      <h2>The whole day</h2>
      {day && <List of={day} none="None so far." />}
      <button type="button" className="act" onClick={() => void store.checkDay()}>
        Check every step
      </button>{' '}
      <button type="button" className="act" onClick={() => void checkPictures()}>
        Check textures and colours
      </button>
      {told.map(line => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function List({ of, none }: { of: readonly store.Warning[]; none: string }) {
  if (of.length === 0) return <p>{none}</p>;
  return of.map(({ position, size, text }) => (
    <button
      key={`${position} ${size} ${text}`}
      type="button"
      className="warning"
      onClick={() => {
        store.enlarge(size);
        store.goTo(position);
      }}
    >
      {text}
      <i>
        {position.replace('chapter_', '').replace('_', '.')}, {size}
      </i>
    </button>
  ));
}
