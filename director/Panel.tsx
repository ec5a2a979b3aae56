/**
 * The panel on the right: the targets of this step, the numbers of the selected target, the line of code in which these
 * numbers are written, the steps that use them, and the warnings.
 */
import { originOf } from './origins.ts';
import { sideOf } from './sizes.ts';
import { commit, enlarge, giveOwn, goTo, move, ownEdit, select, selected, useDirector } from './store.ts';
import { nameOf, numbersOf, targetsOf, usesOf, type Value, viewAt } from './targets.ts';
import { checkDay, useWarnings, type Warning } from './warnings.ts';

const TOLD: Readonly<Record<string, string>> = { k: 'scale', turn: 'turn °', 0: 'x', 1: 'y', 2: 'w', 3: 'h' };
export function Panel() {
  // the whole state, because a running gesture changes numbers inside it
  const state = useDirector();
  const { story, position, target, large } = state;
  const value = selected(state);
  const view = viewAt(story, position);
  return (
    <>
      <section aria-label="Targets">
        <h2>In this step</h2>
        {targetsOf(view, sideOf(large)).map(each => (
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
      </section>
      {target && value && <Selected name={nameOf(target)} value={value} />}
      {target && !value && <p>This step has no {nameOf(target).toLowerCase()} in this layout.</p>}
      {ownEdit(state) && (
        <section>
          <button type="button" onClick={giveOwn}>
            Give this step its own
          </button>
        </section>
      )}
      <section aria-label="Warnings">
        <Warnings chapter={view.chapter} />
      </section>
    </>
  );
}

function Selected({ name, value }: { name: string; value: Value }) {
  const { story, position } = useDirector.getState();
  const { id = '', line } = originOf(value) ?? {};
  const [file, path] = id.replace('stage/story/', '').split('#');
  const uses = usesOf(story, value);
  const numbers = numbersOf(value);
  const all: typeof numbers = 'x' in value ? { x: 0, y: 0, k: 1, turn: 0, ...numbers } : numbers;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <div className="numbers">
        {Object.entries(all).map(([key, number]) => (
          <label key={key}>
            <span>{TOLD[key] ?? key}</span>
            <input
              type="number"
              step={key === 'k' ? 0.01 : 1}
              value={number}
              onChange={({ target: { valueAsNumber } }) =>
                Number.isFinite(valueAsNumber) && move(() => ({ [key]: valueAsNumber }))
              }
              onBlur={commit}
              onKeyDown={event => event.key === 'Enter' && commit()}
            />
          </label>
        ))}
      </div>
      {id ? (
        <p className="origin">
          <code>{path}</code> {file}:{line}
        </p>
      ) : (
        <p>Computed in the code: it can only be copied</p>
      )}
      <h3>{uses.length === 1 ? 'Used in this step only' : `Used in ${uses.length} steps`}</h3>
      {uses.length > 1 &&
        uses.map(use => (
          <button
            key={use.position}
            type="button"
            className="chip"
            aria-current={use.position === position || undefined}
            onClick={() => goTo(use.position)}
          >
            {use.chapter} {use.name}
          </button>
        ))}
    </section>
  );
}

function Warnings({ chapter }: { chapter: number }) {
  const { here, day, colours, complaints } = useWarnings();
  return (
    <>
      <h2>Warnings</h2>
      {here.length === 0 ? <p>None in this step.</p> : <List of={here} />}
      <h2>The whole day</h2>
      {day?.length === 0 ? <p>None so far.</p> : <List of={day ?? []} />}
      <button type="button" onClick={() => void checkDay()}>
        Check every step
      </button>
      <h2>Colours of the chapter, and textures</h2>
      <p>{colours[chapter]}</p>
      {complaints.map(text => (
        <p key={text}>{text}</p>
      ))}
      <p>To measure the saved story again: npm run assets (half a minute), then reload.</p>
    </>
  );
}

function List({ of }: { of: readonly Warning[] }) {
  return of.map(({ position, size, text }) => (
    <button
      key={`${position} ${size} ${text}`}
      type="button"
      className="warning"
      onClick={() => {
        enlarge(size);
        goTo(position);
      }}
    >
      {text}
      <i>
        {position.replace('chapter_', '').replace('_', '.')}, {size}
      </i>
    </button>
  ));
}
