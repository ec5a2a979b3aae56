/** Starts to watch the entries of a table. Returns a function that lists the entries that nothing has read since. */
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
