import { createContext, runInContext } from 'node:vm'
import { type Attack, makeAttacks, textOf } from './make-attacks.ts'

const SHORT = 10_000
const LONG = 100_000
/** Ten times the text may take this many times as long. */
export const MAX_GROWTH = 20

type Searched = { source: string; flags: string }

export type Growth = { growth: number; attack: Attack | undefined; shortMs: number; longMs: number }

/** How much longer an expression takes for ten times the text, at the worst of its attacks; Infinity where it does not end. */
export function measureGrowth(expression: Searched, yardstickMs = measureYardstick()): Growth {
  let worst: Growth = { growth: 0, attack: undefined, shortMs: 0, longMs: 0 }
  for (const attack of suspectsOf(expression)) {
    const measured = growthOn(expression, attack, yardstickMs)
    if (measured.growth > worst.growth) worst = measured
    if (worst.growth > MAX_GROWTH) break
  }
  return worst
}

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
    timed.sort(bySlowness)
  })
  return isDone ? timed.slice(0, 2).map(({ attack }) => attack) : [current!]
}
const SMALL = 1_500
const SCREEN_MS = 3_000

function bySlowness(a: { msPerCharacter: number }, b: { msPerCharacter: number }): number {
  return b.msPerCharacter - a.msPerCharacter
}

function growthOn({ source, flags }: Searched, attack: Attack, yardstickMs: number): Growth {
  const search = new RegExp(source, flags)
  const measure = (length: number, growsTo: number, againstMs: number): number =>
    bestOf(1, search, textOf(attack, length), Math.max(500, 2 * growsTo * againstMs))
  let [shortMs, doubleMs, longMs] = [Infinity, Infinity, Infinity]
  const grown = (ms: number): number => ms / Math.max(shortMs, yardstickMs)
  const worst = (): number => (longMs < Infinity ? grown(longMs) : grown(doubleMs) ** Math.log2(LONG / SHORT))
  // Whoever else uses the machine makes times longer, never shorter; nobody makes them this much longer twice.
  for (let tries = 0; tries < 8 && !(worst() <= MAX_GROWTH) && !(tries >= 2 && worst() > 3 * MAX_GROWTH); tries++) {
    shortMs = Math.min(shortMs, measure(SHORT, 1, MAX_SHORT_MS))
    if (shortMs === Infinity) return { growth: Infinity, attack, shortMs, longMs }
    // The whole of a slow one would take minutes: twice the text tells already.
    if (shortMs > SLOW_MS) doubleMs = Math.min(doubleMs, measure(2 * SHORT, 2 * MAX_DOUBLED, shortMs))
    if (shortMs <= SLOW_MS || grown(doubleMs) <= MAX_DOUBLED)
      longMs = Math.min(longMs, measure(LONG, 2 * MAX_GROWTH, shortMs))
  }
  const growth = worst()
  return { growth, attack, shortMs, longMs }
}
const SLOW_MS = 4
/** Twice is linear, four times quadratic. */
const MAX_DOUBLED = 3.3

/** Far more than anything linear takes, on a busy machine as well. */
const MAX_SHORT_MS = 1_000

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
