/**
 * Creates a lookup table for the words of a text. It contains only its own entries. An ordinary object also has
 * `constructor`, `toString` and similar keys, which occur in texts about programming.
 */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, entries))
}
