/** Length in Unicode code points, as people's limits are counted. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
