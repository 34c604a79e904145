import type { WordTime } from '@dayreel/storyboard'
import { splitSentences } from '@dayreel/storyboard/base'
import type { CaptionPage, CaptionWord } from './caption.ts'

/**
 * A word that may end a sentence. This is stored separately, because a full stop may also belong to "Dr." or "z. B.".
 */
type Word = CaptionWord & { endsSentence: boolean }

/** Default maximum of columns on a page. A Chinese, Japanese or Korean character takes two columns. */
const MAX_COLUMNS = 16
/** Maximum seconds of a page with the default number of columns. Wider pages may last longer. */
const MAX_PAGE_SECONDS = 1.2
/** Seconds for which a page stays after its last word, so that a short pause leaves no gap. */
const LINGER_SECONDS = 0.8

const CLAUSE_END = /[,;:–—،、，；：]["'”’»)\]」』]*$/u
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'yi'])
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u

/** The cost of a page, by its ending and its length. The pages with the lowest total cost are chosen. */
const COST = {
  /** The cost of every page, because each page is another one to read. */
  page: 10,
  /**
   * The cost of ending inside a phrase: before any word (`midPhrase`), or after a word that depends on the next one,
   * such as "of" (`leaning`).
   */
  midPhrase: 3,
  leaning: 17,
  /** The cost of ending before Hiragana, which more often end a Japanese word or phrase than begin one. */
  torn: 9,
  /** The cost of continuing on the same page after a comma, or after the end of a sentence. */
  runsOnClause: 5,
  runsOnSentence: 1_000,
  /** The cost of a single short word that is visible only briefly and does not end a sentence. */
  orphan: 30,
  /**
   * The cost of a short part of a sentence on its own page: its last word, its last few small words, or one word from
   * its middle.
   */
  lastWord: 26,
  leftover: 7,
  loneWord: 5,
  /** The cost factor for the squared seconds above the time limit. */
  overtime: 400,
}
/** Factor by which a page may exceed the time limit if that avoids a single short word on its own page. */
const OVERTIME = 1.3
const ORPHAN_COLUMNS = 4
const ORPHAN_SECONDS = 0.5
/** Limits below which a part of a sentence counts as short. */
const LEFTOVER_COLUMNS = 9
const LEFTOVER_SECONDS = 0.7
const LEANS_ON_NEXT = wordSet(
  `a an the my your his her its our their this that these those of in on at to for with from by as into over under and or but nor so if
  is are was were be been will would can could should has have had do does did not no very who which where when while what how
  der die das den dem des ein eine einen einem einer und oder im am zu von mit für auf aus bei in an nach über unter nicht kein keine ist war
  le la les un une des du de et ou à au aux en dans sur pour par ne el los las una y o con del al il lo gli di da e che per non
  в на с к у и а но не по за из от для`,
)

/**
 * Splits the words of a scene into pages of a few words. A page ends with a sentence if possible, otherwise with a
 * clause or a phrase. By default it has at most 16 columns and about 1.2 seconds, unless a single word is longer. A
 * short word shares a page with a neighbour if possible. The first page begins with the scene.
 *
 * @param words the spoken words in order, as ranges of `text`.
 * @param sceneSeconds length of the scene, at which the last page ends at the latest.
 */
export function pageCaptions(
  text: string,
  words: readonly WordTime[],
  {
    language,
    sceneSeconds,
    maxWords = Infinity,
    maxColumns = MAX_COLUMNS,
  }: { language: string; sceneSeconds: number; maxWords?: number; maxColumns?: number },
): CaptionPage[] {
  const sentenceEnds = splitSentences(text, language).map(({ to }) => to)
  let nextEnd = 0
  const shown = words.map((word, i): Word => {
    const previous = words[i - 1]
    while (nextEnd < sentenceEnds.length && sentenceEnds[nextEnd]! <= word.from) nextEnd++
    return {
      text: text.slice(word.from, word.to),
      startSeconds: word.start,
      endSeconds: word.end,
      spaced: previous !== undefined && previous.to < word.from,
      endsSentence: nextEnd < sentenceEnds.length && sentenceEnds[nextEnd]! <= word.to,
    }
  })
  const pages = choosePages(shown, { maxWords, maxColumns })
  return pages.map((page, i) => ({
    startSeconds: i === 0 ? 0 : page[0]!.startSeconds,
    endSeconds: endOf(page, pages[i + 1]?.[0]?.startSeconds ?? sceneSeconds, sceneSeconds),
    words: page.map(({ text: shown, startSeconds, endSeconds, spaced }) => ({
      text: shown,
      startSeconds,
      endSeconds,
      spaced,
    })),
    endsSentence: page.at(-1)!.endsSentence,
    rightToLeft: RIGHT_TO_LEFT.has(language),
    language,
  }))
}

/** Finds the pages with the lowest total cost. For each n, it first finds the cheapest pages of the first n words. */
function choosePages(
  words: readonly Word[],
  { maxWords, maxColumns }: { maxWords: number; maxColumns: number },
): Word[][] {
  const maxSeconds = MAX_PAGE_SECONDS * Math.max(1, maxColumns / MAX_COLUMNS)
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= words.length; end++) {
    let found = { cost: Infinity, start: end - 1 }
    for (let start = end - 1; start >= 0; start--) {
      const page = words.slice(start, end)
      const seconds = page.at(-1)!.endSeconds - page[0]!.startSeconds
      if (
        page.length > 1 &&
        (page.length > maxWords || columnsOf(page) > maxColumns || seconds > maxSeconds * OVERTIME)
      )
        break
      const cost =
        best[start]!.cost + pageCost(page, seconds, { previous: words[start - 1], next: words[end], maxSeconds })
      if (cost < found.cost) found = { cost, start }
    }
    best.push(found)
  }
  const pages: Word[][] = []
  for (let end = words.length; end > 0; end = best[end]!.start) pages.push(words.slice(best[end]!.start, end))
  return pages.toReversed()
}

function pageCost(
  page: readonly Word[],
  seconds: number,
  { previous, next, maxSeconds }: { previous: Word | undefined; next: Word | undefined; maxSeconds: number },
): number {
  const { text: last, endsSentence } = page.at(-1)!
  let cost = COST.page
  for (const { text, endsSentence } of page.slice(0, -1)) {
    if (endsSentence) cost += COST.runsOnSentence
    else if (CLAUSE_END.test(text)) cost += COST.runsOnClause
  }
  if (next && !endsSentence && !CLAUSE_END.test(last)) {
    const isTorn = !next.spaced && /^\p{Script=Hiragana}/u.test(next.text)
    const isLeaning = last.endsWith('.') || LEANS_ON_NEXT.has(last.toLowerCase()) // abbreviations: "Dr.", "z. B."
    cost += isLeaning ? COST.leaning : isTorn ? COST.torn : COST.midPhrase
  }
  const isOrphan = page.length === 1 && columnsOf(page) <= ORPHAN_COLUMNS && seconds < ORPHAN_SECONDS
  if (isOrphan && !endsSentence) cost += COST.orphan
  const opensSentence = previous === undefined || previous.endsSentence
  const isOver = next === undefined || endsSentence
  const isBrief = !opensSentence && columnsOf(page) <= LEFTOVER_COLUMNS && seconds < LEFTOVER_SECONDS
  if (isBrief && isOver) cost += page.length === 1 ? COST.lastWord : COST.leftover
  else if (isBrief && page.length === 1) cost += COST.loneWord
  if (page.length > 1) cost += COST.overtime * Math.max(0, seconds - maxSeconds) ** 2
  return cost
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

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u))
}
