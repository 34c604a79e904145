import type { FailedJobs, HostReport, RetriedJob, RetriedJobs } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failedJobs, ledgerEntries, mails, takenProjects } from '#db/schema.ts'
import { keepFailedJob } from '#jobs/failed-jobs.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { sendMail } from '#jobs/send-mail.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createApp } from '#compose/app.ts'
import { makeVideoHandler } from '#videos/make-video-handler.ts'

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let host: ReturnType<typeof videoCalls>
beforeAll(async () => {
  running = await createTestServices({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  app = await createApp(running.services)
  host = videoCalls(app, randomUUID())
  await host.call('GET', '/api/users/profile') // The first account becomes the operator's.
})
beforeEach(async () => {
  // Deletes the welcome mails of new accounts and their jobs.
  const { db } = running.services
  await db.execute(sql`delete from pgboss.job where name = ${sendMail.name}`)
  await db.delete(mails)
  await db.delete(failedJobs)
})
afterAll(async () => {
  await app.close()
  await running.close()
})

const list = async () => (await host.call('GET', '/api/host/failed-jobs')).json<FailedJobs>()
const retry = async (id: string) => (await host.call('POST', `/api/host/failed-jobs/${id}/retry`)).json<RetriedJob>()

async function waitingJobs(name: string): Promise<{ id: string; data: Record<string, unknown> }[]> {
  const query = sql`select id, data from pgboss.job where name = ${name} and state < 'completed'`
  const { rows } = await running.services.db.execute<{ id: string; data: Record<string, unknown> }>(query)
  return rows
}

const report = async () => (await host.call('GET', '/api/host')).json<HostReport>()

/** Creates a mail whose job has failed. */
async function givenFailedMail(): Promise<{ id: string; mailId: string }> {
  const { db, mailer } = running.services
  await mailer.send({ to: `${randomUUID()}@example.com`, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
  const [{ id, data }] = (await waitingJobs(sendMail.name)) as [{ id: string; data: { mailId: string } }]
  await db.execute(sql`delete from pgboss.job where id = ${id}`)
  await keepFailedJob(db, {
    id,
    name: sendMail.name,
    payload: data,
    accountId: undefined,
    errors: 30,
    lost: 0,
    reason: 'The server refused it.',
  })
  return { id, mailId: data.mailId }
}

test('only the operator sees and retries failed jobs', async () => {
  const other = videoCalls(app, randomUUID())
  const answers = [
    await other.call('GET', '/api/host/failed-jobs'),
    await other.call('POST', `/api/host/failed-jobs/${randomUUID()}/retry`),
    await other.call('POST', '/api/host/failed-jobs/retry', { kind: 'mail' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
})

test('a failed mail is listed, counted, and sent again once, even if the retry is repeated', async () => {
  expect(await list()).toEqual({ jobs: [], kinds: [] })
  const { id, mailId } = await givenFailedMail()
  const failed = {
    id,
    kind: 'mail',
    ids: [{ field: 'mailId', id: mailId }],
    attempts: 30,
    reason: 'The server refused it.',
  }
  expect(await list()).toMatchObject({ jobs: [failed], kinds: [{ kind: 'mail', count: 1 }] })
  expect(await report()).toMatchObject({ queue: { failedToday: 1 }, mail: { waiting: 0 } })
  expect((await app.inject({ url: '/metrics' })).body).toContain('dayreel_failed_jobs{job="send-mail"} 1')

  const answers = await Promise.all([retry(id), retry(id), retry(id)])
  expect(answers.filter(({ isRetried }) => isRetried)).toHaveLength(1)
  expect(await waitingJobs(sendMail.name)).toMatchObject([{ data: { mailId } }])
  expect(await list()).toEqual({ jobs: [], kinds: [] })
  expect(await report()).toMatchObject({ queue: { failedToday: 1 }, mail: { waiting: 1 } })
  await running.services.db.execute(sql`delete from pgboss.job where name = ${sendMail.name}`)
})

test('all failed mails are retried together; a deleted mail is reported', async () => {
  const { db } = running.services
  const there = await givenFailedMail()
  const gone = await givenFailedMail()
  await db.delete(mails).where(eq(mails.id, gone.mailId))
  const answer = await host.call('POST', '/api/host/failed-jobs/retry', { kind: 'mail' })
  expect(answer.json<RetriedJobs>()).toMatchObject({
    retried: 1,
    refused: 1,
    sentence: /1 job runs again\. 1 job can’t run again: This email no longer exists/,
  })
  expect(await waitingJobs(sendMail.name)).toMatchObject([{ data: { mailId: there.mailId } }])
})

test('answers an unknown job with 404 and a clear message', async () => {
  const answer = await host.call('POST', `/api/host/failed-jobs/${randomUUID()}/retry`)
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { message: /no such failed job/ }])
})

test('a retried video is made at no cost, and its payment is not returned a second time', async () => {
  const { db, services } = { db: running.services.db, services: running.services }
  const accountId = randomUUID()
  const { start, read } = videoCalls(app, accountId)
  const videoId = await start()
  const giveUp = async (): Promise<string> => {
    const [job] = await waitingJobs(makeVideo.name)
    const { signal } = new AbortController()
    const complete = async () => {
      await db.execute(sql`delete from pgboss.job where id = ${job!.id}`)
      await keepFailedJob(db, {
        id: job!.id,
        name: makeVideo.name,
        payload: job!.data,
        accountId,
        errors: 3,
        lost: 0,
        reason: 'It broke.',
      })
    }
    await makeVideoHandler.onFailed(
      job!.data,
      { services, signal, complete, progressed: async () => undefined },
      new Error('It broke.'),
    )
    return job!.id
  }
  const taken = () =>
    db
      .select()
      .from(takenProjects)
      .where(and(eq(takenProjects.accountId, accountId), isNull(takenProjects.givenBackAt)))
  const entries = () => db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, accountId))

  const first = await giveUp()
  expect((await read(videoId)).status).toBe('failed')
  const before = [await taken(), await entries()]
  expect(await Promise.all([retry(first), retry(first)])).toEqual(
    expect.arrayContaining([
      { isRetried: true, sentence: 'The job runs again.' },
      { isRetried: false, sentence: 'This job has already been retried.' },
    ]),
  )
  expect(await read(videoId)).toMatchObject({ status: 'pending', progress: 0, errorMessage: null })
  expect(await waitingJobs(makeVideo.name)).toHaveLength(1)

  const second = await giveUp()
  expect((await read(videoId)).status).toBe('failed')
  expect([await taken(), await entries()]).toEqual(before)
  expect(await db.$count(failedJobs, eq(failedJobs.accountId, accountId))).toBe(1)
  await videoCalls(app, accountId).call('DELETE', `/api/videos/${videoId}`)
  expect(await retry(second)).toEqual({ isRetried: false, sentence: 'This video was deleted.' })
})
