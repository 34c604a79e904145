const CUT = '…'
/**
 * A word at the cut is left out completely if it is not longer than this, because half a secret is not recognized as a
 * secret.
 */
const MAX_WORD = 400

/** Cuts every text in a line of JSON to a maximum length. Each character is read only once. */
export function cutTexts(line: string, maxCharacters: number): string {
  if (line.length <= maxCharacters) return line
  const parts: string[] = []
  let copied = 0
  for (let start = line.indexOf('"'); start !== -1; start = line.indexOf('"', start)) {
    let end = start + 1
    let cut = -1
    for (; end < line.length && line[end] !== '"'; end += lengthAt(line, end)) {
      if (cut === -1 && end - start > maxCharacters) cut = end
    }
    if (cut !== -1) {
      parts.push(line.slice(copied, beforeWord(line, start + 1, cut)), CUT)
      copied = end
    }
    start = end + 1
  }
  return copied === 0 ? line : parts.join('') + line.slice(copied)
}

/**
 * Returns the length of the character at a position. An escape sequence is one character, because half of it is not
 * valid JSON.
 */
function lengthAt(line: string, at: number): number {
  if (line[at] !== '\\') return 1
  return line[at + 1] === 'u' ? 6 : 2
}

function beforeWord(line: string, start: number, cut: number): number {
  const space = line.slice(start, cut).lastIndexOf(' ')
  return space !== -1 && cut - start - space <= MAX_WORD ? start + space : cut
}
