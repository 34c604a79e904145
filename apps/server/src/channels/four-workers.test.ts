import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { appNow } from '#db/app-now.ts'
import { channels, runs, videos } from '#db/schema.ts'
import { poll } from '#jobs/poll.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import type { Studio, WorkerServices } from '#services'
import { BERLIN } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { channelCalls, setClock } from '#test/given-channels.ts'
import { makeAtOnce } from '#test/schedule/instant-studio.ts'
import { workOff } from '#test/work-off.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { findDueWork } from './find-due-work.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { planDueRuns } from './plan-due-runs.ts'

const [MINUTE_MS, WORKERS] = [60_000, 4]
const CHANNELS = 40
/**
 * Milliseconds between the test's checks and between a worker's searches for due work. Shorter intervals would slow the
 * work down.
 */
const [LOOK_MS, DUE_LOOK_MS] = [50, 250]
/** The duration of each video on the schedule's clock. */
const MAKING_MS = 2 * MINUTE_MS

const running = startTestApp({ studio: { makeVideo: makeAtOnce } })

const makeVideoHandler = jobHandlers().find(({ job }) => job.name === 'make-video')!

/** The schedule's clock. It advances only when all workers are as busy as possible. */
let clock = 0
async function setTime(at: number): Promise<void> {
  clock = at
  await setClock(running.services.db, new Date(at).toISOString())
}
const begun: { title: string; at: number; isOver: boolean }[] = []
const makeSlowly: Studio['makeVideo'] = async (...given) => {
  const made = await makeAtOnce(...given)
  const own = { title: made.storyboard.title, at: clock, isOver: false }
  begun.push(own)
  while (clock < own.at + MAKING_MS) await sleep(LOOK_MS)
  own.isOver = true
  return made
}

/**
 * Waits until all due runs have started and either each worker has a video or no account may start another one. Workers
 * that fetch at the same moment may exceed an account's limit.
 */
async function untilBusy(): Promise<void> {
  const { db } = running.services
  for (;;) {
    const { rows } = await db.execute<{ open: number; active: number; startable: number }>(sql`
      with accounts as (
        select count(*) filter (where state = 'active') as active, count(*) filter (where state < 'active') as waiting
        from pgboss.job where name = 'make-video' group by group_id)
      select (select count(*)::int from channels where is_active and next_make_at <= app_now())
        + (select count(*)::int from runs where status = 'due') as open,
        (select coalesce(sum(active), 0)::int from accounts) as active,
        (select count(*)::int from accounts
          where waiting > 0 and active < ${running.services.config.rendersAtOnce}) as startable`)
    const { open, active, startable } = rows[0]!
    const now = begun.filter(({ isOver, at }) => !isOver && clock < at + MAKING_MS).length
    const areAllTaken = now === WORKERS || startable === 0
    if (open === 0 && active === now && areAllTaken) return
    await sleep(LOOK_MS)
  }
}

test('with four workers, forty channels of one account at one slot are on time and do not delay another account; videos by hand go first', async () => {
  const { services, database } = running
  const { db } = services
  const many = channelCalls(running.app, db, randomUUID())
  const one = channelCalls(running.app, db, randomUUID())
  await many.give(1_000)
  await one.give(10)
  await setTime(Date.UTC(2026, 5, 1, 10))
  const ids: string[] = []
  for (let i = 0; i < CHANNELS; i++) ids.push((await many.activate(BERLIN)).id)
  const { id: aloneId } = await one.activate(BERLIN)
  await workAtOnce()
  await setTime(Date.UTC(2026, 5, 2, 15, 45))
  await workAtOnce()
  await db.execute(sql`update video_versions set finished_at = created_at + make_interval(secs => ${MAKING_MS / 1000})`)

  // The plan of the day after changes with the load, so the plan of this day is read before its runs start.
  const [planned] = await db.select({ at: channels.nextMakeAt }).from(channels).where(eq(channels.id, aloneId))

  const slow: WorkerServices = { ...services, studio: { ...services.studio, makeVideo: makeSlowly } }
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const work = await runJobs({ url: database.url, services: slow, handlers: jobHandlers() })
      return { due: poll(findDueWork(slow), { ...slow, lookEveryMs: DUE_LOOK_MS }), work }
    }),
  )
  const slot = Date.UTC(2026, 5, 3, 16)
  let byHand: { title: string; before: number; status: number } | undefined
  for (let at = slot - 70 * MINUTE_MS; at <= slot; at += MINUTE_MS) {
    await setTime(at)
    await untilBusy()
    if (byHand === undefined && begun.length >= CHANNELS / 2) {
      const channelId = ids[0]!
      await many.call('POST', `${channelId}/subjects`, { texts: ['Asked for by hand'] })
      const { statusCode: status } = await many.call('POST', `${channelId}/run-once`)
      byHand = { title: 'Asked for by hand', before: begun.length, status }
    }
  }
  for (const { due, work } of workers) {
    await due.close()
    await work.close()
  }

  const rows = await db.select().from(runs).where(eq(runs.localDate, '2026-06-03'))
  expect(rows).toHaveLength(CHANNELS + 1)
  expect(rows.map(({ status, reason }) => reason ?? status)).toEqual(rows.map(() => 'ready'))
  expect(Math.max(...begun.map(({ at }) => at)) + MAKING_MS).toBeLessThanOrEqual(slot)
  // The other account's video starts within a minute of its planned time.
  const [alone] = await db
    .select({ title: videos.title })
    .from(runs)
    .innerJoin(videos, eq(videos.id, runs.videoId))
    .where(and(eq(runs.accountId, one.accountId), eq(runs.localDate, '2026-06-03')))
  const begunAt = begun.find(({ title }) => title === alone!.title)!.at
  expect(begunAt - planned!.at!.getTime()).toBeLessThan(MINUTE_MS)
  // The video by hand waits for running work, but at most three other videos start before it.
  expect(byHand!.status).toBeLessThan(300)
  const place = begun.findIndex(({ title }) => title === byHand!.title)
  expect(place - byHand!.before).toBeLessThan(4)
  expect((await appNow(db)).getTime()).toBeGreaterThanOrEqual(slot)
})

/** Works off everything that is due, without a backlog and without workers. */
async function workAtOnce(): Promise<void> {
  const { services } = running
  while ((await planDueRuns(services)) > 0);
  await workOff(services, beginRunHandler)
  await workOff(services, makeVideoHandler)
}
