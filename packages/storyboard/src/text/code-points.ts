/** Returns a text's length in Unicode code points, the unit of the limits shown to users. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
