import { UsageError } from './usage-error.ts'

/** Says that a name is unknown, with the names nearest to it. */
export function oneOf(
  kind: string,
  given: string,
  names: readonly string[],
  show: (name: string) => string = (name) => name,
): UsageError {
  const nearest = nearestNames(given, names).map(show)
  const hint =
    nearest.length > 0 ? ` Did you mean ${nearest.join(' or ')}?` : ` Allowed: ${names.map(show).join(', ')}.`
  return new UsageError(`Unknown ${kind}: ${show(given)}.${hint}`)
}

/** At most three names that are alike: that begin the same, hold what was given, or differ in few letters. */
export function nearestNames(given: string, names: readonly string[]): string[] {
  const wanted = given.toLowerCase().trim()
  if (wanted === '') return []
  return names
    .map((name) => ({ name, distance: distanceTo(wanted, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(2, wanted.length / 2.5))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name)
}

function distanceTo(given: string, name: string): number {
  if (name.startsWith(given) || given.startsWith(name)) return 0.5
  if (given.length >= 3 && name.includes(given)) return 1
  return Math.min(
    editDistance(given, name),
    ...name.split(/[^\p{L}\p{N}]+/u).map((word) => 1 + editDistance(given, word)),
  )
}

/** Levenshtein's: letters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length]!
}
