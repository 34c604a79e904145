/** Counts the words of a text that are separated by white space. */
export function countWords(text: string): number {
  return text.trim().split(/\s+/u).filter(Boolean).length
}
