type Entry = { value: string; label: string }

/** Returns the entries of a select list. A chosen value that is no longer offered stays in the list. */
export function withChosen(entries: readonly Entry[], chosen: string): Entry[] {
  const isThere = entries.some(({ value }) => value === chosen)
  return isThere ? [...entries] : [{ value: chosen, label: chosen }, ...entries]
}
