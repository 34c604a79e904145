/** Returns a number with its noun, such as `1 credit` or `3 credits`. */
export function countedNoun(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
