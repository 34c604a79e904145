const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}、。，！？：；」』`
const UNSPACED_END = new RegExp(`[${UNSPACED}]$`, 'u')
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'u')

/** The position of a text in a joined text, in UTF-16 code units. */
export type TextPart = { from: number; length: number }

/** Joins texts into one. Puts a space between two of them only if their scripts use spaces. */
export function joinTexts(texts: readonly string[]): { text: string; parts: TextPart[] } {
  let text = ''
  const parts = texts.map((next, i): TextPart => {
    if (i > 0 && !UNSPACED_END.test(text) && !UNSPACED_START.test(next)) text += ' '
    const from = text.length
    text += next
    return { from, length: next.length }
  })
  return { text, parts }
}
