import { DAY_MS } from '@dayreel/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUpAuth } from './clean-up.ts'
import { enrol } from './test/second-factor.ts'
import { refresh, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from './test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ switches: { anonymous: true } })
})
afterAll(() => auth.close())

async function countOf(table: string): Promise<number> {
  const { rows } = await auth.database.pool.query<{ count: string }>(`select count(*) from auth.${table}`)
  return Number(rows[0]!.count)
}
const cleanUp = (days: number) => cleanUpAuth(auth.database.db, new Date(Date.now() + days * DAY_MS))

test('removes each kind of data when it expires, and keeps users', async () => {
  const email = someone()
  const session = await signUpConfirmed(auth, email)
  await enrol(auth, session['access_token'])
  await auth.call('POST', '/signup', { body: {} })
  const waiting = someone()
  const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' }
  await auth.call('POST', '/signup', { body: { email: waiting, password: 'long enough', ...challenge } })
  await cleanUp(0)
  expect(await Promise.all(['users', 'mfa_factors', 'flow_states', 'one_time_tokens'].map(countOf))).toEqual([
    3, 1, 1, 1,
  ])
  await cleanUp(2)
  expect(await Promise.all(['users', 'mfa_factors', 'flow_states', 'one_time_tokens'].map(countOf))).toEqual([
    3, 0, 0, 1,
  ])
  expect(await countOf('rate_limits')).toBe(0)
  expect((await refresh(auth, session['refresh_token'])).status).toBe(200)
  await cleanUp(31)
  expect(await Promise.all(['users', 'one_time_tokens'].map(countOf))).toEqual([1, 0])
  await cleanUp(200)
  expect(await Promise.all(['sessions', 'audit_log'].map(countOf))).toEqual([0, 0])
  expect((await signIn(auth, email)).status).toBe(200)
})
