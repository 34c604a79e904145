import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWeb } from '../scripts/build-web.ts'
import { describeMachine, machineSentence } from './machine.ts'
import { keepResults, median, round } from './results.ts'
import { startDayreel } from './running-dayreel.ts'
import { withScratchFolder } from './scratch-folder.ts'

type Start = { 'start to ready, ms': number; 'server at rest, MB': number; 'worker at rest, MB': number }

const ROUNDS = 5
/** Milliseconds to wait after a start, because some modules load later. */
const REST_MS = 3_000

/**
 * Runs `npm run bench:starts -- --against FOLDER`: compares this checkout with another one by the time of their start
 * and the memory after it, without any configuration. The runs alternate, so that other load on the machine affects
 * both in the same way. The other checkout needs its dependencies installed and its site built.
 */
async function main(): Promise<void> {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
  if (against === undefined) throw new Error('Pass --against FOLDER with the folder of another checkout.')
  const machine = describeMachine()
  say(machineSentence(machine))
  await buildWeb()
  const sides = [
    { name: 'before', root: resolve(against), starts: [] as Start[] },
    { name: 'after', root: undefined, starts: [] as Start[] },
  ]
  await withScratchFolder(async (folder) => {
    for (let turn = 0; turn <= ROUNDS; turn++) {
      for (const { name, root, starts } of sides) {
        const start = await measureStart(join(folder, name), root)
        if (turn > 0) starts.push(start) // The first start is not counted, because it creates the database.
        say(`${name}${turn > 0 ? '' : ', not counted'}: ${Object.values(start).map(round).join(', ')}`)
      }
    }
  })
  const [before, after] = sides.map(({ starts }) => starts) as [Start[], Start[]]
  const rows = (Object.keys(before[0]!) as (keyof Start)[]).map((what) => {
    const [was, is] = [median(before.map((start) => start[what])), median(after.map((start) => start[what]))]
    return { what, was, is, ratio: is / was }
  })
  for (const { what, was, is, ratio } of rows) say(`${what.padEnd(20)} ${round(was)} → ${round(is)}: ${round(ratio)} ×`)
  say(`\nAll numbers: ${await keepResults('starts', { machine, quick: false, against, rows, before, after })}`)
}

async function measureStart(dataFolder: string, root: string | undefined): Promise<Start> {
  const from = performance.now()
  const dayreel = await startDayreel(dataFolder, { LOG_LEVEL: 'error' }, root)
  try {
    const readyMs = performance.now() - from
    await sleep(REST_MS)
    return {
      'start to ready, ms': readyMs,
      'server at rest, MB': await dayreel.megabytesOf('server'),
      'worker at rest, MB': await dayreel.megabytesOf('worker'),
    }
  } finally {
    await dayreel.stop()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
