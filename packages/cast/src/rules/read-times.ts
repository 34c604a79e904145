import type { Amount } from './amount.ts'
import type { Term } from './terms/term.ts'

const UNIT = '(?:hour|day|night|week|month|year|decade|century)'
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const CARDINALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** "On day two", "by week 3". */
const NUMBERED = new RegExp(
  `(?<!\\p{L})(?:on|by|until|from|after|at|in)\\s(?<unit>day|week|month|year)\\s(?<value>${CARDINALS.join('|')}|\\d{1,3})(?![\\p{L}\\d])`,
  'giu',
)
/** "On the first day", "in the second week". */
const ORDINAL = new RegExp(
  `(?<!\\p{L})(?:on|by|in|after)\\sthe\\s(?<value>${ORDINALS.join('|')})\\s(?<unit>day|week|month|year)(?!\\p{L})`,
  'giu',
)
/** "After a week", "within an hour". */
const SPAN = new RegExp(
  `(?<!\\p{L})(?:after|within)\\s(?:just\\s|only\\s)?(?:a|an|one)\\s(?<unit>${UNIT})(?!\\p{L})`,
  'giu',
)
/** "Once a month", "twice per day". */
const OFTEN = new RegExp(`(?<!\\p{L})(?:once|twice)\\s(?:a|an|per|every)\\s(?<unit>${UNIT})(?!\\p{L})`, 'giu')

/** Finds the times of an English text that its numbers alone do not say. */
export function readTimes(text: string, terms: readonly Term[], language: string): Amount[] {
  if (language !== 'en') return []
  const find = (
    form: RegExp,
    amountOf: (found: RegExpMatchArray) => Pick<Amount, 'text' | 'value' | 'unit' | 'kind'>,
  ) =>
    [...text.matchAll(form)].map((found): Amount => {
      const from = found.index + (form === OFTEN ? 0 : found[0].search(/(?<=\s)\S/u))
      const clause = terms.find(({ to }) => to > from)?.clause ?? 0
      return { from, to: found.index + found[0].length, clause, ...amountOf(found) }
    })
  return [
    ...find(NUMBERED, ({ groups }) => moment(groups!['unit']!, valueOf(groups!['value']!, CARDINALS))),
    ...find(ORDINAL, ({ groups }) => moment(groups!['unit']!, valueOf(groups!['value']!, ORDINALS))),
    ...find(SPAN, ({ groups }) => {
      const unit = groups!['unit']!.toLowerCase()
      return { text: `1 ${unit}`, value: 1, unit, kind: 'measure' }
    }),
    ...find(OFTEN, ({ 0: words, groups }) => ({
      text: words.toLowerCase(),
      value: /^twice/iu.test(words) ? 2 : 1,
      unit: `${groups!['unit']!.toLowerCase()} often`,
      kind: 'measure',
    })),
  ]
}

function moment(unit: string, value: number): Pick<Amount, 'text' | 'value' | 'unit' | 'kind'> {
  const text = `${unit[0]!.toUpperCase()}${unit.slice(1).toLowerCase()} ${value}`
  return { text, value, unit: 'year', kind: 'year' }
}

function valueOf(words: string, names: readonly string[]): number {
  return /^\d/u.test(words) ? Number(words) : names.indexOf(words.toLowerCase()) + 1
}
