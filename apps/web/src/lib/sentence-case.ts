/** Returns words with an upper-case first letter. */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
