/** A word of a text that no source contains. */
export type Mark = {
  /** Range in the text, in UTF-16 code units, end exclusive. Marks are in order and never overlap. */
  from: number
  to: number
}

/**
 * Finds the words of a text that no source contains. A word that the user has corrected is no longer found.
 *
 * @param unsourced the words of `Storyboard.unsourced`.
 */
export function findMarks(text: string, unsourced: readonly string[]): Mark[] {
  const ordered = unsourced.flatMap((word) => occurrencesOf(word, text)).sort((a, b) => a.from - b.from || b.to - a.to)
  let end = 0
  return ordered.filter(({ from, to }) => {
    if (from < end) return false
    end = to
    return true
  })
}

function occurrencesOf(word: string, text: string): Mark[] {
  const found: Mark[] = []
  if (word === '') return found
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + word.length)) {
    const to = from + word.length
    if (isWhole(text, from, to)) found.push({ from, to })
  }
  return found
}

/** A part of a longer word or number does not count: “300” in “1,300”, or “Rom” in “Rome”. */
function isWhole(text: string, from: number, to: number): boolean {
  const [before, first] = [text.slice(Math.max(0, from - 2), from), text.slice(from, from + 1)]
  const [last, after] = [text.slice(to - 1, to), text.slice(to, to + 2)]
  if (/\p{Nd}/u.test(first) && /\p{Nd}[.,'’\u{A0}\u{202F}]?$/u.test(before)) return false
  if (/\p{Nd}/u.test(last) && /^[.,'’\u{A0}\u{202F}]?\p{Nd}/u.test(after)) return false
  if (/\p{LC}/u.test(first) && /[\p{LC}\p{M}]$/u.test(before)) return false
  return !(/[\p{LC}\p{M}]/u.test(last) && /^[\p{LC}\p{M}]/u.test(after))
}
