/**
 * Divides the phonemes of a clause among its words. A word can sound different inside a clause, and a number is spoken
 * as several words, so each word gets the part of the clause that is most similar to the word alone.
 *
 * @param clause the symbols of the whole clause.
 * @param alone the symbols of each word when it is read alone.
 * @returns the symbols of each word, which together are the clause.
 */
export function shareSounds(clause: readonly string[], alone: readonly (readonly string[])[]): string[][] {
  const places = align(alone.flat(), clause)
  let end = 0
  let from = 0
  return alone.map((word, i) => {
    end += word.length
    const to = i === alone.length - 1 ? clause.length : Math.max(from, places[end]!)
    const own = clause.slice(from, to)
    from = to
    return own
  })
}

/**
 * Aligns two sequences at the lowest edit distance. Returns, for each prefix length of `from`, the length of the
 * matching prefix of `to`.
 */
function align(from: readonly string[], to: readonly string[]): number[] {
  const width = to.length + 1
  const costs = new Uint32Array((from.length + 1) * width)
  const costAt = (row: number, column: number): number => costs[row * width + column]!
  for (let column = 1; column < width; column++) costs[column] = column
  for (let row = 1; row <= from.length; row++) {
    costs[row * width] = row
    for (let column = 1; column < width; column++) {
      const other = from[row - 1] === to[column - 1] ? 0 : 1
      costs[row * width + column] = Math.min(
        costAt(row - 1, column - 1) + other,
        costAt(row - 1, column) + 1,
        costAt(row, column - 1) + 1,
      )
    }
  }
  const places: number[] = Array.from({ length: from.length + 1 }, () => 0)
  let column = to.length
  for (let row = from.length; row > 0; row--) {
    places[row] = column
    while (column > 0 && costAt(row, column) === costAt(row, column - 1) + 1) column--
    const isPair =
      column > 0 && costAt(row, column) === costAt(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1)
    if (isPair) column--
  }
  return places
}
