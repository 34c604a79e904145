import { WORDS } from './language-words.ts'
import { DETERMINERS, FINITE_VERBS, PREPOSITIONS, PRONOUNS, RELATIVES } from './subject-words.ts'
import { isTagWord } from './tag-words.ts'
import { cutAtCharacter } from './title-of.ts'
import { splitWords } from './words.ts'

const MAX_WORDS = 5
/** The number of letters that stay readable in a phone's grid of videos. A Chinese character counts as two. */
const MAX_WIDTH = 40
/** Only this many words of a long title are considered. */
const MAX_READ_WORDS = 40
const STOPS = /[,;:?!…—–、，；：？！。।؟،]["'”’»）)]*$/u
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

const CONJUNCTIONS = wordSet(
  `and or but because if so then while when whenever unless although though since that which who where why how`,
)
/** Words that often belong to the word before them. A phrase never ends before one of them. */
const TIED = wordSet(`of to than as like up off down out about`)
/** Words that need the words after them. A phrase never ends with one of them. */
const LEANING =
  wordSet(`a an the my your our his her its their this that these those what if is are was were be been am do does did can could will
  would should has have had not no every each some any very so too more most just only never always than to i we you they he she it there and
  or but because as of with without who which how why when where`)
/** Words that begin a phrase, for languages that have no other list here. */
const ELSEWHERE: Readonly<Record<string, ReadonlySet<string>>> = {
  ru: wordSet(
    'и в во на с со к ко по за из от у о об не что как для но а или при без до под над между чтобы если когда где который которая',
  ),
  uk: wordSet(
    'і й та в у на з із зі до по за від о про не що як для але або при без під над між щоб якщо коли де який яка',
  ),
  ar: wordSet('و في من على إلى عن مع أن التي الذي لا ما هل لماذا كيف حين عندما'),
  he: wordSet('של על עם את אל לא כי אם או גם כל זה אשר'),
  el: wordSet('και σε στο στη στην του της των με από για που να δεν αν ο η το οι τα'),
  zh: wordSet('和 与 但 但是 因为 如果 在 从 到 为 对 把 被 而 并 当 或'),
  th: wordSet('และ แต่ ที่ ใน ของ เพราะ จาก กับ ถ้า เมื่อ'),
}
/** Small words that languages in Latin letters share. */
const SHARED = wordSet('a o e y i de da do du di la le les el lo il un una en et und in an à al au den dem der die das')
/** Japanese particles that end a phrase. */
const ENDS_PHRASE = wordSet('は が を に で て も へ から まで')

type Range = { from: number; to: number }
type Word = { word: string; from: number; to: number }

/**
 * Chooses the few words of a title that a thumbnail shows. A title of at most five words stays whole. Otherwise it is
 * the phrase that names most of the subject. A phrase is never split. Of two equally good phrases, the earlier one is
 * chosen.
 */
export function coverWords(title: string, language: string): string {
  const tidied = title
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![.。…,;:])[.。…,;:]+$/u, '')
  const words = splitWords(tidied, language).map(({ from, to }) => ({ from, to, word: tidied.slice(from, to) }))
  // Scripts without spaces have words of one or two characters, so only the width counts.
  const maxWords = WIDE.test(tidied) ? Infinity : MAX_WORDS
  if (words.length <= maxWords && widthOf(tidied) <= MAX_WIDTH) return tidied
  const read = words.slice(0, MAX_READ_WORDS)
  let best: { range: Range; score: number } | undefined
  for (const from of read.keys())
    for (let to = from; to < read.length && to - from < maxWords; to++) {
      const range = { from, to }
      if (widthOf(textOf(tidied, words, range)) > MAX_WIDTH) break
      const score = scoreOf(words, range, language)
      if (score > (best?.score ?? 0)) best = { range, score }
    }
  if (best === undefined) return `${beginningOf(tidied, words, maxWords, language)}…`
  return capitalised(textOf(tidied, words, best.range), language)
}

/** Rates a phrase by its words that name something, and by its beginning and end. Returns 0 for a part of a phrase. */
function scoreOf(words: readonly Word[], { from, to }: Range, language: string): number {
  const [before, first, last, next] = [words[from - 1], words[from]!, words[to]!, words[to + 1]]
  if (before !== undefined && !beginsPhrase(first.word, before.word, language)) return 0
  const end = next === undefined || STOPS.test(last.word) ? 2 : endsPhrase(last.word, next.word, language) ? 1 : 0
  if (end === 0 || (next !== undefined && leans(last.word, language))) return 0
  const names = words.slice(from, to + 1).filter(({ word }) => isTagWord(bare(word), language) || /\p{N}/u.test(word))
  // Without spaces, parts of words would count as words.
  const named = WIDE.test(first.word) ? Math.min(1, names.length) : names.length
  // “How Rome” is only a part of a question.
  const isWholeStart =
    before === undefined && !(language === 'en' && /^(?:how|why|what|when|where|who)$/iu.test(first.word))
  return named === 0 ? 0 : 2 * named + end + (isWholeStart ? 4 : 0)
}

/** Returns whether a phrase can begin with a word that is not the first word of the title. */
function beginsPhrase(word: string, before: string, language: string): boolean {
  const begins = bare(word)
  if (STOPS.test(before)) return !isLink(begins, language)
  if (language !== 'en') return isSmall(bare(before), language) && !isSmall(begins, language)
  return !isLink(begins, language) && (leans(before, language) || DETERMINERS.has(begins))
}

/** Returns whether a word connects to the words before it, so that it cannot begin a phrase. */
function isLink(word: string, language: string): boolean {
  if (language !== 'en') return isSmall(word, language)
  return PREPOSITIONS.has(word) || CONJUNCTIONS.has(word) || FINITE_VERBS.has(word) || PRONOUNS.has(word)
}

function textOf(title: string, words: readonly Word[], { from, to }: Range): string {
  const text = strip(title.slice(words[from]!.from, words[to]!.to))
  // A question without its first words is no longer a question.
  return from === 0 ? text : text.replace(/(?<![?？])[?？]+$/u, '')
}

/** Returns as many of the first words as fit. The last of them does not need the words after it. */
function beginningOf(title: string, words: readonly Word[], maxWords: number, language: string): string {
  for (let to = Math.min(words.length, maxWords) - 1; to >= 0; to--) {
    const text = textOf(title, words, { from: 0, to })
    if (widthOf(text) <= MAX_WIDTH && (to === 0 || !leans(words[to]!.word, language))) return text
  }
  return cutWide(title)
}

function capitalised(text: string, language: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}

function endsPhrase(word: string, next: string, language: string): boolean {
  if (language === 'ja') return ENDS_PHRASE.has(word)
  const begins = bare(next)
  return isLink(begins, language) && !(language === 'en' && TIED.has(begins))
}

function leans(word: string, language: string): boolean {
  const last = bare(word)
  if (language === 'en') return LEANING.has(last) || PREPOSITIONS.has(last) || RELATIVES.has(last)
  return language === 'ja' ? last === 'の' : isSmall(last, language)
}

/** Returns whether a word is one of the most common words of its language. They usually begin a phrase. */
function isSmall(word: string, language: string): boolean {
  return (
    (WORDS[language] !== undefined && SHARED.has(word)) ||
    WORDS[language]?.has(word) === true ||
    ELSEWHERE[language]?.has(word) === true
  )
}

function bare(word: string): string {
  return word
    .toLowerCase()
    .replace(/^\P{L}+/u, '')
    .replaceAll('’', "'")
}

function strip(text: string): string {
  return text.replace(/(?<![,;:—–、，；：。।،…])[,;:—–、，；：。।،…]+$/u, '').trim()
}

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += WIDE.test(character) ? 2 : 1
  return width
}

function cutWide(text: string): string {
  return cutAtCharacter(text, WIDE.test(text) ? MAX_WIDTH / 2 : MAX_WIDTH)
}
