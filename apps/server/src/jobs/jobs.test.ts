import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { jobErrors, mails } from '#db/schema.ts'
import { ElsewhereError } from '#errors/elsewhere-error.ts'
import { createMailDelivery } from '#mail/deliver-mail.ts'
import type { Services } from '#services'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { freePort } from '#test/free-port.ts'
import { startWork } from '#test/start-work.ts'
import { tidyUpHandler } from '#compose/tidy-up-handler.ts'
import { allJobs } from './all-jobs.ts'
import { defineJob } from './define-job.ts'
import { handle, type JobHandler } from './handle.ts'
import { checkHandlers } from './run-jobs.ts'
import { sendMail } from './send-mail.ts'
import { tidyUp } from './tidy-up.ts'

const PATIENCE = { timeout: 30_000, interval: 50 }

let running: TestServices
/** The port of the mail server while it runs. */
let smtpPort: number
const open: { close: () => Promise<void> }[] = []
beforeAll(async () => {
  smtpPort = await freePort()
  running = await createTestServices({ env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } })
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
afterAll(() => running.close())

async function work(handlers: readonly JobHandler<Services>[] = [createMailDelivery(), tidyUpHandler]): Promise<void> {
  open.push(await startWork(running, handlers))
}

const newMail = (to = 'ada@example.com') => ({ to, subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' })

async function stateOf(mailId: string): Promise<string | undefined> {
  const query = sql`select state::text from pgboss.job where data->>'mailId' = ${mailId}`
  const { rows } = (await running.services.db.execute(query)) as unknown as { rows: { state: string }[] }
  return rows[0]?.state
}

test('updates only queues whose declaration has changed', async () => {
  const { db } = running.services
  const queues = async () => {
    const query = sql`select name, retry_limit as "retryLimit", updated_on::text as "updatedOn" from pgboss.queue`
    const { rows } = await db.execute<{ name: string; retryLimit: number; updatedOn: string }>(query)
    return new Map(rows.map((row) => [row.name, row]))
  }
  const before = await queues()
  await db.execute(sql`update pgboss.queue set retry_limit = 3 where name = ${sendMail.name}`)
  await work()
  const after = await queues()
  expect(after.get(sendMail.name)?.retryLimit).toBe(before.get(sendMail.name)?.retryLimit)
  const rewritten = allJobs.filter(({ name }) => after.get(name)?.updatedOn !== before.get(name)?.updatedOn)
  expect(rewritten).toEqual([sendMail])
})

describe('handlers', () => {
  test('each job has exactly one handler', () => {
    const [mail, tidy] = [handle(sendMail, async () => undefined), handle(tidyUp, async () => undefined)]
    const other = defineJob({
      name: 'other',
      kind: 'mail',
      role: 'tidy',
      payload: z.object({}),
      attempts: 1,
      timeoutMs: 1000,
    })
    expect(() => checkHandlers([sendMail, tidyUp], [mail, tidy])).not.toThrow()
    expect(() => checkHandlers([sendMail, tidyUp], [mail])).toThrow('tidy-up has 0 handlers')
    expect(() => checkHandlers([sendMail, tidyUp], [mail, mail, tidy])).toThrow('send-mail has 2 handlers')
    expect(() => checkHandlers([sendMail, tidyUp], [mail, tidy, handle(other, async () => undefined)])).toThrow(
      'other is not among',
    )
  })

  test('a job uses only one of the two ways to run one at a time', () => {
    const job = {
      name: 'x',
      kind: 'mail' as const,
      role: 'tidy' as const,
      payload: z.object({}),
      attempts: 1,
      timeoutMs: 1000,
      once: () => 'a',
      oneAtATime: () => 'b',
    }
    expect(() => defineJob(job)).toThrow(TypeError)
  })
})

describe('a job', () => {
  test('exists only if the transaction that enqueued it was committed', async () => {
    const { db, jobs } = running.services
    const [kept, lost] = [randomUUID(), randomUUID()]
    await db.transaction((tx) => jobs.enqueue(sendMail, { mailId: kept }, { tx }))
    const rolledBack = db.transaction(async (tx) => {
      await jobs.enqueue(sendMail, { mailId: lost }, { tx })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await stateOf(kept)).toBe('created')
    expect(await stateOf(lost)).toBeUndefined()
  })

  test('waits only once if it is enqueued twice', async () => {
    const { db, jobs } = running.services
    const mailId = randomUUID()
    await jobs.enqueue(sendMail, { mailId })
    await jobs.enqueue(sendMail, { mailId })
    const query = sql`select count(*)::int as count from pgboss.job where data->>'mailId' = ${mailId}`
    const { rows } = (await db.execute(query)) as unknown as { rows: { count: number }[] }
    expect(rows[0]!.count).toBe(1)
  })

  test('accepts only ids', async () => {
    await expect(running.services.jobs.enqueue(sendMail, { mailId: 'no id' })).rejects.toThrow(/UUID/)
  })

  test('that only another worker can do returns to the queue, and does not count as failed', async () => {
    const { db, jobs } = running.services
    await db.execute(sql`delete from pgboss.job`)
    const mailId = randomUUID()
    const triedAt: number[] = []
    const handler = handle(sendMail, async () => {
      triedAt.push(performance.now())
      if (triedAt.length <= 6) throw new ElsewhereError('this machine has no model', { retryAfterSeconds: 1 })
    })
    const logged: string[] = []
    const note = (about: unknown, message?: string) => void logged.push(message ?? String(about))
    const child = vi
      .spyOn(running.services.log, 'child')
      .mockReturnValue({ info: note, warn: note, error: note } as never)
    const before = await db.$count(jobErrors)
    await work([handler, tidyUpHandler])
    await jobs.enqueue(sendMail, { mailId })
    await expect.poll(() => stateOf(mailId), PATIENCE).toBe('completed')
    // More attempts than the allowed number of lost attempts.
    expect(triedAt).toHaveLength(7)
    expect(triedAt.at(-1)! - triedAt[0]!).toBeGreaterThanOrEqual(6_000)
    expect(await db.$count(jobErrors)).toBe(before)
    child.mockRestore()
    expect(logged).toEqual(['job started', 'job needs another worker', 'job ended'])
  })

  test('is retried if it throws, and fails after its attempts', async () => {
    const { db, jobs } = running.services
    const mailId = randomUUID()
    let tries = 0
    let failed = 0
    await db.execute(sql`delete from pgboss.job`)
    const handler = handle(
      sendMail,
      async () => {
        tries++
        throw new Error('refused for ada@example.com')
      },
      async () => void failed++,
    )
    await jobs.enqueue(sendMail, { mailId })
    await db.execute(sql`insert into job_errors (job_id, count, last_message)
      select id, ${sendMail.attempts - 2}, '' from pgboss.job where data->>'mailId' = ${mailId}`)
    await work([handler, tidyUpHandler])
    await vi.waitFor(() => expect(failed).toBe(1), PATIENCE)
    expect(tries).toBe(2)
    await vi.waitFor(async () => expect(await stateOf(mailId)).toBe('completed'), PATIENCE)
    const { rows } = (await db.execute(sql`select last_message from job_errors`)) as unknown as {
      rows: { last_message: string }[]
    }
    expect(rows.map(({ last_message }) => last_message)).toContain('refused for [hidden]')
  })

  test('is stopped if its account is deleted', async () => {
    const { jobs } = running.services
    const [accountId, mailId] = [randomUUID(), randomUUID()]
    let isStarted = false
    let isAborted = false
    const handler = handle(sendMail, async (payload, { signal }) => {
      if (payload.mailId !== mailId) return
      isStarted = true
      await once(signal, 'abort')
      isAborted = true
    })
    await work([handler, tidyUpHandler])
    await jobs.enqueue(sendMail, { mailId }, { accountId })
    await vi.waitFor(() => expect(isStarted).toBe(true), PATIENCE)
    await jobs.forgetAccount(accountId)
    await vi.waitFor(() => expect(isAborted).toBe(true), PATIENCE)
    expect(await stateOf(mailId)).toBeUndefined()
  })

  test('completes together with its effect, or not at all', async () => {
    const { db, jobs } = running.services
    const mailId = randomUUID()
    const effects: string[] = []
    const handler = handle(sendMail, async (payload, context) => {
      if (payload.mailId !== mailId) return
      await db.transaction(async (tx) => {
        await context.complete(tx)
        effects.push('done')
      })
      const again = db.transaction((tx) => context.complete(tx))
      await expect(again).rejects.toThrow(/another worker/)
      effects.push('only once')
    })
    await jobs.enqueue(sendMail, { mailId })
    await work([handler, tidyUpHandler])
    await vi.waitFor(() => expect(effects).toEqual(['done', 'only once']), PATIENCE)
    expect(await stateOf(mailId)).toBe('completed')
  })

  test('with a cron runs one at a time per worker by default', async () => {
    const { db, jobs } = running.services
    await db.execute(sql`delete from pgboss.job`)
    // The second job has another key, so it is added.
    await jobs.enqueue(tidyUp, {})
    await db.execute(sql`update pgboss.job set singleton_key = 'other' where name = ${tidyUp.name}`)
    await jobs.enqueue(tidyUp, {})
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    let started = 0
    const handler = handle(tidyUp, async () => {
      started++
      await mayEnd
    })
    await work([createMailDelivery(), handler])
    await vi.waitFor(() => expect(started).toBe(1), PATIENCE)
    await sleep(4_000) // Longer than the interval between two polls of a worker.
    const atOnce = started
    end()
    expect(atOnce).toBe(1)
    await vi.waitFor(() => expect(started).toBe(2), PATIENCE)
  })
})

describe('mail', () => {
  test('reaches the mail server completely and is then deleted', async () => {
    const { services } = running
    const server = await startMailServer()
    await work()
    await services.mailer.send(newMail('first@example.com'))
    await vi.waitFor(() => expect(server.received.get('first@example.com')).toHaveLength(1), PATIENCE)
    const [message] = server.received.get('first@example.com')!
    expect(message).toMatch(/^From: Dayreel <no-reply@localhost>/m)
    expect(message).toContain('<p>Hello</p>')
    await vi.waitFor(async () => expect(await services.db.select().from(mails)).toEqual([]), PATIENCE)
    await server.close()
  })

  test('waits while the mail server is down, and none is lost', async () => {
    const { services } = running
    await work()
    const people = Array.from({ length: 5 }, (_, i) => `waiting-${i}@example.com`)
    for (const to of people) await services.mailer.send(newMail(to))
    await vi.waitFor(() => expect(running.logged.join('')).toMatch(/ECONNREFUSED/), PATIENCE)
    const server = await startMailServer()
    await vi.waitFor(() => expect([...server.received.keys()].sort()).toEqual(people), PATIENCE)
    await server.close()
  })

  test('is encrypted in the database', async () => {
    const { db, mailer } = running.services
    await mailer.send({ ...newMail('sealed@example.com'), text: 'Your code is 123456' })
    const rows = await db.select().from(mails)
    expect(JSON.stringify(rows)).not.toMatch(/sealed@|123456/)
    await db.delete(mails)
  })

  test('is not sent if its transaction is rolled back', async () => {
    const { db, mailer } = running.services
    const attempt = db.transaction(async (tx) => {
      await mailer.send(newMail(), tx)
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    expect(await db.select().from(mails)).toEqual([])
  })
})

/** Starts a mail server that accepts every mail. */
async function startMailServer(): Promise<{ received: Map<string, string[]>; close: () => Promise<void> }> {
  const received = new Map<string, string[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let message = ''
      stream.setEncoding('utf8').on('data', (text: string) => (message += text))
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) {
          received.set(address, [...(received.get(address) ?? []), message])
        }
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(smtpPort, '127.0.0.1', resolve))
  return { received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
