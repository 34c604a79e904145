import { codeOf, enrol, refresh, showCode, signIn, someone, startTestAuth, type TestAuth } from '@dayreel/auth/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#log/create-log.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({
    hasTexts: true,
    logsRequests: true,
    switches: { implicitFlow: false },
    createLog: (destination) => createLog({ level: 'debug', name: 'auth', destination }),
  })
})
afterAll(() => auth.close())

test('after all actions of an account, none of its secrets is in the log or, unencrypted, in the database', async () => {
  const email = someone()
  const password = 'a very secret password'
  await auth.call('POST', '/signup', { body: { email, password } })
  const confirmation = await auth.received(email)
  await auth.call('GET', `/verify?token=${confirmation.link}&type=signup`)
  const { body: first } = await auth.call('POST', '/verify', {
    body: { token_hash: confirmation.link, type: 'signup' },
  })
  const { body: second } = await signIn(auth, email, password)
  const { body: third } = await refresh(auth, second['refresh_token'])
  const factor = await enrol(auth, third['access_token'])
  const { body: fourth } = await showCode(auth, third['access_token'], factor, codeOf(auth, factor))
  await auth.call('POST', '/recover', { body: { email } })
  const recovery = await auth.received(email)
  await auth.call('GET', `/user?access_token=${fourth['access_token']}`, { token: fourth['access_token'] })
  await auth.call('GET', `/callback?code=${recovery.link}&state=${recovery.link}`)
  const sessions = [first, second, third, fourth]
  const secrets = [
    password,
    confirmation.link,
    recovery.link,
    factor.secret,
    ...sessions.flatMap((session) => [session['access_token'], session['refresh_token']] as string[]),
  ]
  expect(auth.logged.length).toBeGreaterThan(10)
  const log = auth.logged.join('\n')
  const { pool } = auth.database
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'auth'`,
  )
  const contents = await Promise.all(tables.rows.map(({ name }) => pool.query(`select * from ${name}`)))
  const kept = JSON.stringify(contents.map(({ rows }) => rows as unknown[]))
  for (const secret of secrets) {
    expect(log).not.toContain(secret)
    expect(kept).not.toContain(secret)
  }
})

test('responses with tokens are not cacheable, and no URL contains a session', async () => {
  const email = someone()
  await auth.call('POST', '/signup', { body: { email, password: 'long enough' } })
  const { link, type } = await auth.received(email)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const led = await auth.call('POST', '/verify', { body: `token_hash=${link}&type=${type}`, headers })
  expect(String(led.headers['location'])).not.toContain('access_token')
  const answer = await auth.call('POST', '/verify', { body: { token_hash: link, type } })
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect((await signIn(auth, email, 'long enough')).headers['cache-control']).toBe('no-store')
  expect((await auth.call('GET', '/.well-known/jwks.json')).headers['cache-control']).toBe('public, max-age=600')
})
