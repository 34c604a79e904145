import type { FoundNumber } from '../found-number.ts'

const ONES = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'] // prettier-ignore
const TENS = ['zwanzig', 'dreissig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']
/** The first part of “einundzwanzig” and “einhundert”. */
const ONES_IN_COMPOUNDS = ['ein', ...ONES.slice(2, 10)]
const BELOW_HUNDRED = new Map([
  ...ONES.map((word, value) => [word, value] as const),
  ['ein', 1] as const,
  ['zwo', 2] as const,
  ...TENS.flatMap((ten, i) => [
    [ten, (i + 2) * 10] as const,
    ...ONES_IN_COMPOUNDS.map((one, j) => [`${one}und${ten}`, (i + 2) * 10 + j + 1] as const),
  ]),
])
const SCALES = new Map([
  ['million', 1e6],
  ['millionen', 1e6],
  ['milliarde', 1e9],
  ['milliarden', 1e9],
  ['billion', 1e12],
  ['billionen', 1e12],
])
/** Alone they are articles or vague; before a scale, “eine Million” is a number. */
const ARTICLES = new Set(['ein', 'eine', 'einen', 'einer', 'einem'])
const VAGUE = new Set([...ARTICLES, 'hundert', 'tausend'])
const WORD = /\p{L}+/gu

type Word = { text: string; from: number; to: number }

/**
 * Finds the numbers that a German text writes in words: “neunzehnhundertdreiundfünfzig”, “zwei Millionen
 * dreihunderttausend”. Ordinals, “hundert” and “tausend” alone are left out.
 */
export function readGerman(text: string): FoundNumber[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }): Word => {
    return { text: word.toLowerCase().replaceAll('ß', 'ss'), from: index, to: index + word.length }
  })
  const found: FoundNumber[] = []
  for (let i = 0; i < words.length; i++) {
    const run = readRun(text, words, i)
    if (run === undefined) continue
    const from = words[i]!.from
    found.push({ text: text.slice(from, words[run.last]!.to), from, values: [`${run.value}`], isDecade: false })
    i = run.last
  }
  return found
}

/** Reads the number that begins with a word, such as “zwei Millionen dreihunderttausend”. */
function readRun(text: string, words: readonly Word[], first: number): { value: number; last: number } | undefined {
  const isJoined = (i: number): boolean => text.slice(words[i - 1]!.to, words[i]?.from) === ' '
  let value = 0
  let last: number | undefined
  let limit = Number.POSITIVE_INFINITY
  for (let i = first; i < words.length && (i === first || isJoined(i)); i = last + 1) {
    const word = words[i]!.text
    const scale = words[i + 1] !== undefined && isJoined(i + 1) ? SCALES.get(words[i + 1]!.text) : undefined
    const factor = scale !== undefined && ARTICLES.has(word) ? 1 : valueOf(word)
    if (factor === undefined || (scale === undefined && VAGUE.has(word) && i === first)) break
    const part = factor * (scale ?? 1)
    if (part >= limit) break
    value += part
    last = scale === undefined ? i : i + 1
    if (scale === undefined) break
    limit = scale
  }
  return last === undefined ? undefined : { value, last }
}

function valueOf(word: string): number | undefined {
  const at = word.indexOf('tausend')
  if (at === -1) return belowThousand(word)
  return sumOf([word.slice(0, at), 1_000], word.slice(at + 'tausend'.length), belowThousand)
}

/** Also reads the hundreds of years: “neunzehnhundert”. */
function belowThousand(word: string): number | undefined {
  const at = word.indexOf('hundert')
  if (at === -1) return BELOW_HUNDRED.get(word)
  return sumOf([word.slice(0, at), 100], word.slice(at + 'hundert'.length), (part) => BELOW_HUNDRED.get(part))
}

/** @param head the words before a factor, and the factor. Without words, the factor counts once. */
function sumOf(
  [head, factor]: readonly [string, number],
  tail: string,
  read: (part: string) => number | undefined,
): number | undefined {
  const times = head === '' ? 1 : read(head)
  const rest = tail === '' ? 0 : (read(tail) ?? (tail.startsWith('und') ? read(tail.slice(3)) : undefined))
  return times === undefined || rest === undefined ? undefined : times * factor + rest
}
