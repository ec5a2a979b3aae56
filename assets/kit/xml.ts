const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[&<"]/g, character => ENTITIES[character] ?? '');

/** An XML element as text. `content`: XML, such as other elements or `escaped` words. */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly string[]
): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const inside = content.join('');
  return `<${name}${pairs.join('')}${inside ? `>${inside}</${name}>` : '/>'}`;
}
