type Entry = { value: string; label: string }

/**
 * Returns the entries of a select list. A chosen value that is no longer offered stays in the list.
 *
 * @param label the label of such a value.
 */
export function withChosen(entries: readonly Entry[], chosen: string, label = chosen): Entry[] {
  const isThere = entries.some(({ value }) => value === chosen)
  return isThere ? [...entries] : [{ value: chosen, label }, ...entries]
}
