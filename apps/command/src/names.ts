import { UsageError } from './usage-error.ts'

/** Returns an error for an unknown name that suggests the most similar names. */
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

/** Returns a name without differences of case, punctuation and spelling: "Sketch (Colour)" is "sketch color". */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('colour', 'color')
    .replaceAll('&', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Returns at most three similar names: names with the same beginning, names that contain the given text, names that
 * differ in a few letters, and names with a word that the given text contains.
 */
export function nearestNames(given: string, names: readonly string[]): string[] {
  const wanted = plainName(given)
  if (wanted === '') return []
  return names
    .map((name) => ({ name, distance: distanceTo(wanted, plainName(name)) }))
    .filter(({ distance }) => distance <= Math.max(2, wanted.length / 2.5))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name)
}

function distanceTo(given: string, name: string): number {
  if (name.startsWith(given) || given.startsWith(name)) return 0.5
  if (given.length >= 3 && name.includes(given)) return 1
  const words = name.split(' ')
  // "Watercolor" is similar to "Sketch (Color)".
  if (words.some((word) => word.length > 3 && given.includes(word))) return 2
  return Math.min(editDistance(given, name), ...words.map((word) => 1 + editDistance(given, word)))
}

/** Returns the Levenshtein distance: the number of letters to insert, delete or replace. */
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
