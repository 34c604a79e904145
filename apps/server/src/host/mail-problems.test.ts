import type { HostReport } from '@dayreel/contract'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { failedJobs, hostWarnings, mails, paymentEvents } from '#db/schema.ts'
import { keepFailedJob } from '#jobs/failed-jobs.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { listMails } from '#mail/mailer.ts'
import { reportWorker } from '#processes/report-worker.ts'
import { videoCalls } from '#test/given-videos.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { mailProblems } from './mail-problems.ts'

const running = startTestApp({ env: { OPERATOR_EMAIL: 'operator@dayreel.test' } })
const { givenUser, look } = runChannels(running)
let host: ReturnType<typeof videoCalls>
beforeAll(async () => {
  host = videoCalls(running.app, randomUUID())
  await host.call('GET', '/api/users/profile') // The first account becomes the operator's.
})
beforeEach(async () => {
  const { db } = running.services
  await db.execute(sql`delete from pgboss.job`)
  await db.delete(failedJobs)
  await db.delete(hostWarnings)
  await db.delete(mails)
})

async function subjects(): Promise<string[]> {
  const { db, sealing } = running.services
  const sent = await listMails(db, sealing, 100)
  return sent.filter(({ to }) => to === 'operator@dayreel.test').map(({ subject }) => subject)
}

const fail = () =>
  keepFailedJob(running.services.db, {
    id: randomUUID(),
    name: makeVideo.name,
    payload: { videoId: randomUUID() },
    accountId: undefined,
    errors: 3,
    lost: 0,
    reason: 'It broke.',
  })

test('a healthy site sends no mail', async () => {
  await mailProblems(running.services)
  expect(await subjects()).toEqual([])
})

test('failed jobs are mailed once a day, however many workers check at once', async () => {
  const { services } = running
  await fail()
  await Promise.all([mailProblems(services), mailProblems(services), mailProblems(services)])
  await fail()
  await mailProblems(services)
  expect(await subjects()).toEqual(['Jobs have failed on your Dayreel site'])
  await services.db.update(hostWarnings).set({ mailedAt: sql`now() - interval '25 hours'` })
  await mailProblems(services)
  expect(await subjects()).toHaveLength(2)
})

test('a long queue, late channels and payments that were not applied are mailed, and the page shows them', async () => {
  const { db, jobs } = running.services
  const { give, activate } = givenUser()
  await give(3)
  const { id: channelId } = await activate(BERLIN)
  await look()
  await db.execute(sql`update runs set slot_at = now() - interval '2 hours' where channel_id = ${channelId}`)
  await jobs.enqueue(makeVideo, { accountId: randomUUID(), videoId: randomUUID(), number: 1 })
  await db.execute(sql`update pgboss.job set start_after = now() - interval '45 minutes'`)
  await db
    .insert(paymentEvents)
    .values({ id: 'evt_1', type: 'x', objectId: 'in_1', toldAt: new Date(), error: 'Gone.' })
  await mailProblems({ ...running.services, db })
  expect((await subjects()).sort()).toEqual([
    'Channels are late on your Dayreel site',
    'Jobs wait for a long time on your Dayreel site',
    'Payments could not be applied on your Dayreel site',
  ])
  const report = (await host.call('GET', '/api/host')).json<HostReport>()
  expect(report.lateRuns.count).toBe(1)
  expect(report.queue.oldestSeconds).toBeGreaterThan(2_600)
})

const listWorkers = async () => (await host.call('GET', '/api/host')).json<HostReport>().workers

test('the page lists the live workers', async () => {
  expect(await listWorkers()).toEqual([])
  const worker = await reportWorker(running.services, { concurrency: 3, rendersAtOnce: 2 })
  expect(await listWorkers()).toMatchObject([{ concurrency: 3, release: /^\d/u }])
  await running.services.db.execute(sql`update workers set seen_at = now() - interval '2 minutes'`)
  expect(await listWorkers()).toEqual([])
  await worker.close()
})
