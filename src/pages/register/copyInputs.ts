import { type Draft, FIELDS } from './registration.ts';

/** A `<form>` element. `namedItem` finds a control by the name of its field. */
interface FormElement {
  readonly elements: { namedItem(name: string): unknown };
}
/** The functions of React Hook Form that `copyInputs` uses. */
interface State {
  getValues(field: keyof Draft): unknown;
  setValue(field: keyof Draft, value: string): void;
}

/**
 * Copies the values of a form's `<input>` elements, except the consent (`cgu`), into the form's state. Necessary
 * because some password managers fill in fields without an event.
 */
export function copyInputs(element: FormElement, form: State) {
  for (const field of FIELDS) {
    const control = element.elements.namedItem(field);
    if (field === 'cgu' || !(control instanceof HTMLInputElement)) continue;
    if (control.value !== form.getValues(field)) form.setValue(field, control.value);
  }
}
