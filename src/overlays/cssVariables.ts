/** Returns `values` unchanged, with a type that accepts custom properties (`--name`) in the `style` of an element. */
export const cssVariables = (values: Readonly<Record<`--${string}`, number | string>>) => values;
