import { withoutUnseen } from './clean-answer.ts'

/** A kind of mark that works only in writing. */
export type WrittenMark = 'formatting' | 'brackets' | 'emoji' | 'addresses' | 'labels'

const LABEL =
  /^(?:narrator|narration|voice ?-?over|vo|speaker|host|hook|scene \d{1,2}|erzähler(?:in)?|sprecher(?:in)?|szene \d{1,2}|narrador(?:a)?|escena \d{1,2}|narrateur|voix off|scène \d{1,2}|narratore|диктор|рассказчик|ナレーター|ナレーション|旁白|내레이션)\s{0,3}(?:\([^()]{0,40}\))?\s{0,3}[:：]\s{0,9}/iu
const ADDRESS = /(?:https?:\/\/|www\.)[^\s)\]]{1,500}/giu
const EMOJI = /(?![©®™0-9#*])(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{FE0F})\p{Emoji_Modifier}?/gu
/** Characters that join and vary the parts of an emoji. */
const EMOJI_JOINTS = /[\u{FE0F}\u{20E3}]|\u{200D}(?=\s|$)/gu

/** Removing one mark may move another mark to the beginning of a line, so the corrections are repeated. */
const MAX_ROUNDS = 8

type Change = { mark: WrittenMark; change: (text: string) => string }

/** The corrections, in order. Links are unwrapped before brackets are removed. */
const CHANGES: readonly Change[] = [
  { mark: 'formatting', change: (text) => text.replace(/<\/?[a-z][^<>]{0,300}>/giu, ' ') },
  { mark: 'brackets', change: (text) => text.replace(/\[\d{1,3}\]\([^()\s]{1,500}\)/gu, ' ') },
  { mark: 'formatting', change: (text) => text.replace(/!?\[([^[\]()]{1,300})\]\([^()\s]{1,500}\)/gu, '$1') },
  { mark: 'addresses', change: (text) => text.replace(ADDRESS, '') },
  { mark: 'formatting', change: withoutMarkdown },
  { mark: 'labels', change: (text) => text.replace(LABEL, '') },
  { mark: 'brackets', change: withoutBrackets },
  { mark: 'emoji', change: (text) => text.replace(EMOJI, '').replace(EMOJI_JOINTS, '') },
  { mark: 'formatting', change: withoutQuotesAround },
]

/**
 * Removes everything that works only in writing from spoken words: Markdown, HTML, notes in brackets, emoji, URLs,
 * labels. Words without such marks stay unchanged, except for white space.
 *
 * @returns one line of text, and the kinds of marks that were removed.
 */
export function tidySpoken(spoken: string): { text: string; marks: Set<WrittenMark> } {
  const marks = new Set<WrittenMark>()
  let text = oneLine(withoutUnseen(spoken))
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = text
    for (const { mark, change } of CHANGES) {
      const changed = oneLine(change(text))
      if (changed !== text) marks.add(mark)
      text = changed
    }
    if (text === before) return { text, marks }
  }
  // A text that still changes after so many rounds consists almost entirely of marks, so nothing of it is kept.
  return { text: '', marks }
}

function oneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,;:!?…](?:\s|$))/gu, '')
    .trim()
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/^(?:[#>]{1,6} |[-*•–·▪] )+/u, '')
    .replace(/(?<!\S)#{1,6}(?=\s|$)/gu, '')
    .replace(/\*\*|__|~~|`+/gu, '')
    .replace(/(?<!\S)[*_](?=\S)|(?<=\S)[*_](?!\S)/gu, '')
    .replace(/(?<!\S)\*(?=\S)|(?<=[^\s\d])\*(?=[^\s\d])/gu, '')
}

/** Nested brackets are removed from the inside out. An unmatched bracket is removed alone. */
function withoutBrackets(text: string): string {
  let left = text
  for (let depth = 0; depth < 3; depth++) {
    left = left.replace(/\([^()]*\)|\[[^[\]]*\]|（[^（）]*）|［[^［］]*］|【[^【】]*】/gu, ' ')
  }
  return left.replace(/[[\]()（）［］【】]/gu, ' ')
}

function withoutQuotesAround(text: string): string {
  return text.replace(/^["“”„«「]([^"“”„«»「」]*)["“”»」]$/u, '$1')
}
