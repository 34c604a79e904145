import type { WordTime } from '../storyboard.ts'
import type { CaptionPage, CaptionWord } from './caption.ts'

/** A page is full at this many columns (a Chinese, Japanese or Korean character takes two) or this many seconds. */
const MAX_COLUMNS = 20
const MAX_PAGE_SECONDS = 1.2
/** A comma or dash ends a page that has at least this many columns. */
const CLAUSE_COLUMNS = 9
/** A page stays this long after its last word when nothing follows. */
const LINGER_SECONDS = 0.35

const SENTENCE_END = /[.!?…。！？؟।]["'”’»)\]」』]*$/u
const CLAUSE_END = /[,;:–—،、，；：]["'”’»)\]」』]*$/u
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'yi'])
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u

/**
 * Cuts a scene's words into pages of a few words that follow its sense: a page ends with a sentence, with a clause once it has some
 * length, and never holds more than 20 columns or about 1.2 seconds unless a single word is longer.
 *
 * @param words as spoken, in order; ranges of `text`.
 * @param sceneSeconds no page lasts longer.
 */
export function pageCaptions(
  text: string,
  words: readonly WordTime[],
  { language, sceneSeconds }: { language: string; sceneSeconds: number },
): CaptionPage[] {
  const pages: CaptionWord[][] = []
  let page: CaptionWord[] = []
  words.forEach((word, i) => {
    const previous = words[i - 1]
    const next: CaptionWord = {
      text: text.slice(word.from, word.to),
      startSeconds: word.start,
      endSeconds: word.end,
      spaced: previous !== undefined && previous.to < word.from,
    }
    if (page.length > 0 && (isFull(page, next) || endsHere(page))) {
      pages.push(page)
      page = []
    }
    page.push(next)
  })
  if (page.length > 0) pages.push(page)
  joinOrphans(pages)
  return pages.map((shown, i) => ({
    startSeconds: shown[0]!.startSeconds,
    endSeconds: endOf(shown, pages[i + 1]?.[0]?.startSeconds ?? sceneSeconds, sceneSeconds),
    words: shown,
    rightToLeft: RIGHT_TO_LEFT.has(language),
    language,
  }))
}

function isFull(page: readonly CaptionWord[], next: CaptionWord): boolean {
  return columnsOf([...page, next]) > MAX_COLUMNS || next.endSeconds - page[0]!.startSeconds > MAX_PAGE_SECONDS
}

function endsHere(page: readonly CaptionWord[]): boolean {
  const last = page.at(-1)!.text
  return SENTENCE_END.test(last) || (CLAUSE_END.test(last) && columnsOf(page) >= CLAUSE_COLUMNS)
}

/** A short word alone at the end of a clause goes back to the page before it where both fit on one line. */
function joinOrphans(pages: CaptionWord[][]): void {
  for (let i = pages.length - 1; i > 0; i--) {
    const page = pages[i]!
    const before = pages[i - 1]!
    const joined = [...before, ...page]
    const seconds = joined.at(-1)!.endSeconds - joined[0]!.startSeconds
    const fits = columnsOf(joined) <= MAX_COLUMNS && seconds <= MAX_PAGE_SECONDS * 1.25
    if (page.length === 1 && columnsOf(page) <= 4 && fits && !SENTENCE_END.test(before.at(-1)!.text)) {
      pages.splice(i - 1, 2, joined)
    }
  }
}

function endOf(page: readonly CaptionWord[], nextStart: number, sceneSeconds: number): number {
  const end = page.at(-1)!.endSeconds
  return Math.min(sceneSeconds, nextStart - end <= LINGER_SECONDS ? nextStart : end + LINGER_SECONDS)
}

function columnsOf(words: readonly CaptionWord[]): number {
  let columns = 0
  words.forEach((word, i) => {
    if (i > 0 && word.spaced) columns++
    for (const character of word.text) columns += WIDE.test(character) ? 2 : 1
  })
  return columns
}
