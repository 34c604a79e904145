/** A word of the text between white space, split into the parts that are needed for reading it. */
export type Token = {
  /** Range in the text, in UTF-16 code units, end exclusive. */
  from: number
  to: number
  /**
   * The opening punctuation, the core that is read, and the closing punctuation. Quotes and dashes are in their plain
   * forms.
   */
  opening: string
  core: string
  closing: string
  /** Number of line breaks between this token and the next one. */
  lineBreaks: number
}

/** Characters that the core may begin and end with. All characters outside the core are punctuation. */
const CORE_START = /[\p{L}\p{N}$€£¥₹₩₿#@&+=×÷±≈≠≤≥<>√∞→°%−]/u
const CORE_END = /[\p{L}\p{N}\p{M}$€£¥₹₩₿&+=×÷±≈≠≤≥<>√∞→°%¢²³#@′″‰−]/u

/** Splits one word into its parts. A sign before a number belongs to the number: `-5` is minus five. */
export function createToken(text: string, from: number, to: number, next: number): Token {
  const plain = plainForm(text.slice(from, to))
  const characters = Array.from(plain)
  let start = characters.findIndex((character) => CORE_START.test(character))
  let end = characters.findLastIndex((character) => CORE_END.test(character)) + 1
  if (start < 0 || end <= start) start = end = 0
  if (/^[-.'~]$/.test(characters[start - 1] ?? '') && /[\d$€£]/.test(characters[start] ?? '')) start--
  return {
    from,
    to,
    opening: characters.slice(0, start).join(''),
    core: characters.slice(start, end).join(''),
    closing: characters.slice(end).join(''),
    lineBreaks: (text.slice(to, next).match(/\r\n|[\n\r\u{2028}\u{2029}]/gu) ?? []).length,
  }
}

function plainForm(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\u{1D400}-\u{1D7FF}\u{FF01}-\u{FF5E}\u{2460}-\u{24EA}ﬀ-ﬆ]/gu, (character) => character.normalize('NFKC'))
    .replace(/[‘’‛ʼ´`]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‐‑]/gu, '-')
    .replace(/\u{AD}|[\u{200B}-\u{200F}]|\u{2060}|\u{FEFF}|\u{FE0E}|\u{FE0F}/gu, '')
    .replace(/µ/gu, 'μ')
    .replace(/\.{2,}/g, '…')
    .replace(/(?<![\p{L}\p{N}])[*_~]{1,3}(?=\p{L})|(?<=\p{L})[*_~]{1,3}(?![\p{L}\p{N}])/gu, '')
}
