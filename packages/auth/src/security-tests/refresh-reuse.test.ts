import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { authSessions } from '../db/tables.ts'
import { codeOf, enrol, showCode } from '../test/second-factor.ts'
import { refresh, signUpConfirmed, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

/**
 * The time of a stopped clock that the test advances. With a running clock, a slow machine could exceed an interval
 * near its end.
 */
let stoppedAt: number | undefined
afterEach(() => void (stoppedAt = undefined))

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ clock: () => stoppedAt ?? Date.now() })
})
afterAll(() => auth.close())

async function freshToken(): Promise<string> {
  return (await signUpConfirmed(auth))['refresh_token'] as string
}
async function next(token: string): Promise<string> {
  const { status, body } = await refresh(auth, token)
  expect(status).toBe(200)
  return body['refresh_token'] as string
}

test('the predecessor of the current token gets the current token, not a new one', async () => {
  stoppedAt = Date.now()
  const first = await freshToken()
  const second = await next(first)
  auth.pass(599)
  expect(await next(first)).toBe(second)
  expect(await next(first)).toBe(second)
})

test('a predecessor that is used too late ends the session, for the thief and the owner', async () => {
  const first = await freshToken()
  const second = await next(first)
  auth.pass(601)
  expect((await refresh(auth, first)).body).toMatchObject({ code: 'refresh_token_already_used' })
  expect((await refresh(auth, second)).body).toMatchObject({ code: 'refresh_token_not_found' })
})

test('detects alternating refreshes by a thief and the owner', async () => {
  const stolen = await freshToken()
  await next(stolen)
  auth.pass(3_500)
  expect((await refresh(auth, stolen)).status).toBe(400)
})

test('fifty concurrent refreshes leave one live token', async () => {
  const token = await freshToken()
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(auth, token)))
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(200))
  expect(new Set(answers.map(({ body }) => body['refresh_token'] as string)).size).toBe(1)
})

test('an old token within the interval gets the current token', async () => {
  const first = await freshToken()
  const third = await next(await next(first))
  expect(await next(first)).toBe(third)
})

test('an old token after the interval ends the whole session permanently', async () => {
  const first = await freshToken()
  const third = await next(await next(first))
  auth.pass(11)
  expect((await refresh(auth, first)).body).toMatchObject({ code: 'refresh_token_already_used' })
  for (const token of [third, first]) {
    expect((await refresh(auth, token)).body).toMatchObject({ code: 'refresh_token_not_found' })
  }
})

test('a token from before the second factor is invalid after it', async () => {
  const session = await signUpConfirmed(auth)
  const token = session['access_token'] as string
  const factor = await enrol(auth, token)
  const { body: raised } = await showCode(auth, token, factor, codeOf(auth, factor))
  const old = session['refresh_token'] as string
  await next(raised['refresh_token'] as string)
  expect((await refresh(auth, old)).body).toMatchObject({ code: 'refresh_token_already_used' })
  expect((await refresh(auth, raised['refresh_token'] as string)).status).toBe(400)
})

test('a concurrent refresh does not undo a rise to aal2', async () => {
  const token = await freshToken()
  const { pool } = auth.database
  const raising = await pool.connect()
  await raising.query('begin')
  await raising.query(`update auth.sessions set refresh_counter = refresh_counter + 2, refresh_floor = refresh_counter + 2
    where created_at = (select max(created_at) from auth.sessions)`)
  const refreshing = refresh(auth, token)
  const isWaiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await pool.query(isWaiting)).rowCount === 1, { timeout: 4_000 })
  await raising.query('commit')
  raising.release()
  expect((await refreshing).body).toMatchObject({ code: 'refresh_token_already_used' })
})

test('forged and mistyped tokens are not found', async () => {
  const token = await freshToken()
  const body = Buffer.from(token, 'base64url').subarray(0, -4)
  // The forged token is valid in every part except the secret. Even its checksum is correct.
  const forged = Buffer.from(body)
  forged[forged.length - 1]! ^= 1
  const summed = Buffer.concat([forged, createHash('sha256').update(forged).digest().subarray(0, 4)])
  const mistyped = Buffer.concat([body, Buffer.alloc(4)])
  for (const wrong of [
    summed.toString('base64url'),
    mistyped.toString('base64url'),
    `${token}x`,
    'invalid-refresh-token',
  ]) {
    expect((await refresh(auth, wrong)).body).toMatchObject({ code: 'refresh_token_not_found' })
  }
  expect((await refresh(auth, 'short')).body).toMatchObject({ code: 'validation_failed' })
  await next(token)
})

test('the token stays valid after a database error halfway through', async () => {
  const session = await signUpConfirmed(auth)
  const token = session['refresh_token'] as string
  const { pool } = auth.database
  await pool.query(`create function auth.fail() returns trigger language plpgsql as $$ begin raise 'fault'; end $$`)
  await pool.query('create trigger fail after update on auth.sessions for each row execute function auth.fail()')
  expect((await refresh(auth, token)).status).toBe(500)
  await pool.query('drop trigger fail on auth.sessions')
  await next(token)
})

test('asks a caller that cannot lock the session in time to retry', { timeout: 20_000 }, async () => {
  const token = await freshToken()
  const [session] = await auth.database.db.select().from(authSessions).orderBy(authSessions.createdAt).limit(1)
  expect(session).toBeDefined()
  const client = await auth.database.pool.connect()
  await client.query('begin')
  await client.query('select 1 from auth.sessions for update')
  const answer = await refresh(auth, token)
  await client.query('rollback')
  client.release()
  expect(answer).toMatchObject({ status: 503 })
  await next(token)
  await auth.database.db.delete(authSessions).where(eq(authSessions.id, session!.id))
})
