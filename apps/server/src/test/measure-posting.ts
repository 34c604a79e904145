import { DAY_MS } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '#config'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import '#http/fastify-types.ts' // Importers of this file do not import it themselves.
import { createLog } from '#log/create-log.ts'
import { createApp } from '#compose/app.ts'
import { createPlanning } from '#compose/create-planning.ts'
import { createServices } from '#compose/create-services.ts'
import { copyPost } from './copy-post.ts'
import { givenFinishedVideo } from './given-finished-video.ts'
import { givenPoster } from './given-posters.ts'
import { startStandIns } from './stand-ins.ts'
import { bearer, createTestAuth } from './test-auth.ts'

const DAILY_UPLOADS = 100
const OTHERS = 10
const OTHERS_PER_SECOND = 20
/**
 * How many requests the busy account sends concurrently. In total, it sends as many as an account may: 300 a minute.
 */
const AT_ONCE = 4
const CALLS_PER_MINUTE = 300

export type MeasuredPosting = {
  /** Milliseconds that each post of the other accounts takes while the busy account posts. */
  others: number[]
  /**
   * The number of posts of the busy account before it reached its limit. `refused` counts its rejected posts after
   * that.
   */
  added: number
  refused: number
}

/**
 * Measures how long users wait when they post to YouTube while one account adds posts up to its limit and then keeps
 * trying.
 *
 * @param fullDays the number of days for which the site's quota is already used up.
 */
export async function measurePosting({
  fullDays,
  seconds,
}: {
  fullDays: number
  seconds: number
}): Promise<MeasuredPosting> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-posting-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  stack.defer(postgres.stop)
  await migrate(postgres.url)
  const standIns = await startStandIns()
  stack.defer(() => standIns.close())
  const config = readConfig({
    ...standIns.env,
    DATA_FOLDER: folder,
    YOUTUBE_DAILY_UPLOADS: String(DAILY_UPLOADS),
    YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT: '10',
    CALLS_PER_MINUTE: '1000000',
    CALLS_PER_MINUTE_AND_ADDRESS: '1000000',
  })
  const log = createLog({ level: 'silent', name: 'bench' })
  const { services, close } = await createServices({ config, databaseUrl: postgres.url, log })
  stack.defer(close)
  const { planning, close: closePlanning } = await createPlanning(services, postgres.url)
  stack.defer(closePlanning)
  const app = await createApp({ ...services, ...planning, auth: createTestAuth() })
  stack.defer(() => app.close())

  const givenPerson = async () => {
    const { poster, row } = await givenPoster(services, 'youtube')
    const videoId = await givenFinishedVideo(services.db, poster.accountId)
    const target = { connectionId: row.id, title: 'Salt', text: '', tags: [], privacy: 'private' }
    return async (): Promise<{ status: number; ms: number; id: string | undefined }> => {
      const started = performance.now()
      const answer = await app.inject({
        method: 'POST',
        url: '/api/posts',
        headers: { ...bearer(poster.accountId), 'idempotency-key': randomUUID() },
        payload: { videoId, targets: [target], scheduledAt: null },
      })
      const ms = performance.now() - started
      const id = answer.json<{ posts?: { id: string }[] }>().posts?.[0]?.id
      return { status: answer.statusCode, ms, id }
    }
  }
  const crowd = await givenPerson()
  const { id } = await crowd()
  const today = services.platforms.now()
  await copyPost(services.db, id!, fullDays * DAILY_UPLOADS, (i) => ({
    status: 'live',
    nextAt: null,
    quotaDay: new Date(today + (Math.floor(i / DAILY_UPLOADS) - 1) * DAY_MS).toISOString().slice(0, 10),
  }))
  await services.db.execute(sql`vacuum analyze posts`)
  const busy = await givenPerson()
  const others = await Promise.all(Array.from({ length: OTHERS }, givenPerson))
  for (const post of [busy, ...others]) await post()
  return await run({ busy, others, seconds }) // It must end before all services are stopped.
}

type Person = () => Promise<{ status: number; ms: number; id: string | undefined }>

async function run({ busy, others, seconds }: { busy: Person; others: Person[]; seconds: number }) {
  const end = performance.now() + seconds * 1_000
  const measured: MeasuredPosting = { others: [], added: 0, refused: 0 }
  const add = async (): Promise<void> => {
    while (performance.now() < end) {
      const { status } = await busy()
      if (status === 201) measured.added++
      else if (status === 409) measured.refused++
      else throw new Error(`A post was answered with ${status}`)
      await sleep((AT_ONCE * 60_000) / CALLS_PER_MINUTE)
    }
  }
  const adding = Promise.all(Array.from({ length: AT_ONCE }, add))
  const posting: Promise<void>[] = []
  for (let i = 0; performance.now() < end; i++) {
    const post = others[i % others.length]!
    posting.push(post().then(({ status, ms }) => void (status === 201 && measured.others.push(ms))))
    await sleep(1_000 / OTHERS_PER_SECOND)
  }
  await Promise.all([adding, ...posting])
  return measured
}
