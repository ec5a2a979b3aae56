/** Watches a table from now on; returns a function that lists the entries not read so far. */
export function unreadOf(table: object): () => string[] {
  const unread = new Set(Object.keys(table));
  for (const [name, value] of Object.entries(table)) {
    const get = () => {
      unread.delete(name);
      return value;
    };
    Object.defineProperty(table, name, { get, enumerable: true, configurable: true });
  }
  return () => [...unread];
}
