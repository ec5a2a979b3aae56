/**
 * The panel on the right: what can be moved in this step, the selected numbers, the line of code where they are
 * written, and the steps that use them.
 */
import { useState } from 'react';
import type { Story } from '../stage/index.ts';
import { originOf } from './origins.ts';
import { ask } from './server.ts';
import type { Position } from './site.ts';
import { layoutOf } from './sizes.ts';
import {
  checkDay,
  commit,
  enlarge,
  giveOwn,
  goTo,
  isAt,
  move,
  ownPlace,
  select,
  selected,
  useDirector,
  type Warning,
} from './store.ts';
import { numbersOf, type Target, targetsOf, usesOf, type Value, viewAt } from './targets.ts';

const BOX = ['x', 'y', 'w', 'h'];
const STEP: Readonly<Record<string, number>> = { k: 0.01, turn: 1 };
const TOLD: Readonly<Record<string, string>> = { k: 'scale', turn: 'turn °' };
const OWN: Readonly<Record<string, string>> = {
  shot: 'Shot',
  focus: 'Focus of upright windows',
  bubble: 'Room of the bubble',
  mouth: 'Mouth',
};

const nameOf = (target: Target) => OWN[target] ?? target.replace('element:', '');

export function Panel() {
  const story = useDirector(state => state.story);
  const position = useDirector(state => state.position);
  const target = useDirector(state => state.target);
  const large = useDirector(state => state.large);
  const value = useDirector(selected);
  useDirector(state => state.moves);
  if (!story) return null;
  const view = viewAt(story, position);
  const isOwn = value !== undefined && usesOf(story, value).length === 1;
  const layout = layoutOf(large);
  return (
    <>
      <section aria-label="Targets">
        <h2>In this step</h2>
        <div>
          {targetsOf(view, layout).map(each => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={each === target}
              onClick={() => select(each)}
            >
              {nameOf(each)}
            </button>
          ))}
        </div>
      </section>
      {target && value && <Selected {...{ story, position, value }} name={nameOf(target)} />}
      {target && !value && <p>This step has no {nameOf(target).toLowerCase()} in this layout.</p>}
      {!isOwn && ownPlace(useDirector.getState()) && (
        <section>
          <button type="button" className="act" onClick={() => void giveOwn()}>
            Give this step its own
          </button>
        </section>
      )}
      <Warnings />
    </>
  );
}

function Warnings() {
  const [told, setTold] = useState<readonly string[]>();
  const checkPictures = () => {
    setTold(['The pictures are built …']);
    ask({ ask: 'pictures' }).then(
      ({ told }) => setTold(told),
      (cause: Error) => setTold([cause.message]),
    );
  };
  const here = useDirector(state => state.warnings);
  const day = useDirector(state => state.day);
  return (
    <section aria-label="Warnings">
      <h2>Warnings</h2>
      {here.length === 0 ? <p>None in this step.</p> : <List of={here} />}
      <h2>The whole day</h2>
      {day && (day.length === 0 ? <p>None so far.</p> : <List of={day} />)}
      <button type="button" className="act" onClick={() => void checkDay()}>
        Check every step
      </button>{' '}
      <button type="button" className="act" onClick={checkPictures}>
        Check textures and colours
      </button>
      {told?.map(line => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function List({ of }: { of: readonly Warning[] }) {
  return of.map(({ position, size, text }) => (
    <button
      key={`${position.label} ${position.wrong} ${size} ${text}`}
      type="button"
      className="warning"
      onClick={() => {
        enlarge(size);
        goTo(position);
      }}
    >
      {text}
      <i>
        {position.label.replace('chapter_', '').replace('_', '.')}, {size}
      </i>
    </button>
  ));
}

interface SelectedProps {
  readonly story: Story;
  readonly position: Position;
  readonly name: string;
  readonly value: Value;
}

function Selected({ story, position, name, value }: SelectedProps) {
  const origin = originOf(value);
  const uses = usesOf(story, value);
  const numbers = numbersOf(value);
  const isPlacement = 'x' in value;
  const keys = isPlacement ? ['x', 'y', 'k', 'turn'] : Object.keys(numbers);
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <div className="numbers">
        {keys.map(key => (
          <label key={key}>
            <span>{TOLD[key] ?? (isPlacement ? key : BOX[Number(key)])}</span>
            <input
              type="number"
              step={STEP[key] ?? 1}
              value={numbers[key] ?? (key === 'k' ? 1 : 0)}
              onChange={({ target: { valueAsNumber } }) =>
                Number.isFinite(valueAsNumber) && move(() => ({ [key]: valueAsNumber }))
              }
              onBlur={() => void commit()}
              onKeyDown={event => event.key === 'Enter' && void commit()}
            />
          </label>
        ))}
      </div>
      <p className="origin">
        {origin ? (
          <>
            {origin.name && <code>{origin.name}</code>} {origin.file.replace(/^.*\//, '')}:{origin.line}
          </>
        ) : (
          'Computed in the code: it can only be copied'
        )}
      </p>
      <h3>{uses.length === 1 ? 'Used in this step only' : `Used in ${uses.length} steps`}</h3>
      {uses.length > 1 && (
        <div>
          {uses.map(use => (
            <button
              key={`${use.label} ${use.wrong}`}
              type="button"
              className="chip"
              aria-current={isAt(use, position) || undefined}
              onClick={() => goTo(use)}
            >
              {use.chapter} {use.name}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
