/**
 * Whether every value is sent into every field, as in the soak test. Otherwise the values are distributed over the
 * fields.
 */
const SENDS_ALL = process.env['HOSTILE_VALUES'] === 'all'

/**
 * Chooses which values are sent into which fields of one call. Every field gets at least one value of each kind, and
 * every value goes into at least one field.
 *
 * @param turn A number that differs between calls, so that fields with the same name get different values in each call.
 */
export function dealHostile<Field, Value>(
  fields: readonly Field[],
  kinds: readonly (readonly Value[])[],
  turn: number,
): (readonly [Field, Value[]])[] {
  if (SENDS_ALL) return fields.map((field) => [field, kinds.flat()])
  return fields.map((field, at) => [field, kinds.flatMap((kind) => [...handOf(at, fields.length, kind, turn)])])
}

/**
 * Distributes the values over the fields round-robin until all are used. If there are fewer values than fields, the
 * values repeat.
 */
function* handOf<Value>(at: number, fields: number, kind: readonly Value[], turn: number): Generator<Value> {
  const rounds = Math.max(fields, kind.length)
  for (let i = at; i < rounds; i += fields) yield kind[(i + turn) % kind.length]!
}
