/** A regular expression of the project, with its locations as `path:line`. */
export type Expression = { source: string; flags: string; places: string[] }

/** Merges equal expressions. Each result has all locations of its expression. */
export function uniteExpressions(expressions: readonly Expression[]): Expression[] {
  const united = new Map<string, Expression>()
  for (const { source, flags, places } of expressions) {
    const key = `/${source}/${flags}`
    const known = united.get(key)
    if (known) known.places.push(...places)
    else united.set(key, { source, flags, places: [...places] })
  }
  return [...united.values()]
}
