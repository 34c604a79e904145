import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom, pick, type Random } from '@dayreel/storyboard/base'
import { startLateAnswers } from './late-answers.ts'

/** The minimum and maximum pause of a process in milliseconds. Most pauses are near the minimum. */
const STILL_MS = { least: 50, most: 8_000 }
/** The number of processes that are paused at the same time. `PAUSE_MS` is the interval between two pauses. */
const STILL_AT_ONCE = 3
const PAUSE_MS = 150

/**
 * Runs tests while pausing the processes they start, one after another: the server, workers, the database, the browser
 * and its pages, and the tests themselves. Messages then arrive late, in another order, or after a timeout, as on an
 * overloaded machine. The requests and responses of the journeys' browser are delayed too. Linux only.
 *
 * npm run stutter -- playwright test --config=e2e journeys/posts.spec.ts
 */
async function main(): Promise<void> {
  const [tool, ...options] = process.argv.slice(2)
  if (tool === undefined) throw new Error('Usage: npm run stutter -- COMMAND [OPTION …]')
  const random = createRandom(process.env['STUTTER_SEED'] ?? new Date().toISOString())
  const late = await startLateAnswers(random)
  const child = spawn(tool, options, { stdio: 'inherit', env: { ...process.env, E2E_PROXY: late.url } })
  const over = new AbortController()
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  }).finally(() => over.abort())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  await Promise.all(Array.from({ length: STILL_AT_ONCE }, () => letStandStill(child.pid!, random, over.signal)))
  process.exitCode = await ended
  late.close()
}

async function letStandStill(root: number, random: Random, isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    await sleep(PAUSE_MS)
    const all = await descendantsOf(root)
    if (all.length === 0) continue
    const id = pick(all, random)
    const milliseconds = STILL_MS.least * (STILL_MS.most / STILL_MS.least) ** (random() ** 2)
    if (!signal(id, constants.signals.SIGSTOP)) continue
    await sleep(milliseconds, undefined, { signal: isOver }).catch(() => undefined)
    signal(id, constants.signals.SIGCONT)
  }
}

/**
 * Sends a signal to a process.
 *
 * @returns whether the process still existed.
 */
function signal(id: number, number: number): boolean {
  try {
    process.kill(id, number)
    return true
  } catch {
    return false
  }
}

/** Returns the ids of all descendants of the process `root`. */
async function descendantsOf(root: number): Promise<number[]> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  const children = new Map<number, number[]>()
  for (const id of ids) {
    const parent = await parentOf(id)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), id])
  }
  const found: number[] = []
  const open = [root]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const below = children.get(next) ?? []
    found.push(...below)
    open.push(...below)
  }
  return found
}

/**
 * Reads the parent's id from `/proc/ID/stat`. There, the state and the parent's id follow the process name, which may
 * contain any character.
 */
async function parentOf(id: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return parent === undefined ? undefined : Number(parent)
}

await main()
