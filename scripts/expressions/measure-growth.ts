import { setTimeout } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { type Attack, makeAttacks, textOf } from './make-attacks.ts'

const SHORT = 10_000
const LONG = 100_000
/** Ten times the text may take this many times as long. */
export const MAX_GROWTH = 20

type Searched = { source: string; flags: string }

export type Growth = { growth: number; attack: Attack | undefined; shortMs: number; longMs: number }

/**
 * How much longer an expression takes for ten times the text, at the worst of its attacks; Infinity where it does not end. A first
 * look: whoever else uses the machine makes times longer. What looks slow is looked at again by `confirmGrowth`.
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

/** Looks again, at later moments, at what looked slow: it must look so at each. Noise comes and goes, true growth stays. */
export async function confirmGrowth(
  expression: Searched,
  found: Growth,
  { yardstickMs = measureYardstick(), rounds = ROUNDS }: { yardstickMs?: number; rounds?: number } = {},
): Promise<Growth> {
  let confirmed = found
  for (let round = 0; round < rounds && confirmed.attack && confirmed.growth > MAX_GROWTH; round++) {
    await setTimeout(ROUND_APART_MS)
    // Nothing is kept of the look before: a short text on a quiet machine and a long one on a busy machine make anything slow.
    const again = growthOn(expression, confirmed.attack, yardstickMs)
    if (again.growth < confirmed.growth) confirmed = again
  }
  return confirmed
}
const ROUNDS = 6
/** Longer than a scheduler lets others go first. */
const ROUND_APART_MS = 200

/** How long a plain search takes over the short text: what takes less is too quick to tell its growth from noise. */
export function measureYardstick(): number {
  return bestOf(20, /^(?:a|b)*c/u, 'a'.repeat(SHORT), Infinity)
}

/** The attacks that took longest over a small text, at most two. */
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
    // A pause of the machine looks like a slow search: the slowest are measured again.
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

/** Measures an attack until it is seen to be quick, a few times at most. */
function growthOn({ source, flags }: Searched, attack: Attack, yardstickMs: number): Growth {
  const search = new RegExp(source, flags)
  const measure = (times: number, length: number, withinMs: number): number =>
    bestOf(times, search, textOf(attack, length), Math.max(MOST_MS, withinMs))
  let [quarterMs, shortMs, longMs] = [Infinity, Infinity, Infinity]
  const worst = (): number => {
    if (shortMs === Infinity) return Infinity
    return longMs < Infinity ? longMs / Math.max(shortMs, yardstickMs) : (shortMs / quarterMs) ** LONG_PER_QUARTER
  }
  for (let tries = 0; tries < TRIES && !(tries > 0 && worst() <= MAX_GROWTH); tries++) {
    shortMs = Math.min(shortMs, measure(1, SHORT, MOST_MS))
    if (shortMs === Infinity) break
    // The whole of a slow one would take minutes: a quarter of the text tells already.
    if (shortMs > SLOW_MS) quarterMs = Math.min(quarterMs, measure(3, SHORT / 4, MOST_MS))
    else shortMs = Math.min(shortMs, measure(3, SHORT, MOST_MS))
    if (shortMs <= SLOW_MS || shortMs / quarterMs <= MAX_QUADRUPLED)
      longMs = Math.min(longMs, measure(1, LONG, 2 * MAX_GROWTH * shortMs))
  }
  return { growth: worst(), attack, shortMs, longMs }
}
const TRIES = 3
const SLOW_MS = 4
/** For four times the text: four times is linear, sixteen times quadratic. */
const MAX_QUADRUPLED = 9
/** What grows so much for four times the text grows so much to this power for ten times. */
const LONG_PER_QUARTER = Math.log(LONG / SHORT) / Math.log(4)
/** Far more than anything linear takes over a short text, on a busy machine as well. */
const MOST_MS = 500

/** The quickest of several searches, in milliseconds; Infinity where they do not end in time. */
function bestOf(times: number, search: RegExp, text: string, withinMs: number): number {
  let best = Infinity
  const run = (): void => {
    for (let time = 0; time < times; time++) best = Math.min(best, timeOf(search, text))
  }
  if (withinMs === Infinity) run()
  else if (!runWithin(withinMs * times, run)) return Infinity
  return best
}

/** As sources use it: with `g` for all that is found, else for the first. */
function timeOf(search: RegExp, text: string): number {
  search.lastIndex = 0
  const started = performance.now()
  if (search.global) text.replace(search, '')
  else search.test(text)
  return performance.now() - started
}

/** Whether a work ended in time; it is broken off where not, in the middle of a search if need be. */
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
