import type { Phrase } from './phrases.ts'

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
}

const SHOWS = /^(?:says|said|shows|showed|strikes|struck|reads|at|was|is)$/
const CLOCKS = /^(?:clocks?|watch|it|hands)$/

/** The time of day that the words tell, as a clock shows it: 0…12, the minutes as a fraction; undefined where they tell none. */
export function readHour(text: string, { words }: Phrase): number | undefined {
  const digits = /(?<!\d)([01]?\d|2[0-3])[:.h]([0-5]\d)(?!\d)/.exec(text)
  if (digits) return (Number(digits[1]) + Number(digits[2]) / 60) % 12
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === 'midnight' || word === 'noon' || word === 'midday') return before(words, at) ?? 0
    const hour = numberOf(word)
    if (hour === undefined || hour > 24) continue
    const next = words[at + 1] ?? ''
    const isTold =
      /^(?:o'clock|oclock|a\.?m|p\.?m|am|pm)$/.test(next) ||
      (next === 'in' && words[at + 2] === 'the' && /^(?:morning|afternoon|evening)$/.test(words[at + 3] ?? '')) ||
      (next === 'at' && words[at + 2] === 'night')
    // "The clock says four", "it struck nine".
    const isShown = SHOWS.test(words[at - 1] ?? '') && words.slice(0, at).some((each) => CLOCKS.test(each))
    const off = before(words, at)
    if (off !== undefined) return (hour + off + 12) % 12
    const minutes = TENS[next]
    if (minutes !== undefined && words[at - 1] === 'at') return (hour + minutes / 60) % 12
    if (isTold || isShown) return hour % 12
  }
  return undefined
}

/** "Ten past", "a quarter to", "half past" before a position, in hours. */
function before(words: readonly string[], at: number): number | undefined {
  const way =
    words[at - 1] === 'past' || words[at - 1] === 'after' ? 1 : /^(?:to|before)$/.test(words[at - 1] ?? '') ? -1 : 0
  if (way === 0) return undefined
  const amount = words[at - 2] === 'minutes' ? words[at - 3] : words[at - 2]
  if (amount === undefined) return undefined
  if (amount === 'half') return 0.5 * way
  if (amount === 'quarter') return 0.25 * way
  const minutes = TENS[amount] ?? numberOf(amount)
  return minutes === undefined || minutes > 59 ? undefined : ((minutes / 60) * way + 12) % 12
}

function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const index = NUMBERS.indexOf(word)
  return index > 0 ? index : undefined
}
