import { LISTED_WORDS } from '@dayreel/storyboard'

/** Nouns that an English list counts, in addition to `LISTED_WORDS`. */
const THINGS =
  'inventions|discoveries|cities|countries|animals|creatures|films|movies|songs|foods|dishes|recipes|people|women|men|heroes|answers|stages|examples|phrases|moments|events|battles|disasters|mysteries|stories|legends|theories|paradoxes|wonders|planets|moons|stars|plants|trees|flowers|games|sports|quotes|truths|dangers|benefits|causes|effects|differences|jobs|careers|kinds|types|breeds|records|numbers|laws|principles|tools|gadgets|apps|castles|islands|mountains|rivers|bridges|buildings|ruins|artists|paintings|painters|poets|writers|scientists|kings|queens|emperors|pirates|spies'
const LIST_WORD = new RegExp(`^(?:${LISTED_WORDS}|${THINGS})$`, 'iu')
const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'] // prettier-ignore
/** Units. A number before one of them is a length, an age or a price, not a count of items. */
const MEASURE =
  /^(?:%|°|o'clock|(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|percent|degrees?|miles?|kilomet\w*|met(?:er|re)s?|km|kg|feet|dollars?|euros?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|uhr|grad|segundos?|minutos?|horas?|d[ií]as?|semanas?|meses|años?|secondes?|heures?|jours?|mois|ans|années?)$)/iu
const MIN_ITEMS = 2
const MAX_ITEMS = 20
/** Maximum number of words from the number to the noun, such as adjectives. */
const LONGEST_GAP = 4

/**
 * Returns the number of items that a title promises: “10 facts about Saturn”, “Top five castles”, “7つの不思議”. Returns
 * undefined for other titles, such as “24 hours in Tokyo” or “Two brothers and a boat”.
 *
 * @param language primary subtag of BCP 47. The counted nouns are known only for English. In other languages, a number
 * at the start of the title suffices.
 */
export function readPromisedCount(title: string, language: string): number | undefined {
  const words = title
    .normalize('NFKC')
    .trim()
    .split(/\s+/u)
    .slice(0, LONGEST_GAP + 4)
  const plain = words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%°]+$/gu, ''))
  const at = plain.findIndex((word) => numberIn(word) !== undefined)
  if (at === -1 || at > 2) return undefined
  const count = numberIn(plain[at]!)!
  if (count < MIN_ITEMS || count > MAX_ITEMS) return undefined
  const after = plain.slice(at + 1)
  if (MEASURE.test(after[0] ?? '')) return undefined
  if (/^(?:top|best)$/iu.test(plain[at - 1] ?? '')) return count
  if (language === 'en') return after.slice(0, LONGEST_GAP).some((word) => LIST_WORD.test(word)) ? count : undefined
  const isFigure = /^\d/u.test(plain[at]!)
  return isFigure && at === 0 && count > MIN_ITEMS ? count : undefined
}

function numberIn(word: string): number | undefined {
  if (/^\d{1,2}$/u.test(word)) return Number(word)
  const counted = /^(\d{1,2})(?:つ|個|選|大|人|件|가지|个|種|种)/u.exec(word)
  if (counted) return Number(counted[1])
  const spelt = NUMBER_WORDS.indexOf(word.toLowerCase())
  return spelt === -1 ? undefined : spelt + MIN_ITEMS
}
