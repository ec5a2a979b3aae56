import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import { released } from '../../ui/released.ts';
import { type Draft, NO_DATE, Registration } from './registration.ts';

type Form = Resolver<Draft, unknown, Registration>;

const validate: Form = valibotResolver(Registration);

/**
 * Reads the controls, because some password managers fill in a field without an event. For a date that is incomplete
 * or does not exist, the browser returns no value.
 */
function valuesIn(fields: Parameters<Form>[2]['fields']) {
  const controls = Object.values(fields).filter(
    ({ ref }) => ref.type !== 'checkbox' && ref.value !== undefined,
  );
  return Object.fromEntries(
    controls.map(({ name, ref }) => [name, 'validity' in ref && ref.validity.badInput ? NO_DATE : ref.value]),
  );
}

/** Validates the form after the press that takes the focus from a field: an error moves what is below it. */
export const resolver: Form = async (values, context, options) => {
  await released();
  return validate({ ...values, ...valuesIn(options.fields) }, context, options);
};
