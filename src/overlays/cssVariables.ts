/** Types custom properties (`--name`) for the `style` of an element. Returns `values` unchanged. */
export const cssVariables = (values: Readonly<Record<`--${string}`, number | string>>) => values;
