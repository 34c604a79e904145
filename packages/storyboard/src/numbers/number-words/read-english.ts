import type { FoundNumber } from '../found-number.ts'

const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'] // prettier-ignore
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SMALL = new Map([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, i) => [word, (i + 2) * 10] as const),
  ['oh', 0],
])
const LARGE = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
])
/** A word and the punctuation before it. A comma ends a number. */
const WORD = /[A-Za-z]+/gu

/**
 * Finds the numbers that an English text writes in words: “thirteen hundred”, “nineteen fifty-three”, “two thousand and
 * five”. Ordinals are skipped, and so is “a hundred” without a further number word.
 */
export function readEnglish(text: string): FoundNumber[] {
  const found: FoundNumber[] = []
  let run: { from: number; to: number; words: string[] } | undefined
  const end = (): void => {
    if (run !== undefined) found.push(...numberOf(text, run))
    run = undefined
  }
  for (const { 0: given, index } of text.matchAll(WORD)) {
    const word = given.toLowerCase()
    const between = run === undefined ? '' : text.slice(run.to, index)
    const isJoined = between === ' ' || between === '-' || between === ' and '
    const isAnd = word === 'and' && run !== undefined && LARGE.has(run.words.at(-1)!)
    if (isAnd) continue
    const isNumber = SMALL.has(word) || (LARGE.has(word) && run !== undefined && isJoined)
    if (!isNumber || (run !== undefined && !isJoined)) end()
    if (!isNumber) continue
    run = { from: run?.from ?? index, to: index + given.length, words: [...(run?.words ?? []), word] }
  }
  end()
  return found
}

function numberOf(text: string, { from, to, words }: { from: number; to: number; words: readonly string[] }) {
  const value = valueOf(words)
  return value === undefined ? [] : [{ text: text.slice(from, to), from, values: [`${value}`], isDecade: false }]
}

/** Returns undefined for words that do not form a number together, such as those of a telephone number. */
function valueOf(words: readonly string[]): number | undefined {
  let total = 0
  let current: number | undefined
  let last = Number.POSITIVE_INFINITY
  for (const word of words) {
    const scale = LARGE.get(word)
    const small = SMALL.get(word)
    if (scale === 100) current = (current ?? 1) * scale
    else if (scale !== undefined) {
      total += (current ?? 1) * scale
      current = undefined
    } else if (small !== undefined) {
      const isPair = last >= 20 && last < 100 && last % 10 === 0 && small > 0 && small < 10
      const isYear = current !== undefined && current >= 10 && current < 100 && (small >= 10 || word === 'oh')
      if (current === undefined) current = small
      else if (current % 100 === 0 && current > 0) current += small
      else if (isPair || last === 0) current += small
      else if (isYear) current = current * 100 + small
      else return undefined
    }
    last = small ?? Number.POSITIVE_INFINITY
  }
  return total + (current ?? 0)
}
