/** The soak sends every value into every field; the tests deal them out. */
const SENDS_ALL = process.env['HOSTILE_VALUES'] === 'all'

/**
 * Which values are sent into which fields of one call, one at a time: at least one of each kind into every field, and every value into
 * at least one of the fields.
 *
 * @param turn differs from call to call, so that fields of one name meet other values in each.
 */
export function dealHostile<Field, Value>(
  fields: readonly Field[],
  kinds: readonly (readonly Value[])[],
  turn: number,
): (readonly [Field, Value[]])[] {
  if (SENDS_ALL) return fields.map((field) => [field, kinds.flat()])
  return fields.map((field, at) => [field, kinds.flatMap((kind) => [...handOf(at, fields.length, kind, turn)])])
}

/** As cards are dealt: around the table until all are gone, and where they do not reach everybody, the same ones again. */
function* handOf<Value>(at: number, fields: number, kind: readonly Value[], turn: number): Generator<Value> {
  const rounds = Math.max(fields, kind.length)
  for (let i = at; i < rounds; i += fields) yield kind[(i + turn) % kind.length]!
}
