import { parseArgs } from 'node:util'
import { measurePosting } from '@dayreel/server/testing'
import { describeMachine, machineSentence } from './machine.ts'
import { isReached, keepResults, tableOf, type Line } from './results.ts'

const TARGET_MS = 100
/** The numbers of coming days on which the site's YouTube quota is already used up, one for each measurement. */
const FULL_DAYS = [0, 390]

/**
 * Runs `npm run bench:posts`: measures how long users wait for a post to YouTube while one account adds posts up to its
 * limit.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
  const machine = describeMachine()
  say(machineSentence(machine))
  const lines: Line[] = []
  for (const fullDays of FULL_DAYS) {
    const { others, added, refused } = await measurePosting({ fullDays, seconds: values.quick ? 2 : 10 })
    const sorted = others.toSorted((a, b) => a - b)
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!
    say(`${fullDays} full days: the account added ${added} posts and was refused ${refused} times`)
    for (const [name, share] of [
      ['median', 0.5],
      ['p99', 0.99],
      ['longest', 1],
    ] as const) {
      const what = `posting by others, ${fullDays} full days, ${name} of ${others.length}`
      lines.push({ what, unit: 'ms', target: TARGET_MS, result: at(share) })
    }
  }
  const file = await keepResults('posts', { machine, quick: values.quick, lines })
  say(`\n${tableOf(lines)}\n\nAll numbers: ${file}`)
  if (!values.quick && !lines.every(isReached)) say('A missed target is a result, not a failure.')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
