/** Numbers and lengths for a style sheet, as custom properties of one element. */
export const vars = (values: Readonly<Record<`--${string}`, number | string>>) => values;
