/** Checks if the built-in voices speak a language. */
export function isEnglish(language: string): boolean {
  return /^en(?:[-_]|$)/i.test(language)
}
