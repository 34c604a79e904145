import type { Beat } from './framework.ts'
import type { Line } from './line.ts'

/** One way to tell a beat, and what saying it costs. */
export type Option = { line: Line; text: string; texts: string[]; seconds: number; isMeasured: boolean; cost: number }
/** A beat, and what leaving it out costs. */
export type Step = { beat: Beat; options: Option[]; skipCost: number }

/** Lengths are added up in steps of this many seconds. */
const STEP_SECONDS = 0.04
/** A speech this much longer than asked for is not looked at. */
const MOST_OVER = 1.15

/** The cheapest way through all beats, over every total length (a knapsack with one choice for each beat). */
export function findCheapest(
  steps: readonly Step[],
  targetSeconds: number,
  ratio: number,
  unmeasuredCost: number,
): { beat: Beat; option: Option }[] {
  const size = Math.ceil((targetSeconds * MOST_OVER) / STEP_SECONDS) + 1
  let costs = new Float64Array(size).fill(Infinity)
  costs[0] = 0
  let reach = 0
  const taken: Int16Array[] = []
  for (const { options, skipCost } of steps) {
    const next = new Float64Array(size).fill(Infinity)
    const choice = new Int16Array(size).fill(-1)
    for (let at = 0; at <= reach; at++) next[at] = costs[at]! + skipCost
    let longest = 0
    options.forEach((option, number) => {
      const length = lengthInSteps(option, ratio)
      const cost = option.cost + (option.isMeasured ? 0 : unmeasuredCost)
      const last = Math.min(size - 1 - length, reach)
      for (let at = 0; at <= last; at++) {
        const total = costs[at]! + cost
        if (total < next[at + length]!) {
          next[at + length] = total
          choice[at + length] = number
        }
      }
      longest = Math.max(longest, length)
    })
    reach = Math.min(size - 1, reach + longest)
    taken.push(choice)
    costs = next
  }
  let end = 0
  let least = Infinity
  for (let at = 0; at < size; at++) {
    const total = costs[at]! + missCost(Math.abs(at * STEP_SECONDS - targetSeconds) / targetSeconds)
    if (total < least) {
      least = total
      end = at
    }
  }
  const chosen: { beat: Beat; option: Option }[] = []
  for (let i = steps.length - 1; i >= 0; i--) {
    const number = taken[i]![end]!
    if (number < 0) continue
    const option = steps[i]!.options[number]!
    chosen.unshift({ beat: steps[i]!.beat, option })
    end -= lengthInSteps(option, ratio)
  }
  return chosen
}

function lengthInSteps({ seconds, isMeasured }: Option, ratio: number): number {
  return Math.max(1, Math.round((isMeasured ? seconds : seconds * ratio) / STEP_SECONDS))
}

/** Nobody hears two percent of pace; what is more costs the more the farther. */
function missCost(part: number): number {
  return part <= 0.02 ? part * 20 : 0.4 + (part - 0.02) * 120 + Math.max(0, part - 0.068) * 20_000
}
