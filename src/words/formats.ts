/** Formats of numbers in texts: `{{days, words}}` renders "six", `{{days, words, capital}}` renders "Six". */
import type { i18n as I18n } from 'i18next';

export function addFormats(i18n: I18n): void {
  const { formatter } = i18n.services;
  formatter?.add('words', number => i18n.t(`number.${number}`, { defaultValue: String(number) }));
  formatter?.add('capital', text => String(text).replace(/^./, first => first.toUpperCase()));
}
