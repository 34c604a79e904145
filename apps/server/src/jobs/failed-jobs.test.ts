import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { failedJobs, mails } from '#db/schema.ts'
import { createMailDelivery } from '#mail/deliver-mail.ts'
import type { Services } from '#services'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { freePort } from '#test/free-port.ts'
import { startWork } from '#test/start-work.ts'
import { tidyUpHandler } from '#compose/tidy-up-handler.ts'
import { handle, type JobContext } from './handle.ts'
import { sendMail } from './send-mail.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }

let running: TestServices
let smtp: SMTPServer
const open: { close: () => Promise<void> }[] = []
beforeAll(async () => {
  const smtpPort = await freePort()
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        Object.assign(new Error(`5.1.1 <${address}>: no such user ${address.split('@')[0]!}`), { responseCode: 550 }),
      ),
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve))
  running = await createTestServices({ env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } })
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  await running.services.db.delete(failedJobs)
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await running.close()
})

/** Sets the error count of the mail's job so that its next error is the last one allowed. */
async function onLastAttempt(mailId: string): Promise<void> {
  await running.services.db.execute(sql`insert into job_errors (job_id, count, last_message)
    select id, ${sendMail.attempts - 1}, '' from pgboss.job where data->>'mailId' = ${mailId}`)
}

const failed = () => running.services.db.select().from(failedJobs)

test.each(['ada.lovelace@example.com', 'jürgen@exämple.com'])(
  'a failed mail keeps its row, and its reason contains no address: %s',
  async (to) => {
    const { db, mailer } = running.services
    await mailer.send({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
    const [mail] = await db.select().from(mails)
    await onLastAttempt(mail!.id)
    open.push(await startWork(running, [createMailDelivery(), tidyUpHandler]))
    await vi.waitFor(async () => expect(await failed()).toHaveLength(1), PATIENCE)
    const [job] = await failed()
    expect(job).toMatchObject({
      name: 'send-mail',
      payload: { mailId: mail!.id },
      errors: 30,
      lost: 0,
      retriedAt: null,
    })
    expect(job!.reason).toMatch(/550 5\.1\.1.*no such user/)
    for (const text of [JSON.stringify(job), running.logged.join('')])
      expect(text).not.toMatch(/lovelace|jürgen|ex.mple\.com/)
    expect(await db.select().from(mails)).toEqual([mail])

    // After 30 days, both failed jobs are deleted.
    await db.update(failedJobs).set({ failedAt: sql`now() - interval '29 days'` })
    await tidyUp()
    expect(await failed()).toHaveLength(1)
    await db.update(failedJobs).set({ failedAt: sql`now() - interval '31 days'` })
    await tidyUp()
    expect([await failed(), await db.select().from(mails)]).toEqual([[], []])
  },
)

async function tidyUp(): Promise<void> {
  const { signal } = new AbortController()
  const context = {
    services: running.services,
    signal,
    complete: async () => undefined,
    progressed: async () => undefined,
  }
  await tidyUpHandler.run({}, context)
}

test.each([
  ['a missing file', () => readFile('/nowhere/at-all')],
  ['another service that is away', () => fetch('http://127.0.0.1:9')],
])('%s counts as the job’s own error, not as a lost database: the job fails', async (_, act) => {
  const { jobs } = running.services
  const mailId = randomUUID()
  await jobs.enqueue(sendMail, { mailId })
  await onLastAttempt(mailId)
  const handler = handle(sendMail, async (_payload, _context: JobContext<Services>) => void (await act()))
  open.push(await startWork(running, [handler, tidyUpHandler]))
  await vi.waitFor(async () => expect(await failed()).toMatchObject([{ payload: { mailId } }]), PATIENCE)
})

test('logs the start and the end of each attempt with its ids and duration', async () => {
  const { jobs, db } = running.services
  const [accountId, mailId] = [randomUUID(), randomUUID()]
  running.logged.length = 0
  await jobs.enqueue(sendMail, { mailId }, { accountId })
  let attempts = 0
  const handler = handle(sendMail, async (_payload, _context: JobContext<Services>) => {
    if (attempts++ === 0) throw new Error('not yet')
  })
  open.push(await startWork(running, [handler, tidyUpHandler]))
  const lines = () =>
    running.logged
      .map((line) => JSON.parse(line) as { msg: string })
      .filter((line) => 'mailId' in line && /^job (started|ended)$/.test(line.msg))
  await vi.waitFor(() => expect(lines()).toHaveLength(4), PATIENCE)
  const ids = { level: 30, job: 'send-mail', jobId: expect.any(String) as string, accountId, mailId }
  const durationMs = expect.any(Number) as number
  expect(lines()).toMatchObject([
    { ...ids, attempt: 1, msg: 'job started' },
    { ...ids, attempt: 1, msg: 'job ended', outcome: 'retry', durationMs },
    { ...ids, attempt: 2, msg: 'job started' },
    { ...ids, attempt: 2, msg: 'job ended', outcome: 'done', durationMs },
  ])
  expect(await db.select().from(failedJobs).where(eq(failedJobs.accountId, accountId))).toEqual([])
})
