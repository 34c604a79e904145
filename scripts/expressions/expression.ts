/** A regular expression of the project and where it is written, as `path:line`. */
export type Expression = { source: string; flags: string; places: string[] }

/** Each expression once, with all its places. */
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
