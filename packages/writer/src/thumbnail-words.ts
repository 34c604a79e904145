import { WORDS, PREPOSITIONS, RELATIVES, cutAtCharacter } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'

/** So many letters can be read at the size of a phone's grid; a character of Chinese counts as two. */
const MAX_WIDTH = 70
/** A part this short stands for nothing. */
const MIN_WIDTH = 12
const STOPS = /[,;:?!…—–、，；：？！。।؟،]["'”’»）)]*$/u
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

const CONJUNCTIONS = wordSet(
  `and or but because if so then while when whenever unless although though since that which who where why how`,
)
/** Belong to the word before them as often as to the one behind: nothing is cut off before one of these. */
const TIED = wordSet(`of to than as like up off down out about`)
/** Lead on to what follows: a part never ends with one of these. */
const LEANING =
  wordSet(`a an the my your our his her its their this that these those what if is are was were be been am do does did can could will
  would should has have had not no every each some any very so too more most just only never always than to i we you they he she it there and
  or but because as of with without who which how why when where`)
/** Open a phrase, in scripts whose words no other list here has. */
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
/** Japanese marks the end of a phrase instead. */
const ENDS_PHRASE = wordSet('は が を に で て も へ から まで')

/**
 * The words of a title that are written on its thumbnail: all of them where they can be read, else the beginning up to where a
 * phrase ends.
 */
export function thumbnailWords(title: string, language: string): string {
  const tidied = title
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![.。…,;:])[.。…,;:]+$/u, '')
  if (widthOf(tidied) <= MAX_WIDTH) return tidied
  const words = splitWords(tidied, language).map(({ from, to }) => ({ to, word: tidied.slice(from, to) }))
  const parts = words.flatMap(({ to, word }, i) => {
    const next = words[i + 1]
    const text = strip(tidied.slice(0, to))
    const width = widthOf(text)
    if (next === undefined || width < MIN_WIDTH || width > MAX_WIDTH || leans(word, language)) return []
    const strength = STOPS.test(word) ? 2 : endsPhrase(word, next.word, language) ? 1 : 0
    return [{ text, width, strength }]
  })
  // What ends with a stop is a whole; else as much as there is room for.
  const best = (strength: number, atLeast: number): string | undefined =>
    parts.findLast((part) => part.strength >= strength && part.width >= atLeast)?.text
  return best(2, MAX_WIDTH / 3) ?? best(1, MIN_WIDTH) ?? withEllipsis(best(0, MIN_WIDTH) ?? cutWide(tidied))
}

function endsPhrase(word: string, next: string, language: string): boolean {
  if (language === 'ja') return ENDS_PHRASE.has(word)
  const begins = bare(next)
  if (TIED.has(begins) && language === 'en') return false
  return language === 'en' ? PREPOSITIONS.has(begins) || CONJUNCTIONS.has(begins) : isSmall(begins, language)
}

function leans(word: string, language: string): boolean {
  const last = bare(word)
  if (language === 'en') return LEANING.has(last) || PREPOSITIONS.has(last) || RELATIVES.has(last)
  return language === 'ja' ? last === 'の' : isSmall(last, language)
}

/** The commonest words of a language are those that stand before a phrase. */
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

function withEllipsis(text: string): string {
  return `${text}…`
}

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += WIDE.test(character) ? 2 : 1
  return width
}

function cutWide(text: string): string {
  return cutAtCharacter(text, WIDE.test(text) ? MAX_WIDTH / 2 : MAX_WIDTH)
}
