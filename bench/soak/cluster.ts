import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildWeb } from '../../scripts/build-web.ts'
import { runCommand } from '../run-command.ts'
import { until } from '../running-dayreel.ts'
import { withScratchFolder } from '../scratch-folder.ts'
import { countCalls, type CountedCalls } from './cluster/count-calls.ts'
import { createMaker, makeAndPost, type Delivered, type Maker } from './cluster/make-and-post.ts'
import { replaceProcesses } from './cluster/replace-processes.ts'
import { startCluster, type Cluster } from './cluster/start-cluster.ts'
import { leftOver, signUp } from './dayreel-under-fire.ts'
import { readKept, wrongCharges, wrongFiles } from './kept-videos.ts'
import type { SoakPart } from './part.ts'
import { planVideos, type Order } from './video-orders.ts'
import { wrongVersions } from './wrong-versions.ts'

const VIDEOS = 40
const VIDEOS_A_PERSON = 5
const CREDITS = String(VIDEOS_A_PERSON)
/** Milliseconds between two ends of workers, and between two replacements of servers. */
const PAUSE_MS = 30_000
const QUICK_PAUSE_MS = 8_000
/** The pause of a visitor between two rounds of calls, in milliseconds. */
const VISIT_MS = 150
const VISITORS = 4
const SITE_PATHS = ['/', '/pricing', '/app', '/api/site-config']

/**
 * Runs a site of two servers and three workers behind a TLS proxy, with files in a bucket, while users order videos and
 * post them. All the time, workers end by SIGTERM and kill -9, and servers are replaced. At the end, each video and
 * each post must exist exactly once. Every call through the proxy must have been answered, every page must have shown
 * each result without a reload, and the ledger must be correct.
 */
export const soakCluster: SoakPart = async ({ count = VIDEOS, quick, say }) => {
  await buildWeb()
  return withScratchFolder(async (folder) => {
    const mark = `DAYREEL_SOAK=${randomUUID()}`
    await using open = new AsyncDisposableStack()
    const cluster = await startCluster(join(folder, 'cluster'), mark, open)
    const calls = countCalls(cluster.url)
    const makers = await createMakers(cluster, calls, Math.ceil(count / VIDEOS_A_PERSON))
    open.defer(() => makers.forEach(({ page }) => page.close()))
    const orders = planVideos(makers.map(({ person }) => person), count, quick) // prettier-ignore
    const { delivered, problems } = await makeWhileReplacing({ cluster, calls, makers, orders, quick, say })
    problems.push(...calls.failed.map((line) => `a call failed: ${line}`))
    if (delivered.length < count) problems.push(`only ${delivered.length} of ${count} videos were made and posted`)
    problems.push(...delivered.flatMap((one) => wrongDelivery(cluster, one)))
    problems.push(...(await wrongSite(cluster, orders, { folder, quick }).catch((error: unknown) => [String(error)])))
    if (problems.length > 0) for (const each of [...cluster.servers, ...cluster.workers]) say(each.output())
    await open.disposeAsync()
    return [...problems, ...(await leftOver(mark))]
  })
}

type Work = {
  cluster: Cluster
  calls: CountedCalls
  makers: readonly Maker[]
  orders: readonly Order[]
  quick: boolean
  say: (line: string) => void
}

/** Makes and posts all videos while visitors use the site and processes are replaced. */
async function makeWhileReplacing({ cluster, calls, makers, orders, quick, say }: Work) {
  const problems: string[] = []
  const note = (who: string, error: unknown): void => {
    problems.push(`${who}: ${String(error)}`)
    say(`  ${problems.at(-1)}`)
  }
  const over = new AbortController()
  const visiting = Promise.all(
    Array.from({ length: VISITORS }, (_, i) =>
      visit(cluster.url, calls, i, over.signal).then(
        (lost) => problems.push(...lost),
        (error: unknown) => note(`visitor ${i}`, error),
      ),
    ),
  )
  const pauseMs = quick ? QUICK_PAUSE_MS : PAUSE_MS
  const replacing = replaceProcesses(cluster, { pauseMs, signal: over.signal, say }).catch((error: unknown) => {
    note('the processes', error)
    return undefined
  })
  const delivered: Delivered[] = []
  const making = makers.map(async (maker) => {
    const own = orders.filter(({ person }) => person === maker.person)
    await makeAndPost(calls, maker, own).then(
      (all) => delivered.push(...all),
      (error: unknown) => note(maker.person.email, error),
    )
  })
  await Promise.all(making).finally(() => over.abort())
  await visiting
  report(say, { cluster, calls, makers, replaced: await replacing })
  return { delivered, problems }
}

async function createMakers({ url, env }: Cluster, calls: CountedCalls, count: number): Promise<Maker[]> {
  await signUp(url, 'operator@example.com') // The first account is the operator's.
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const email = `maker-${i}@example.com`
      const person = { email, token: await signUp(url, email) }
      await calls.read('/api/users/profile', { token: person.token }) // The first call creates the account.
      await runCommand('grant.ts', [email, CREDITS], env)
      return createMaker(url, calls, person)
    }),
  )
}

/** Acts as a visitor who loads pages, reads and writes until the signal aborts. Returns lost writes. */
async function visit(url: string, calls: CountedCalls, visitor: number, signal: AbortSignal): Promise<string[]> {
  const token = await signUp(url, `visitor-${visitor}@example.com`)
  const problems: string[] = []
  for (let turn = 0; !signal.aborted; turn++) {
    await calls.fetch(SITE_PATHS[turn % SITE_PATHS.length]!).then((page) => page?.arrayBuffer())
    const body = { name: String(turn) }
    const written = await calls.call('/api/users/profile', { method: 'PUT', body, token })
    const { body: profile } = await calls.call('/api/users/profile', { token })
    const { name } = (profile ?? {}) as { name?: string }
    if (written.status === 200 && name !== undefined && name !== body.name)
      problems.push(`visitor ${visitor} wrote ${turn}, and ${name} is there`)
    await calls.call('/api/videos', { token })
    await sleep(VISIT_MS, undefined, { signal }).catch(() => undefined)
  }
  return problems
}

type Numbers = {
  cluster: Cluster
  calls: CountedCalls
  makers: readonly Maker[]
  replaced: Awaited<ReturnType<typeof replaceProcesses>> | undefined
}

function report(say: (line: string) => void, { cluster, calls, makers, replaced }: Numbers): void {
  const { serversReplaced = 0, workersStopped = 0, workersKilled = 0 } = replaced ?? {}
  const reconnects = makers.reduce((sum, { page }) => sum + page.reconnects(), 0)
  const { retried, sockets } = cluster.proxy.counts
  say(`  ${serversReplaced} servers replaced; ${workersStopped} workers stopped, ${workersKilled} killed`)
  say(`  ${calls.count()} calls, ${calls.failed.length} failed; the proxy tried another server ${retried} times`)
  say(`  ${sockets} sockets; ${makers.length} pages connected again ${reconnects} times`)
  if (reconnects === 0) say('  no page lost its connection')
}

/** Returns a problem if a video was not made or posted exactly once. */
function wrongDelivery({ youtube }: Cluster, { order, postStatus, sha256 }: Delivered): string[] {
  const { id, status, versions } = order.video!
  const problems: string[] = []
  if (status !== 'succeeded' || versions.length !== 1) problems.push(`video ${id} has ${status}, ${versions.length}`)
  const there = youtube.videos.filter((video) => video.sha256 === sha256).length
  if (postStatus !== 'live' || there !== 1) problems.push(`the post of ${id} is ${postStatus}, there ${there} times`)
  return problems
}

/** Compares the database, the ledger, the bucket and YouTube with the orders. */
async function wrongSite(
  cluster: Cluster,
  orders: readonly Order[],
  looking: { folder: string; quick: boolean },
): Promise<string[]> {
  const { databaseUrl, s3, youtube, url, env } = cluster
  await until(async () => (await readKept(databaseUrl)).unfinishedJobs === 0, 'no job is left')
  const kept = await readKept(databaseUrl)
  const files = [...s3.bucket.objects.keys()].filter((key) => key.startsWith('accounts/'))
  const problems = [...wrongCharges(kept), ...wrongFiles(files, kept)]
  if (kept.versions.length !== orders.length) problems.push(`${kept.versions.length} videos of ${orders.length} orders`)
  if (youtube.videos.length !== orders.length)
    problems.push(`${youtube.videos.length} posts of ${orders.length} videos`)
  for (const order of orders) if (order.video) problems.push(...(await wrongVersions(url, order, looking)))
  const checked = await runCommand('ledger-check.ts', ['check'], env).catch((error: unknown) => String(error))
  if (!checked.includes('every balance is right')) problems.push(`the ledger: ${checked}`)
  return problems
}
