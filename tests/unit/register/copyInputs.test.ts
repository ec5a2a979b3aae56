import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyInputs } from '../../../src/pages/register/copyInputs.ts';

class Input {
  constructor(readonly value: string) {}
}
beforeEach(() => void vi.stubGlobal('HTMLInputElement', Input));
afterEach(() => void vi.unstubAllGlobals());

test('only fields that differ from the form’s state are taken over; the consent never is', () => {
  const controls: Readonly<Record<string, unknown>> = {
    firstname: new Input('Luana'),
    lastname: new Input('Frei'),
    cgu: new Input('on'),
    message: { value: 'not an input' },
  };
  const state: Readonly<Record<string, string>> = { lastname: 'Frei', message: 'typed' };
  const setValue = vi.fn();
  copyInputs(
    { elements: { namedItem: name => controls[name] ?? null } },
    { getValues: (field: string) => state[field] ?? '', setValue },
  );
  expect(setValue.mock.calls).toEqual([['firstname', 'Luana']]);
});
