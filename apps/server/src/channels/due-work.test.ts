import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { ledgerEntries, runs, videos } from '#db/schema.ts'
import { poll } from '#jobs/poll.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import type { Services } from '#services'
import { BERLIN } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { channelCalls, setClock } from '#test/given-channels.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { workOff } from '#test/work-off.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { findDueWork } from './find-due-work.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { planDueRuns } from './plan-due-runs.ts'

const running = startTestApp({ studio: { illustrators: [createPlainIllustrator()] } })

const givenUser = () => channelCalls(running.app, running.services.db, randomUUID())

test('a single worker finds due work, and makes the video', async () => {
  const { services, database } = running
  const { give, activate, call, runsOf } = givenUser()
  await give(2)
  await setClock(services.db, '2026-06-01T10:00:00Z')
  const { id } = await activate({ ...BERLIN, desiredDuration: 20, selectedMusicUrl: null })
  await setClock(services.db, '2026-06-02T15:50:00Z')
  const due = poll(findDueWork(services), services)
  onTestFinished(() => due.close())
  const work = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  onTestFinished(() => work.close())
  await expect
    .poll(async () => (await runsOf(id)).items.map(({ kind, status }) => `${kind} ${status}`), {
      timeout: 280_000,
      interval: 500,
    })
    .toEqual(['scheduled ready', 'activation ready'])
  const [run] = (await runsOf(id)).items
  expect(run).toMatchObject({ localDate: '2026-06-02', title: expect.any(String), thumbnailUrl: expect.any(String) })
  expect((await call('GET', `${id}/runs/${run!.id}`)).json()).toMatchObject({ id: run!.id, status: 'ready' })
})

/**
 * Returns services that fail before or after enqueuing a job, as if the process died there. Uncommitted changes are
 * lost.
 */
function dying(moment: 'before' | 'after'): Services {
  const { services } = running
  const { jobs } = services
  const die = async (act: () => Promise<void>): Promise<void> => {
    if (moment === 'after') await act()
    throw new Error('died')
  }
  return {
    ...services,
    jobs: {
      ...jobs,
      enqueue: (...given) => die(() => jobs.enqueue(...given)),
      enqueueMany: (...given) => die(() => jobs.enqueueMany(...given)),
    },
  }
}

test.each(['before', 'after'] as const)(
  'a worker that dies %s it enqueues leaves the day unchanged; the next worker makes one video for one credit',
  async (moment) => {
    const { services } = running
    const { db } = services
    const { accountId, give, activate, balance, runsOf } = givenUser()
    await give(3)
    await setClock(db, '2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await workOff(services, beginRunHandler)
    await setClock(db, '2026-06-02T15:50:00Z')
    await expect(planDueRuns(dying(moment))).rejects.toThrow('died')
    expect((await runsOf(id)).total).toBe(1)
    expect(await planDueRuns(services)).toBe(1)
    await expect(workOff(dying(moment), beginRunHandler)).rejects.toThrow('died')
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'due', videoId: null })
    expect(await balance()).toBe(2)
    await workOff(services, beginRunHandler)
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'making', localDate: '2026-06-02' })
    expect(await balance()).toBe(1)
    expect(await db.select().from(videos).where(eq(videos.accountId, accountId))).toHaveLength(2)
  },
)

test('a run that was due before its channel was moved or switched off still happens, even if no worker has seen it', async () => {
  const { services } = running
  const { db } = services
  const { give, activate, balance, call, read, runsOf } = givenUser()
  const describeRuns = async (id: string): Promise<string[]> =>
    (await runsOf(id)).items.map(({ localDate, status, reason }) =>
      [localDate, status, reason].filter(Boolean).join(' '),
    )
  await give(5)
  await setClock(db, '2026-06-01T10:00:00Z')
  const { id } = await activate(BERLIN)
  await workOff(services, beginRunHandler)
  await setClock(db, '2026-06-02T16:30:00Z') // No worker was running at 18:00 in Berlin.
  const moved = await call('PUT', `${id}/config`, { preferredRunTimeLocal: '22:00' })
  expect(moved.statusCode).toBe(200)
  expect(await describeRuns(id)).toEqual(['2026-06-02 due', 'making'])
  expect(await read(id)).toMatchObject({ nextRunAt: '2026-06-03T20:00:00.000Z' }) // The date has already had its run.
  await workOff(services, beginRunHandler)
  expect([(await describeRuns(id))[0], await balance()]).toEqual(['2026-06-02 making', 3])

  await setClock(db, '2026-06-05T21:00:00Z')
  expect((await call('PATCH', `${id}/toggle`)).statusCode).toBe(200)
  await workOff(services, beginRunHandler)
  expect((await describeRuns(id)).slice(0, 3)).toEqual([
    '2026-06-05 skipped switched_off',
    '2026-06-04 skipped missed',
    '2026-06-03 skipped missed',
  ])
  expect(await balance()).toBe(3)
})

test('with four workers, forty channels of one account at one slot have exactly one run each', async () => {
  const { services } = running
  const { db } = services
  const { accountId, give, activate } = givenUser()
  await give(90)
  await setClock(db, '2026-06-01T10:00:00Z')
  for (let i = 0; i < 40; i++) await activate(BERLIN)
  await workOff(services, beginRunHandler)
  await setClock(db, '2026-06-02T15:50:00Z')
  const looks = await Promise.all([1, 2, 3, 4].map(() => planDueRuns(services, 7)))
  let found = looks.reduce((sum, each) => sum + each, 0)
  for (let more = 1; more > 0; found += more) more = await planDueRuns(services, 7)
  expect(found).toBeGreaterThanOrEqual(40)
  await workOff(services, beginRunHandler)
  const rows = await db
    .select()
    .from(runs)
    .where(and(eq(runs.accountId, accountId), eq(runs.kind, 'scheduled')))
  expect(rows.map(({ status, localDate }) => `${status} ${localDate}`)).toEqual(rows.map(() => 'making 2026-06-02'))
  expect(rows).toHaveLength(40)
  const [spent] = await db
    .select({ sum: sql<number>`sum(${ledgerEntries.amount})::int` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), sql`${ledgerEntries.amount} < 0`))
  expect(spent!.sum).toBe(-80)
})
