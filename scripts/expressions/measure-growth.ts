import { setTimeout } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { type Attack, makeAttacks, textOf } from './make-attacks.ts'

const SHORT = 10_000
const LONG = 100_000
/** The largest allowed growth of the time when the text becomes ten times as long. */
export const MAX_GROWTH = 20

type Searched = { source: string; flags: string }

export type Growth = { growth: number; attack: Attack | undefined; shortMs: number; longMs: number }

/**
 * Measures how much longer an expression takes for ten times the text, in its worst attack. Returns Infinity if the
 * search does not end. This is only a first measurement, because other programs can make a search look slow.
 * `confirmGrowth` measures slow expressions again.
 */
export function measureGrowth(expression: Searched, yardstickMs = measureYardstick()): Growth {
  let worst: Growth = { growth: 0, attack: undefined, shortMs: 0, longMs: 0 }
  for (const attack of suspectsOf(expression)) {
    const measured = growthOn(expression, attack, yardstickMs)
    if (measured.growth > worst.growth) worst = measured
    if (worst.growth > MAX_GROWTH) break
  }
  return worst
}

/**
 * Measures a slow expression again later. It counts as slow only if every measurement is slow, because noise disappears
 * but real growth does not.
 */
export async function confirmGrowth(
  expression: Searched,
  found: Growth,
  { yardstickMs = measureYardstick(), rounds = ROUNDS }: { yardstickMs?: number; rounds?: number } = {},
): Promise<Growth> {
  let confirmed = found
  for (let round = 0; round < rounds && confirmed.attack && confirmed.growth > MAX_GROWTH; round++) {
    await setTimeout(ROUND_APART_MS)
    // The smallest growth counts, because any expression looks slow if the short text was searched on an idle machine
    // and the long text on a busy one.
    const again = growthOn(expression, confirmed.attack, yardstickMs)
    if (again.growth < confirmed.growth) confirmed = again
  }
  return confirmed
}
const ROUNDS = 6
/** The pause between rounds, which is longer than a process is usually preempted. */
const ROUND_APART_MS = 200

/**
 * Measures a plain search over the short text. Growth from shorter times cannot be measured, because they are too
 * noisy.
 */
export function measureYardstick(): number {
  return bestOf(20, /^(?:a|b)*c/u, 'a'.repeat(SHORT), Infinity)
}

/** Returns the attacks that took longest on a small text, at most two. */
function suspectsOf(expression: Searched): Attack[] {
  const attacks = makeAttacks(expression)
  const search = new RegExp(expression.source, expression.flags)
  const timed: { attack: Attack; msPerCharacter: number }[] = []
  let current = attacks[0]
  const isDone = runWithin(SCREEN_MS, () => {
    for (const attack of attacks) {
      current = attack
      const text = textOf(attack, Math.max(SMALL, attack.pump.length * 15))
      timed.push({ attack, msPerCharacter: timeOf(search, text) / text.length })
    }
    // A pause of the machine looks like a slow search, so the slowest attacks are measured again.
    timed.sort(bySlowness)
    for (const each of timed.slice(0, 8)) {
      const text = textOf(each.attack, Math.max(SMALL, each.attack.pump.length * 15))
      each.msPerCharacter = Math.min(timeOf(search, text), timeOf(search, text)) / text.length
    }
  })
  const slowest = timed.toSorted(bySlowness).map(({ attack }) => attack)
  return isDone ? slowest.slice(0, 2) : [current!, ...slowest.slice(0, 1)]
}
const SMALL = 1_500
const SCREEN_MS = 3_000

function bySlowness(a: { msPerCharacter: number }, b: { msPerCharacter: number }): number {
  return b.msPerCharacter - a.msPerCharacter
}

/** Measures an attack a few times, or until one measurement is quick. */
function growthOn({ source, flags }: Searched, attack: Attack, yardstickMs: number): Growth {
  const search = new RegExp(source, flags)
  const measure = (times: number, length: number, withinMs: number): number =>
    bestOf(times, search, textOf(attack, length), Math.max(MOST_MS, withinMs))
  let [quarterMs, shortMs, longMs] = [Infinity, Infinity, Infinity]
  const worst = (): number => {
    if (shortMs === Infinity) return Infinity
    if (longMs <= QUICK_MS) return LONG / SHORT
    return longMs < Infinity ? longMs / Math.max(shortMs, yardstickMs) : (shortMs / quarterMs) ** LONG_PER_QUARTER
  }
  for (let tries = 0; tries < TRIES && !(tries > 0 && worst() <= MAX_GROWTH); tries++) {
    shortMs = Math.min(shortMs, measure(1, SHORT, MOST_MS))
    if (shortMs === Infinity) break
    // A slow expression would take minutes for the long text, so its growth is measured between a quarter of the short
    // text and the short text.
    if (shortMs > SLOW_MS) quarterMs = Math.min(quarterMs, measure(3, SHORT / 4, MOST_MS))
    else shortMs = Math.min(shortMs, measure(3, SHORT, MOST_MS))
    if (shortMs <= SLOW_MS || shortMs / quarterMs <= MAX_QUADRUPLED)
      longMs = Math.min(longMs, measure(1, LONG, 2 * MAX_GROWTH * shortMs))
  }
  return { growth: worst(), attack, shortMs, longMs }
}
const TRIES = 3
/** No quadratic search of the long text is this quick. In so short a time, allocating the text counts most. */
const QUICK_MS = 20
const SLOW_MS = 4
/** The maximum growth for four times the text. Linear growth would be 4 and quadratic growth 16. */
const MAX_QUADRUPLED = 9
/** The exponent that converts the growth for four times the text to the growth for ten times. */
const LONG_PER_QUARTER = Math.log(LONG / SHORT) / Math.log(4)
/** A time limit that is far above any linear search over a short text, even on a busy machine. */
const MOST_MS = 2_000

/** Returns the fastest of several searches in milliseconds, or Infinity if they exceed the time limit. */
function bestOf(times: number, search: RegExp, text: string, withinMs: number): number {
  let best = Infinity
  const run = (): void => {
    for (let time = 0; time < times; time++) best = Math.min(best, timeOf(search, text))
  }
  if (withinMs === Infinity) run()
  else if (!runWithin(withinMs * times, run)) return Infinity
  return best
}

/** Measures a search as the project's code uses it: all matches with the flag `g`, otherwise the first match. */
function timeOf(search: RegExp, text: string): number {
  search.lastIndex = 0
  const started = performance.now()
  if (search.global) text.replace(search, '')
  else search.test(text)
  return performance.now() - started
}

/** Returns whether the work ended in time. Otherwise the work is terminated, even in the middle of a search. */
function runWithin(milliseconds: number, work: () => void): boolean {
  let hasEnded = false
  const call = (): void => {
    work()
    hasEnded = true
  }
  try {
    CONTEXT['call'] = call
    runInContext('call()', CONTEXT, { timeout: Math.ceil(milliseconds) })
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
  }
  return hasEnded
}
const CONTEXT = createContext({})
