const CHARACTER = /^[1-4bfl.?]$/i;
/** A key that types no character, such as `Tab`. An Arabic key can type two characters. */
const NAMED = /^[A-Z]\w/;

export const typesCharacter = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => !NAMED.test(key);

function characterAt(code: string, shiftKey: boolean): string {
  if (shiftKey) return code === 'Slash' ? '?' : '';
  if (code === 'Period' || code === 'NumpadDecimal') return '.';
  return /^(?:Digit|Numpad|Key)([1-4BFL])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/**
 * Returns the character or name of a key. If the character is no key of the match day, the key is read by its place:
 * the digit row of a French keyboard types "&é", and a clicker's key for a blank screen types another character on
 * each layout. So one press never has two meanings, and a labelled key keeps its own.
 */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  return CHARACTER.test(key) || NAMED.test(key) ? key : characterAt(code, shiftKey);
}
