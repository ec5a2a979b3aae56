import type { UseFormReturn } from 'react-hook-form';
import { type Draft, FIELDS } from './registration.ts';

/**
 * Copies the values of the page's `<input>` elements, except the consent, into the form's state: some password managers
 * fill in fields without an event.
 */
export function takeOver(page: HTMLFormElement, form: Pick<UseFormReturn<Draft>, 'getValues' | 'setValue'>) {
  for (const field of FIELDS) {
    const control = page.elements.namedItem(field);
    if (field === 'cgu' || !(control instanceof HTMLInputElement)) continue;
    if (control.value !== form.getValues(field)) form.setValue(field, control.value);
  }
}
