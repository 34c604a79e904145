import { numberText } from '@dayreel/catalogue'
import { readNumbers } from '@dayreel/storyboard'
import type { Term } from './terms/term.ts'

/** A number of a text with its unit. */
export type Amount = {
  /** Range of the number and its unit in the text, in UTF-16 code units. */
  from: number
  to: number
  /** As a board writes it: “2–3 years”, “50 %”, “3 million”. At most `MAX_BOARD_LABEL_CHARACTERS` characters. */
  text: string
  /** The number itself. The larger one of a range. */
  value: number
  /** The unit in the singular, `%`, a currency sign, `year` of a date, or an empty string. */
  unit: string
  kind: 'measure' | 'year' | 'count'
  clause: number
}

const UNITS: Readonly<Record<string, RegExp>> = {
  en: /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|millennia|percent|degrees?|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|km|m|cm|mm|kg|g|mg|lbs?|pounds?|kilos?|kilograms?|grams?|milligrams?|tons?|tonnes?|ounces?|inch(?:es)?|feet|foot|yards?|acres?|lit(?:er|re)s?|millilit(?:er|re)s?|gallons?|cups?|teaspoons?|tablespoons?|dollars?|cents?|euros?|calories?|watts?|kilowatts?|volts?|hertz|decibels?|mph|kmh|km\/h|times|points?|steps|gb|mb|tb)$/u,
  de: /^(?:Sekunden?|Minuten?|Stunden?|Tagen?|Nächten?|Wochen?|Monaten?|Jahr|Jahren?|Prozent|Grad|Meilen?|Kilometern?|Metern?|Zentimetern?|km|m|cm|kg|g|Kilo|Gramm|Tonnen?|Litern?|Euro|Dollar|Cent|Kalorien|Watt|Volt|km\/h|Mal)$/iu,
  es: /^(?:segundos?|minutos?|horas?|días?|noches?|semanas?|meses|mes|años?|siglos?|grados?|millas?|kilómetros?|metros?|centímetros?|km|m|cm|kg|g|kilos?|gramos?|toneladas?|litros?|euros?|dólares|centavos|calorías|vatios|veces)$/iu,
}
const SCALE =
  /^[ \u{A0}\u{202F}-]?(thousand|million|billion|trillion|tausend|Millionen|Million|Milliarden|Milliarde|Billionen|mil millones|mil|millones|millón)(?!\p{L})/iu
const RANGE = /^(?:\s*[–—-]\s*|\s+(?:to|or|bis|oder|a|o)\s+)$/u
const BEFORE_YEAR =
  /(?:^|\s)(?:in|since|until|by|around|about|of|early|late|year|jahr|seit|um|en|desde|hasta|año|from|to|and|–|before|after)\s+$/iu
const PER =
  /^\s*(?:per|a|an|pro|por|am)\s+(second|minute|hour|day|week|month|year|sekunde|minute|stunde|tag|woche|monat|jahr|segundo|minuto|hora|día|semana|mes|año)(?!\p{L})/iu

/** Finds the amounts of a text, in the order of the text. A bare “one” is none. */
export function readAmounts(text: string, terms: readonly Term[], language: string): Amount[] {
  const numbers = readNumbers(text, language).sort((a, b) => a.from - b.from)
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
    const value = Number(last.values[0])
    const amount = amountOf(text, terms, language, { first, last, value, isRange })
    if (amount !== undefined && amount.from >= (found.at(-1)?.to ?? 0)) found.push(amount)
  }
  return found
}

type Found = ReturnType<typeof readNumbers>[number]

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
  { first, last, value, isRange }: { first: Found; last: Found; value: number; isRange: boolean },
): Amount | undefined {
  if (!Number.isFinite(value)) return undefined
  const currency = /[$€£¥]\s?$/u.exec(text.slice(0, first.from))?.[0] ?? ''
  const from = first.from - currency.length
  const end = last.from + last.text.length
  const scale = /^\d/u.test(last.text) ? (SCALE.exec(text.slice(end))?.[0] ?? '') : ''
  const clause = terms.find((term) => term.to > first.from)?.clause ?? 0
  const digits = [first, ...(isRange ? [last] : [])].map((number) => digitsOf(number, language)).join('–')
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
  const isYear = /^\d{4}$/u.test(digits) && value >= 1_000 && value <= 2_100 && currency === '' && scale === ''
  const word = /^[\s-]?°?([\p{L}]+(?:\/\p{L}+)?)/u.exec(after)
  const isUnit = word !== null && UNITS[language]?.test(word[1]!.toLowerCase()) === true
  if (isYear && !isUnit && (first.isDecade || BEFORE_YEAR.test(text.slice(0, from)) || /^[,.;:!?]|^$/u.test(after)))
    return { from, to: end, text: first.isDecade ? `${digits}s` : digits, value, unit: 'year', kind: 'year', clause }
  if (isUnit) {
    const per = PER.exec(after.slice(word[0].length))
    const to = end + scale.length + word[0].length + (per?.[0].length ?? 0)
    const unit = `${word[1]!}${per === null ? '' : ` / ${per[1]!.toLowerCase()}`}`
    return { from, to, text: `${written} ${unit}`, value, unit: singular(unit), kind: 'measure', clause }
  }
  const to = end + scale.length
  if (currency !== '') return { from, to, text: written, value, unit: currency.trim(), kind: 'measure', clause }
  if (value === 1 || first.isDecade) return undefined
  return { from, to, text: written, value, unit: '', kind: 'count', clause }
}

/** Returns digits as the text writes them, and number words in digits. */
function digitsOf({ text, values }: Found, language: string): string {
  if (/\d/u.test(text) || (language !== 'en' && Number(values[0]) >= 1e6)) return text
  const value = Number(values[0])
  return value >= 1_000 && value <= 2_100 && !/thousand|mil|tausend/iu.test(text) ? `${value}` : largeText(value)
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
