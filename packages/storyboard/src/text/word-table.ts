/**
 * A table that is asked for words of texts. It has nothing but its own entries: an ordinary object also answers to `constructor`,
 * `toString` and the like, which stand in texts about programs.
 */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, entries))
}
