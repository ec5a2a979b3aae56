/** The panel on the right. In it, the maker selects a target of the step and changes the target's numbers. */
import { Button } from './Button.tsx';
import { originOf } from './origins.ts';
import { commit, goTo, move, select, selected, useDirector, valuesIn } from './store.ts';
import { nameOf, numbersOf, usesOf, type Value } from './targets.ts';
import { Warnings } from './Warnings.tsx';

export function Panel() {
  // Subscribes to the whole state, because a gesture changes numbers inside the story object. The object itself stays
  // the same, so a subscription to it would miss the change.
  const state = useDirector();
  const { target } = state;
  const value = selected(state);
  return (
    <aside className="panel">
      <section aria-label="Targets">
        <h2>In this step</h2>
        {[...valuesIn(state).keys()].map(each => (
          <Button className="chip" key={each} aria-pressed={each === target} onClick={() => select(each)}>
            {nameOf(each)}
          </Button>
        ))}
      </section>
      {target && (
        <section aria-label={nameOf(target)}>
          <h2>{nameOf(target)}</h2>
          {value ? <Selected value={value} /> : <p>This step has none in this layout.</p>}
        </section>
      )}
      <Warnings />
    </aside>
  );
}

function Selected({ value }: { value: Value }) {
  const { story, position } = useDirector.getState();
  const origin = originOf(value);
  const uses = usesOf(story, value);
  return (
    <>
      <div className="numbers">
        {Object.entries(numbersOf(value)).map(([key, number]) => (
          <label key={key}>
            {key}
            <input
              type="number"
              step={key === 'k' ? 0.01 : 1}
              value={number}
              onChange={({ target }) => move(() => ({ [key]: target.valueAsNumber || 0 }))}
              onBlur={commit}
            />
          </label>
        ))}
      </div>
      <p className="origin">
        <code>{origin?.path}</code> {origin ? `${origin.file}:${origin.line}` : 'computed in the code'}
      </p>
      <h3>{uses.length === 1 ? 'Used in this step only' : `Used in ${uses.length} steps`}</h3>
      {uses.map(({ position: at, chapter, name }) => (
        <Button className="chip" key={at} aria-current={at === position} onClick={() => goTo(at)}>
          {chapter} {name}
        </Button>
      ))}
    </>
  );
}
