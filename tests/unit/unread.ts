/**
 * Starts to record which entries of a table are read. Returns a function that lists the names of the entries that are
 * still unread.
 */
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
