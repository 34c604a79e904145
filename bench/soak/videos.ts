import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '@dayreel/storyboard/base'
import { runCommand } from '../run-command.ts'
import { startDayreel, until, type Part, type RunningDayreel } from '../running-dayreel.ts'
import { withScratchFolder } from '../scratch-folder.ts'
import { killPart, leftOver, signUp, soakSettings } from './dayreel-under-fire.ts'
import { startKeyedModel } from './keyed-model.ts'
import { databaseIn, listFiles, readKept, wrongCharges, wrongFiles } from './kept-videos.ts'
import type { SoakPart } from './part.ts'
import { orderAll, planOrders, shareDone, type Order, type Person } from './video-orders.ts'
import { wrongVersions } from './wrong-versions.ts'

const VIDEOS = 30
const VIDEOS_A_PERSON = 6
/** Credits for all videos after the three free ones, with some left over. */
const CREDITS = '20'
/** The parts of the first kills. After them, half of all kills hit the worker, because it renders the videos. */
const FIRST: readonly Part[] = ['worker', 'server', 'database']
const PARTS: readonly Part[] = ['worker', 'worker', 'server', 'database']
/** The share of the work during which parts are killed, so that some work follows the last kill. */
const KILLED_SHARE = 0.95
const LONGEST_PAUSE_MS = 1_000
const POLL_MS = 200

/**
 * Orders videos through the API while the worker, the server and the database are killed at random moments. Some videos
 * are edited, and some are cancelled. At the end, all others must have succeeded, each must be charged once, every
 * stored file must have an owner, and every video must play. The key of the language model may appear nowhere.
 */
export const soakVideos: SoakPart = async ({ count = VIDEOS, quick, say }) => {
  const mark = `DAYREEL_SOAK=${randomUUID()}`
  return withScratchFolder(async (folder) => {
    const dataFolder = join(folder, 'dayreel')
    const model = await startKeyedModel()
    const env = { ...soakSettings(mark), ...model.env }
    let dayreel = await startDayreel(dataFolder, env)
    const over = new AbortController()
    const operator = await signUp(dayreel.url, 'operator@example.com') // The first account is the operator's.
    const calling = model.keepCalling(dayreel.url, operator, over.signal)
    const people = await Promise.all(
      Array.from({ length: Math.ceil(count / VIDEOS_A_PERSON) }, (_, i) => register(dayreel.url, dataFolder, i)),
    )
    const orders = planOrders(people, count, quick)
    const problems = [...(await makeUnderFire(dayreel, orders, count, say))]
    over.abort()
    const calls = await calling
    if (calls === 0) problems.push('the language model was never called')
    say(`  ${calls} calls of the language model`)
    problems.push(...orders.flatMap(wrongEnd))
    const isIdle = async () => (await readKept(await databaseIn(dataFolder))).unfinishedJobs === 0
    await until(isIdle, 'no job is left')
    await dayreel.stop()
    const before = dayreel.output()
    problems.push(...(await leftOver(mark)))

    // The address stays the same, because it is part of every token. The start deletes the incomplete files of killed
    // processes.
    dayreel = await startDayreel(dataFolder, { ...env, PORT: new URL(dayreel.url).port })
    const kept = await readKept(await databaseIn(dataFolder))
    problems.push(...wrongCharges(kept), ...wrongFiles(await listFiles(dataFolder), kept))
    const charges = [...kept.charges.values()].reduce((sum, taken) => sum + taken, 0)
    const due = orders.filter(({ video }) => video?.versions.some(({ status }) => status === 'succeeded')).length
    if (charges !== due) problems.push(`${charges} charges for ${due} videos`)
    say(`  ${due} videos, ${charges} charges`)
    for (const order of orders) problems.push(...(await wrongVersions(dayreel.url, order, { folder, quick })))
    say('  every version was looked at')
    const output = before + dayreel.output()
    await dayreel.stop()
    problems.push(...(await model.findKey(dataFolder, output)))
    await model.close()
    if (problems.length > 0) say(output)
    problems.push(...(await leftOver(mark)))
    return problems
  })
}

async function register(url: string, dataFolder: string, i: number): Promise<Person> {
  const email = `person-${i}@example.com`
  const token = await signUp(url, email)
  await runCommand('grant.ts', [email, CREDITS], { DATA_FOLDER: dataFolder })
  return { email, token }
}

async function makeUnderFire(
  dayreel: RunningDayreel,
  orders: readonly Order[],
  kills: number,
  say: (line: string) => void,
): Promise<string[]> {
  const problems: string[] = []
  const over = new AbortController()
  const ordering = Promise.all(
    [...Map.groupBy(orders, ({ person }) => person).values()].map((own) =>
      orderAll(dayreel.url, own).catch((error: unknown) => void problems.push(String(error))),
    ),
  ).finally(() => over.abort())
  const random = createRandom('video kills')
  const moments = Array.from({ length: kills }, () => random() * KILLED_SHARE).sort((a, b) => a - b)
  let killed = 0
  for (const moment of moments) {
    while (!over.signal.aborted && shareDone(orders) < moment) await sleep(POLL_MS)
    await sleep(random() * LONGEST_PAUSE_MS)
    if (over.signal.aborted) break
    const part = FIRST[killed] ?? PARTS[Math.floor(random() * PARTS.length)]!
    const seconds = (await killPart(dayreel, part)) / 1e3
    killed++
    const share = Math.round(shareDone(orders) * 100)
    say(`  ${share} %, kill ${killed} of ${kills}: the ${part} is back after ${seconds.toFixed(1)} s`)
  }
  await ordering
  if (killed < kills) problems.push(`only ${killed} of ${kills} kills met a video that was being made`)
  return problems
}

/** Returns a problem if an order does not have its intended outcome. */
function wrongEnd({ kind, video, person }: Order): string[] {
  const own = video ? `${video.id} of ${person.email}` : `a video of ${person.email}`
  const versions = video?.versions ?? []
  const ends = versions.map(({ status, errorCode }) => errorCode ?? status).join(', ')
  const wanted = { made: ['succeeded'], edited: ['succeeded, succeeded'], cancelled: ['cancelled', 'succeeded'] }[kind]
  return wanted.includes(ends) ? [] : [`${own}, to be ${kind}, is ${ends || 'not there'}`]
}
