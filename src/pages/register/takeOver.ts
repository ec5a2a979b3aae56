import type { UseFormReturn } from 'react-hook-form';
import { type Draft, FIELDS } from './registration.ts';

/** Takes over what stands on the page and the form has not heard of: some password managers fill in without an event. */
export function takeOver(page: HTMLFormElement, form: Pick<UseFormReturn<Draft>, 'getValues' | 'setValue'>) {
  for (const field of FIELDS) {
    const control = page.elements.namedItem(field);
    if (field === 'cgu' || !(control instanceof HTMLInputElement)) continue;
    if (control.value !== form.getValues(field)) form.setValue(field, control.value);
  }
}
