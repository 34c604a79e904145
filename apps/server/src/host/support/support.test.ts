import type { AuditLog, FoundAccounts, SupportedAccount, SupportRequest } from '@dayreel/contract'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts, auditEntries, channels, posts } from '#db/schema.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import type { Services } from '#services'
import { claimPost } from '#posts/claim-post.ts'
import { emailOf } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startWork } from '#test/start-work.ts'
import { givenSharer, startPosting, targetOf, type Posting } from '#test/start-posting.ts'
import { startTestApp } from '#test/start-test-app.ts'

const running = startTestApp()
const { givenUser, look } = runChannels(running)
let host: ReturnType<typeof videoCalls>
const hostId = randomUUID()
beforeAll(async () => {
  host = videoCalls(running.app, hostId)
  await host.call('GET', '/api/users/profile') // The first account becomes the operator's.
})

async function givenPerson(): Promise<string> {
  const id = randomUUID()
  await videoCalls(running.app, id).call('GET', '/api/users/profile')
  return id
}

const read = async (id: string) => (await host.call('GET', `/api/host/accounts/${id}`)).json<SupportedAccount>()

async function act(id: string, request: Partial<SupportRequest>) {
  return host.call('POST', `/api/host/accounts/${id}/actions`, { reason: 'They asked by mail.', ...request })
}

describe('support', () => {
  test('only operators find accounts and act on them', async () => {
    const { call } = videoCalls(running.app, randomUUID())
    const own = await givenPerson()
    const body = { action: 'grant_credits', credits: 5, reason: 'Please.' }
    const answers = [
      await call('GET', '/api/host/accounts?search=person'),
      await call('GET', `/api/host/accounts/${own}`),
      await call('GET', `/api/host/accounts/${own}/storage`),
      await call('POST', `/api/host/accounts/${own}/actions`, body),
      await call('POST', `/api/host/accounts/${own}/close`, { email: emailOf(own), reason: 'Please.' }),
      await call('GET', '/api/host/audit-log'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403])
  })

  test('an account is found by a part of its address and by its id', async () => {
    const id = await givenPerson()
    for (const search of [emailOf(id).slice(2, 15), emailOf(id).toUpperCase(), id]) {
      const { accounts } = (await host.call('GET', `/api/host/accounts?search=${search}`)).json<FoundAccounts>()
      expect(accounts).toMatchObject([{ id, email: emailOf(id), plan: 'free', isSuspended: false }])
    }
    expect((await host.call('GET', '/api/host/accounts?search=%25')).json()).toEqual({ accounts: [] })
    expect((await host.call('GET', `/api/host/accounts/${randomUUID()}`)).statusCode).toBe(404)
  })

  test('credits are granted and removed with a reason, and never below zero', async () => {
    const id = await givenPerson()
    const granted = await act(id, { action: 'grant_credits', credits: 5 })
    expect(granted.json()).toEqual({ sentence: 'Granted 5 credits. The balance is 5.' })
    expect((await act(id, { action: 'remove_credits', credits: 2 })).json()).toMatchObject({
      sentence: /balance is 3/u,
    })
    const refused = await act(id, { action: 'remove_credits', credits: 4 })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message: 'The account has only 3 credits.' }])
    expect((await act(id, { action: 'grant_credits' })).json()).toMatchObject({ message: /number of credits/u })
    expect((await act(id, { action: 'grant_credits', credits: 1, reason: ' ' })).statusCode).toBe(422)
    const { credits, audit } = await read(id)
    expect(credits).toBe(3)
    expect(audit).toMatchObject([
      { action: 'remove_credits', by: emailOf(hostId), account: emailOf(id), reason: 'They asked by mail.' },
      { action: 'grant_credits', effect: 'Granted 5 credits. The balance is 5.' },
    ])
  })

  test('a repeated request grants credits once', async () => {
    const id = await givenPerson()
    const headers = { authorization: `Bearer user-${hostId}`, 'idempotency-key': randomUUID() }
    const payload = { action: 'grant_credits', credits: 7, reason: 'A lost video' }
    const send = () => running.app.inject({ method: 'POST', url: `/api/host/accounts/${id}/actions`, headers, payload })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const { credits, audit } = await read(id)
    expect([credits, audit.length]).toEqual([7, 1])
  })

  test('a plan is granted, second factors are removed and a recovery mail is sent', async () => {
    const id = await givenPerson()
    expect((await act(id, { action: 'grant_plan', plan: 'pro' })).json()).toMatchObject({ sentence: /plan Pro/u })
    expect(await read(id)).toMatchObject({ plan: 'pro', grantedPlan: 'pro', isPaying: false })
    expect((await act(id, { action: 'remove_second_factors' })).statusCode).toBe(200)
    expect((await act(id, { action: 'send_recovery_mail' })).statusCode).toBe(200)
    const { helped } = running.services.auth as unknown as { helped: string[] }
    expect(helped).toEqual([`factors of ${id}`, `recovery of ${id}`])
  })

  test('a failed video shows what the user sees and why the job failed', async () => {
    const id = await givenPerson()
    const { start } = videoCalls(running.app, id)
    const videoId = await start()
    await running.services.db
      .execute(sql`update video_versions set status = 'failed', error_message = 'It cost nothing.',
      finished_at = now() where video_id = ${videoId}`)
    await running.services.db.execute(sql`insert into failed_jobs (id, name, payload, account_id, errors, lost, reason)
      values (gen_random_uuid(), 'make-video', ${JSON.stringify({ accountId: id, videoId, number: 1 })}, ${id}, 3, 0, 'No fonts.')`)
    expect((await read(id)).videos).toMatchObject([
      { id: videoId, status: 'failed', problem: 'It cost nothing.', cause: 'No fonts.' },
    ])
    await running.services.storage.put(`accounts/${id}/one.bin`, new Uint8Array(10))
    const measured = await host.call('GET', `/api/host/accounts/${id}/storage`)
    expect(measured.json()).toEqual({ files: 1, bytes: 10 })
  })

  test('an operator can neither suspend nor close their own account', async () => {
    expect((await act(hostId, { action: 'suspend' })).statusCode).toBe(409)
    const closing = { email: emailOf(hostId), reason: 'Oops' }
    expect((await host.call('POST', `/api/host/accounts/${hostId}/close`, closing)).statusCode).toBe(409)
  })

  test('closing deletes the account and keeps the entry without its id', async () => {
    const id = await givenPerson()
    const close = (email: string) =>
      host.call('POST', `/api/host/accounts/${id}/close`, { email, reason: 'Closed for spam' })
    expect((await close('other@example.com')).json()).toMatchObject({ code: 'confirmation_mismatch' })
    expect((await close(emailOf(id))).statusCode).toBe(200)
    expect((await host.call('GET', `/api/host/accounts/${id}`)).statusCode).toBe(404)
    expect((await videoCalls(running.app, id).call('GET', '/api/users/profile')).statusCode).toBe(401)
    const { entries } = (await host.call('GET', '/api/host/audit-log')).json<AuditLog>()
    expect(entries[0]).toMatchObject({ action: 'close', account: null, reason: 'Closed for spam' })
  })

  test('the database refuses every change of the audit log', async () => {
    const { db } = running.services
    await act(await givenPerson(), { action: 'grant_credits', credits: 1 })
    const changes = [
      sql`update audit_entries set reason = 'Another one'`,
      sql`update audit_entries set account_id = ${hostId}`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ]
    for (const change of changes) {
      await expect(db.execute(change)).rejects.toMatchObject({ cause: { message: /cannot be changed or deleted/u } })
    }
    expect(await db.$count(auditEntries)).toBeGreaterThan(0)
  })
})

describe('a suspended account', () => {
  test('is signed out, and its channels have no runs until it is restored', async () => {
    const { db } = running.services
    const { accountId, give, activate, call } = givenUser()
    await give(9)
    const { id: channelId } = await activate(BERLIN)
    await look()
    expect((await act(accountId, { action: 'suspend' })).statusCode).toBe(200)
    expect((await act(accountId, { action: 'suspend' })).statusCode).toBe(409)
    expect((await call('GET', channelId)).statusCode).toBe(401)
    expect((await read(accountId)).suspendedAt).not.toBeNull()
    const [held] = await db.select().from(channels).where(eq(channels.id, channelId))
    expect(held).toMatchObject({ isActive: true, nextMakeAt: null })

    expect((await act(accountId, { action: 'restore' })).statusCode).toBe(200)
    expect((await act(accountId, { action: 'restore' })).statusCode).toBe(409)
    expect((await call('GET', channelId)).statusCode).toBe(200)
    const [resumed] = await db.select().from(channels).where(eq(channels.id, channelId))
    expect(resumed!.nextMakeAt!.getTime()).toBeGreaterThan(Date.now() - 60_000)
    const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
    expect(row!.suspendedAt).toBeNull()
  })

  test('has a running and a waiting job stopped; both run after the restore, and the stopped attempt writes nothing', async () => {
    const { accountId } = givenUser()
    await videoCalls(running.app, accountId).call('GET', '/api/users/profile')
    const started: string[] = []
    const stopped: string[] = []
    let isOpen = false
    const handler = handle(makeVideo, async ({ videoId }, context: JobContext<Services>) => {
      started.push(videoId)
      if (isOpen) return
      const { signal, services } = context
      await once(signal, 'abort')
      stopped.push(videoId)
      await expect(services.db.transaction((tx) => context.complete(tx))).rejects.toThrow(/another worker/)
      throw signal.reason
    })
    const { jobs, db } = running.services
    await db.execute(sql`delete from pgboss.job`)
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const videoId of ids) await jobs.enqueue(makeVideo, { accountId, videoId, number: 1 }, { accountId })
    const worker = await startWork(running as never, [handler])
    try {
      await vi.waitFor(() => expect(started).toHaveLength(1), { timeout: 10_000 })
      expect((await act(accountId, { action: 'suspend' })).json()).toMatchObject({ sentence: /jobs: 3/u })
      await vi.waitFor(() => expect(stopped).toEqual(started), { timeout: 10_000 })
      const { rows } = await db.execute(
        sql`select 1 from pgboss.job where group_id = ${accountId} and state < 'active' and start_after = 'infinity'`,
      )
      expect(rows).toHaveLength(3)
      expect(started).toHaveLength(1)
      isOpen = true
      await act(accountId, { action: 'restore' })
      await vi.waitFor(() => expect(new Set(started)).toEqual(new Set(ids)), { timeout: 20_000 })
    } finally {
      await worker.close()
    }
  }, 60_000)
})

describe('the posts of a suspended account', () => {
  test('wait, also one that a worker has claimed, and go out after the restore', async () => {
    const posting: Posting = await startPosting()
    try {
      const { services, app } = posting
      const operator = videoCalls(app, randomUUID())
      await operator.call('GET', '/api/users/profile')
      const sharer = await givenSharer(posting)
      const connectionId = await sharer.connect('tiktok')
      const [post] = await sharer.share([targetOf('tiktok', connectionId)])
      const by = randomUUID()
      expect(await claimPost(services.db, by)).toMatchObject({ id: post!.id })
      const send = (action: string) =>
        operator.call('POST', `/api/host/accounts/${sharer.person.accountId}/actions`, { action, reason: 'Spam?' })
      expect((await send('suspend')).json()).toMatchObject({ sentence: /posts: 1/u })
      expect(await claimPost(services.db, randomUUID())).toBeUndefined()
      const [held] = await services.db.select().from(posts).where(eq(posts.id, post!.id))
      expect(held).toMatchObject({ status: 'posting', claimedBy: null, nextAt: null })
      await send('restore')
      expect(await claimPost(services.db, randomUUID())).toMatchObject({ id: post!.id })
    } finally {
      await posting.close()
    }
  })
})
