/** Numbers and lengths for a style sheet: the `style` of an element, each as a custom property with `--`. */
export const cssVariables = (values: Readonly<Record<`--${string}`, number | string>>) => values;
