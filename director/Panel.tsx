/**
 * The panel on the right: the targets of this step, the numbers of the selected target, the line of code in which these
 * numbers are written, the steps that use them, and the warnings.
 */
import type { ComponentProps } from 'react';
import { originOf } from './origins.ts';
import { commit, goTo, move, select, selected, useDirector } from './store.ts';
import { nameOf, numbersOf, sideOf, usesOf, type Value, valuesOf, viewAt } from './targets.ts';
import { Warnings } from './Warnings.tsx';

const TOLD: Readonly<Record<string, string>> = { k: 'scale', turn: 'turn °' };

const Chip = (props: ComponentProps<'button'>) => <button type="button" className="chip" {...props} />;

export function Panel() {
  // the whole state, because a running gesture changes numbers inside it
  const state = useDirector();
  const { story, position, target, large } = state;
  const value = selected(state);
  return (
    <>
      <section aria-label="Targets">
        <h2>In this step</h2>
        {[...valuesOf(viewAt(story, position), sideOf(large)).keys()].map(each => (
          <Chip key={each} aria-pressed={each === target} onClick={() => select(each)}>
            {nameOf(each)}
          </Chip>
        ))}
      </section>
      {target && (
        <section aria-label={nameOf(target)}>
          <h2>{nameOf(target)}</h2>
          {value ? <Selected value={value} /> : <p>This step has none in this layout.</p>}
        </section>
      )}
      <Warnings />
    </>
  );
}

function Selected({ value }: { value: Value }) {
  const { story, position } = useDirector.getState();
  const { path = 'computed', file, line } = originOf(value) ?? {};
  const uses = usesOf(story, value);
  return (
    <>
      <div className="numbers">
        {Object.entries(numbersOf(value)).map(([key, number]) => (
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
      <p className="origin">
        <code>{path}</code> {file?.replace('stage/story/', '')}:{line}
      </p>
      <h3>{uses.length === 1 ? 'Used in this step only' : `Used in ${uses.length} steps`}</h3>
      {uses.map(use => (
        <Chip
          key={use.position}
          aria-current={use.position === position || undefined}
          onClick={() => goTo(use.position)}
        >
          {use.chapter} {use.name}
        </Chip>
      ))}
    </>
  );
}
