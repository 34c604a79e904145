/**
 * Finds words in a text. It ignores case, the kind of apostrophe, the width of spaces, and punctuation around the
 * words. Whole words come before parts of words.
 *
 * @returns the range in UTF-16 code units, or undefined if the text does not contain the words.
 */
export function findWords(text: string, words: string): { from: number; to: number } | undefined {
  const wanted = words.replaceAll(/^[\p{P}\s]+|(?<![\p{P}\s])[\p{P}\s]+$/gu, '')
  if (wanted === '') return undefined
  const escaped = wanted
    .replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll(/['’]/gu, "['’]")
    .replaceAll(/\s+/gu, String.raw`\s+`)
  const [whole, part] = [`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, escaped].map(
    (form) => new RegExp(form, 'iu'),
  )
  const found = whole!.exec(text) ?? part!.exec(text)
  return found ? { from: found.index, to: found.index + found[0].length } : undefined
}
