import { numberText } from '@dayreel/catalogue'
import { readNumbers } from '@dayreel/storyboard'
import type { Amount } from './amount.ts'
import { readTimes } from './read-times.ts'
import type { Term } from './terms/term.ts'

const UNITS: Readonly<Record<string, RegExp>> = {
  en: /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|millennia|percent|degrees?|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|km|m|cm|mm|kg|g|mg|lbs?|pounds?|kilos?|kilograms?|grams?|milligrams?|tons?|tonnes?|ounces?|inch(?:es)?|feet|foot|yards?|acres?|lit(?:er|re)s?|millilit(?:er|re)s?|gallons?|cups?|teaspoons?|tablespoons?|dollars?|cents?|euros?|calories?|watts?|kilowatts?|volts?|hertz|decibels?|mph|kmh|km\/h|times|points?|steps|gb|mb|tb)$/u,
  de: /^(?:Sekunden?|Minuten?|Stunden?|Tagen?|Nächten?|Wochen?|Monaten?|Jahr|Jahren?|Prozent|Grad|Meilen?|Kilometern?|Metern?|Zentimetern?|km|m|cm|kg|g|Kilo|Gramm|Tonnen?|Litern?|Euro|Dollar|Cent|Kalorien|Watt|Volt|km\/h|Mal)$/iu,
  es: /^(?:segundos?|minutos?|horas?|días?|noches?|semanas?|meses|mes|años?|siglos?|grados?|millas?|kilómetros?|metros?|centímetros?|km|m|cm|kg|g|kilos?|gramos?|toneladas?|litros?|euros?|dólares|centavos|calorías|vatios|veces)$/iu,
}
const SCALE =
  /^[ \u{A0}\u{202F}-]?(thousand|million|billion|trillion|tausend|Millionen|Million|Milliarden|Milliarde|Billionen|mil millones|mil|millones|millón)(?!\p{L})/iu
/** "34, 39 and 44 dollars": the last number has the unit of all. A year after a comma belongs to a date. */
const LIST = /^,?\s(?:and\s|und\s|y\s)?$/u
/** "Nine out of ten". */
const OF_ALL = /^\s(?:out\sof|in)\s(?:every\s)?$/u
const MONTH = /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December)\s$/u
const RANGE = /^(?:\s*[–—-]\s*|\s+(?:to|or|bis|oder|a|o)\s+)$/u
const BEFORE_YEAR =
  /(?:^|\s)(?:in|since|until|by|around|about|of|early|late|year|jahr|seit|um|en|desde|hasta|año|from|to|and|–|before|after)\s+$/iu
const PER =
  /^\s*(?:per|a|an|pro|por|am)\s+(second|minute|hour|day|night|week|month|year|sekunde|minute|stunde|tag|woche|monat|jahr|segundo|minuto|hora|día|semana|mes|año)(?!\p{L})/iu

/** Finds the amounts of a text, in the order of the text. A bare “one” is none. */
export function readAmounts(text: string, terms: readonly Term[], language: string): Amount[] {
  const numbers = [...readNumbers(text, language), ...roundNumbers(text, language)].sort((a, b) => a.from - b.from)
  const fractions = [...readFractions(text, terms, language), ...readTimes(text, terms, language)].sort(
    (a, b) => a.from - b.from,
  )
  const found: Amount[] = []
  for (let i = 0; i < numbers.length; i++) {
    const first = numbers[i]!
    const next = numbers[i + 1]
    const link = next === undefined ? '' : text.slice(first.from + first.text.length, next.from)
    const isBetween =
      /^\s+(?:and|und|y)\s+$/iu.test(link) && /(?:between|zwischen|entre)\s+$/iu.test(text.slice(0, first.from))
    const isRange = next !== undefined && (isBetween || RANGE.test(link))
    const last = isRange ? next : first
    if (isRange) i += 1
    const isShare = next !== undefined && language === 'en' && isShareOf(text, first, link, next)
    if (isShare) i += 1
    const rest = isRange || isShare ? [] : listAfter(text, numbers, i)
    i += rest.length
    const lastOfAll = rest.at(-1) ?? (isShare ? next : last)
    const value = Number(lastOfAll.values[0])
    const join = isShare ? ' out of ' : rest.length > 0 ? ', ' : '–'
    const parts = isShare ? [first, next] : isRange ? [first, last] : [first, ...rest]
    const amount = amountOf(text, terms, language, { parts, join, value })
    if (
      amount !== undefined &&
      fractions.every(({ from, to }) => to <= amount.from || from >= amount.to) &&
      amount.from >= (found.at(-1)?.to ?? 0)
    )
      found.push(amount)
  }
  return [...found, ...fractions].sort((a, b) => a.from - b.from)
}

const PARTS = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const FRACTION = new RegExp(
  `(?<!\\p{L})(?<many>a|one|two|three|four)\\s(?<part>${PARTS.slice(1).join('|')})s?(?=\\sof\\s)`,
  'giu',
)
/** "Nearly half of them", but not "the first half of the year". */
const HALF =
  /(?<!(?:first|second|other|top|bottom|upper|lower|better|and a)\s)(?<!\p{L})half(?=\s(?:of|the|their|its|our|your|all)(?!\p{L}))/giu

/** "A tenth of the ice" is 1/10. */
function readFractions(text: string, terms: readonly Term[], language: string): Amount[] {
  if (language !== 'en') return []
  const clauseAt = (index: number): number => terms.find(({ to }) => to > index)?.clause ?? 0
  const halves = [...text.matchAll(HALF)].map(({ 0: { length }, index }): Amount => {
    const range = { from: index, to: index + length, clause: clauseAt(index) }
    return { ...range, text: '1/2', value: 0.5, unit: '', kind: 'count' }
  })
  const others = [...text.matchAll(FRACTION)].map(({ 0: words, index, groups }): Amount => {
    const many = Math.max(1, ['a', 'one', 'two', 'three', 'four'].indexOf(groups!['many']!.toLowerCase()))
    const part = PARTS.indexOf(groups!['part']!.toLowerCase()) + 2
    const range = { from: index, to: index + words.length, clause: clauseAt(index) }
    return { ...range, text: `${many}/${part}`, value: many / part, unit: '', kind: 'count' }
  })
  return [...halves, ...others].sort((a, b) => a.from - b.from)
}

type Found = ReturnType<typeof readNumbers>[number]

const ROUND = /(?<!\p{L})(?:a|one)\s(?<size>hundred|thousand|million|billion|trillion)(?=\s\p{L}|[.,;:!?]|$)/giu
const SIZES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}

/** "A hundred times". */
function roundNumbers(text: string, language: string): Found[] {
  if (language !== 'en') return []
  return [...text.matchAll(ROUND)].map(({ 0: words, index, groups }) => ({
    text: words,
    from: index,
    values: [`${SIZES[groups!['size']!.toLowerCase()]}`],
    isDecade: false,
  }))
}

/** "Two in three drivers". "Two in three days" is no share. */
function isShareOf(text: string, first: Found, link: string, next: Found): boolean {
  const [share, all] = [Number(first.values[0]), Number(next.values[0])]
  if (!OF_ALL.test(link) || share >= all || all > 100) return false
  const word = /^\s(\p{L}+)/u.exec(text.slice(next.from + next.text.length))?.[1] ?? ''
  return /out/u.test(link) || (all <= 10 && word !== '' && !UNITS['en']!.test(word))
}

const MAX_LISTED = 4

/** Returns the numbers in digits that directly follow one in a list. */
function listAfter(text: string, numbers: readonly Found[], at: number): Found[] {
  const isPlain = ({ text: digits, isDecade }: Found): boolean => /^\d{1,3}(?:[.,]\d+)?$/u.test(digits) && !isDecade
  const listed = [numbers[at]!]
  for (const next of numbers.slice(at + 1)) {
    const previous = listed.at(-1)!
    const link = text.slice(previous.from + previous.text.length, next.from)
    if (!isPlain(previous) || !isPlain(next) || !LIST.test(link) || listed.length >= MAX_LISTED) break
    listed.push(next)
  }
  return listed.slice(1)
}

const TIME =
  /^(?:second|minute|hour|day|night|week|month|year|decade|centur|sekunde|minute|stunde|tag|nacht|woche|monat|jahr|segundo|minuto|hora|día|noche|semana|mes|año)/u

export function isTime({ unit }: Amount): boolean {
  return TIME.test(unit)
}

/** Returns the amount that a scene is about. A time mostly only says when. */
export function mainAmount(amounts: readonly Amount[]): Amount | undefined {
  const measures = amounts.filter(({ kind }) => kind === 'measure')
  return measures.find((measure) => !isTime(measure)) ?? measures[0] ?? amounts.find(({ kind }) => kind === 'year')
}

function amountOf(
  text: string,
  terms: readonly Term[],
  language: string,
  { parts, join, value }: { parts: readonly Found[]; join: string; value: number },
): Amount | undefined {
  const [first, last] = [parts[0]!, parts.at(-1)!]
  if (!Number.isFinite(value)) return undefined
  const currency = /[$€£¥]\s?$/u.exec(text.slice(0, first.from))?.[0] ?? ''
  const from = first.from - currency.length
  const end = last.from + last.text.length
  const scale = /^\d/u.test(last.text) ? (SCALE.exec(text.slice(end))?.[0] ?? '') : ''
  const clause = terms.find((term) => term.to > first.from)?.clause ?? 0
  const digits = parts.map((number) => digitsOf(number, language)).join(join)
  const written = `${currency.trim()}${digits}${scale === '' ? '' : ` ${scale.trim().replace(/^-/u, '')}`}`
  const after = text.slice(end + scale.length)
  const percent = /^\s?(?:%|percent|per cent|Prozent|por ciento)(?!\p{L})/iu.exec(after)?.[0]
  if (percent !== undefined)
    return {
      from,
      to: end + scale.length + percent.length,
      text: `${written} %`,
      value,
      unit: '%',
      kind: 'measure',
      clause,
    }
  const month = language === 'en' ? MONTH.exec(text.slice(0, from))?.[0] : undefined
  if (month !== undefined && value <= 31 && parts.length === 1) {
    const year = /^(?:st|nd|rd|th)?,?\s\d{4}(?!\d)/u.exec(after)?.[0] ?? ''
    const date = text.slice(from - month.length, end + year.length)
    return { from: from - month.length, to: end + year.length, text: date, value, unit: 'year', kind: 'year', clause }
  }
  const isYear = /^\d{4}$/u.test(digits) && value >= 1_000 && value <= 2_100 && currency === '' && scale === ''
  const word = /^[\s-]?°?(\p{L}+(?:\/\p{L}+|-hours?(?!\p{L}))?)/u.exec(after)
  const isUnit = word !== null && UNITS[language]?.test(word[1]!.toLowerCase().replace(/-hours?$/u, '')) === true
  if (isYear && !isUnit && (first.isDecade || BEFORE_YEAR.test(text.slice(0, from)) || /^[,.;:!?]|^$/u.test(after)))
    return { from, to: end, text: first.isDecade ? `${digits}s` : digits, value, unit: 'year', kind: 'year', clause }
  const scaleOfHeat = /^[\s-]?degrees?\s(Celsius|Fahrenheit)(?!\p{L})/u.exec(after)
  if (scaleOfHeat) {
    const to = end + scale.length + scaleOfHeat[0].length
    return { from, to, text: `${written} °${scaleOfHeat[1]![0]!}`, value, unit: 'degree', kind: 'measure', clause }
  }
  if (isUnit) {
    const per = PER.exec(after.slice(word[0].length))
    const to = end + scale.length + word[0].length + (per?.[0].length ?? 0)
    const isJoined = language === 'en' && after.startsWith('-') && value !== 1 && !/(?:s|\/|hours?)$/u.test(word[1]!)
    const unit = `${isJoined ? pluralOf(word[1]!) : word[1]!}${per === null ? '' : ` / ${per[1]!.toLowerCase()}`}`
    return { from, to, text: `${written} ${unit}`, value, unit: singular(unit), kind: 'measure', clause }
  }
  const to = end + scale.length
  if (currency !== '') return { from, to, text: written, value, unit: currency.trim(), kind: 'measure', clause }
  // "A four-story house" is one house.
  if (value === 1 || first.isDecade || /^-\p{L}/u.test(after)) return undefined
  return { from, to, text: written, value, unit: '', kind: 'count', clause }
}

/** "A seven-meter wall" is 7 meters tall. */
function pluralOf(unit: string): string {
  if (/^(?:foot|inch|century)$/u.test(unit)) return unit === 'foot' ? 'feet' : unit === 'inch' ? 'inches' : 'centuries'
  return unit.length < 3 ? unit : `${unit}s`
}

/** Returns digits as the text writes them, and number words in digits. */
function digitsOf({ text, values }: Found, language: string): string {
  if (/\d/u.test(text) || (language !== 'en' && Number(values[0]) >= 1e6)) return text
  const value = Number(values[0])
  const isYear = value >= 1_000 && value <= 2_100 && !/thousand|mil|tausend/iu.test(text)
  if (isYear) return `${value}`
  return language === 'en' ? largeText(value) : numberText(value).replaceAll(',', '.')
}

function largeText(value: number): string {
  for (const [size, name] of [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
  ] as const)
    // prettier-ignore
    if (value >= size && value % (size / 10) === 0) return `${value / size} ${name}`
  return numberText(value)
}

function singular(unit: string): string {
  return unit.toLowerCase().replace(/(?<=\p{L}{2})s(?=$| )/u, '')
}
