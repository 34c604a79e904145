const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih ix iy ow oy uh uw'.split(' '))
const GAP = 1
const [MATCH, SKIP_EXPECTED, SKIP_HEARD] = [0, 1, 2]

/**
 * Finds the word that each phone of running speech belongs to. Phones change in running speech ("the" before a vowel, a
 * possessive after a hiss), so the phones of the separate words are aligned with the heard phones at the lowest cost.
 *
 * @param expected the phones of each word when it is spoken alone.
 * @param heard the phones of the sentence, without silences.
 * @returns the word index of each heard phone. The indexes never decrease.
 */
export function alignWords(expected: readonly (readonly string[])[], heard: readonly string[]): number[] {
  const reference = expected.flatMap((phones, word) => phones.map((name) => ({ name, word })))
  const rows = reference.length + 1
  const columns = heard.length + 1
  const cost = new Float64Array(rows * columns)
  const step = new Uint8Array(rows * columns)
  for (let row = 1; row < rows; row++) {
    cost[row * columns] = row * GAP
    step[row * columns] = SKIP_EXPECTED
  }
  for (let column = 1; column < columns; column++) {
    cost[column] = column * GAP
    step[column] = SKIP_HEARD
  }
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const at = row * columns + column
      const match = cost[at - columns - 1]! + substitution(reference[row - 1]!.name, heard[column - 1]!)
      const skipExpected = cost[at - columns]! + GAP
      const skipHeard = cost[at - 1]! + GAP
      const least = Math.min(match, skipExpected, skipHeard)
      cost[at] = least
      step[at] = least === match ? MATCH : least === skipExpected ? SKIP_EXPECTED : SKIP_HEARD
    }
  }
  const owners = Array.from({ length: heard.length }, () => -1)
  for (let row = rows - 1, column = columns - 1; row > 0 && column > 0;) {
    const taken = step[row * columns + column]
    if (taken === MATCH) owners[column - 1] = reference[row - 1]!.word
    if (taken !== SKIP_HEARD) row--
    if (taken !== SKIP_EXPECTED) column--
  }
  // An unexpected phone belongs to the word before it.
  let last = owners.find((owner) => owner >= 0) ?? 0
  return owners.map((owner) => (last = owner >= 0 ? owner : last))
}

function substitution(expected: string, heard: string): number {
  if (expected === heard) return 0
  const vowels = Number(VOWELS.has(expected)) + Number(VOWELS.has(heard))
  return vowels === 2 ? 0.4 : vowels === 1 ? 1.6 : 0.9
}
