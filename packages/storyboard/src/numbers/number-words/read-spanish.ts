import type { FoundNumber } from '../found-number.ts'

const BELOW_THIRTY = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciseis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno', 'veintidos', 'veintitres', 'veinticuatro', 'veinticinco', 'veintiseis', 'veintisiete', 'veintiocho', 'veintinueve'] // prettier-ignore
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const HUNDREDS = ['ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos', 'setecientos', 'ochocientos', 'novecientos'] // prettier-ignore
const SMALL = new Map([
  ...BELOW_THIRTY.map((word, value) => [word, value] as const),
  ...TENS.map((word, i) => [word, (i + 3) * 10] as const),
  ...HUNDREDS.flatMap((word, i) => [word, word.replace(/os$/u, 'as')].map((form) => [form, (i + 1) * 100] as const)),
  ['cien', 100],
  ['un', 1],
  ['una', 1],
  ['veintiun', 21],
  ['veintiuna', 21],
])
const SCALES = new Map([
  ['millon', 1e6],
  ['millones', 1e6],
  ['billon', 1e12],
  ['billones', 1e12],
])
/** Alone they are articles or vague: “un rey”, “mil veces”. */
const VAGUE = new Set(['un', 'una', 'mil'])
const WORD = /\p{L}+/gu

type Word = { text: string; from: number; to: number }

/**
 * Finds the numbers that a Spanish text writes in words: “mil novecientos cincuenta y tres”, “dos mil cinco”, “tres mil
 * millones”. Ordinals, decades (“los años cincuenta”) and “mil” alone are left out.
 */
export function readSpanish(text: string): FoundNumber[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }): Word => {
    return { text: withoutAccents(word.toLowerCase()), from: index, to: index + word.length }
  })
  const found: FoundNumber[] = []
  for (let i = 0; i < words.length; i++) {
    const run = readRun(text, words, i)
    if (run === undefined) continue
    const { from } = words[i]!
    const isVague = run.last === i && VAGUE.has(words[i]!.text)
    const isDecade = words[i - 1]?.text === 'anos' && run.value < 100
    if (!isVague && !isDecade) {
      found.push({ text: text.slice(from, words[run.last]!.to), from, values: [`${run.value}`], isDecade: false })
    }
    i = run.last
  }
  return found
}

/** Reads the longest number that begins with a word. */
function readRun(text: string, words: readonly Word[], first: number): { value: number; last: number } | undefined {
  /** The finished millions, the thousands of this group, and the part below a thousand. */
  let [total, thousands, below] = [0, 0, 0]
  /** The next small number has to be below this: 100 after “novecientos”, 10 after “cincuenta y”. */
  let room = 1_000
  let scaleRoom = Number.POSITIVE_INFINITY
  let last: number | undefined
  for (let i = first; i < words.length; i++) {
    if (i > first && text.slice(words[i - 1]!.to, words[i]!.from) !== ' ') break
    const word = words[i]!.text
    const small = SMALL.get(word)
    const scale = SCALES.get(word)
    const isAnd = word === 'y' && room === 10 && isOnes(words[i + 1]?.text)
    if (isAnd) continue
    if (small !== undefined && small < room && (room !== 10 || words[i - 1]!.text === 'y')) {
      below += small
      room = roomAfter(small)
    } else if (word === 'mil' && thousands === 0) {
      thousands = (below === 0 ? 1 : below) * 1_000
      ;[below, room] = [0, 1_000]
    } else if (scale !== undefined && scale < scaleRoom && thousands + below > 0) {
      total += (thousands + below) * scale
      ;[thousands, below, room, scaleRoom] = [0, 0, 1_000, scale]
    } else break
    last = i
  }
  return last === undefined ? undefined : { value: total + thousands + below, last }
}

function roomAfter(small: number): number {
  if (small >= 100) return 100
  return small >= 30 ? 10 : 0
}

function isOnes(word: string | undefined): boolean {
  const value = word === undefined ? undefined : SMALL.get(word)
  return value !== undefined && value > 0 && value < 10
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f]/gu, '')
}
