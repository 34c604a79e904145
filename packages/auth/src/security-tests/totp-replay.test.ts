import { afterAll, beforeAll, expect, test } from 'vitest'
import { challengeOf, codeOf, enrol, protect, showCode } from '../test/second-factor.ts'
import { signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'
import { meetAtRows } from './meet-at-rows.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
afterAll(() => auth.close())

async function tokens(email: string, many: number): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: many }, () => signIn(auth, email)))
  return answers.map(({ body }) => body['access_token'] as string)
}

test('the code that verified a new factor cannot be used again', async () => {
  const email = someone()
  const session = await signUpConfirmed(auth, email)
  const factor = await enrol(auth, session['access_token'])
  const code = codeOf(auth, factor)
  expect((await showCode(auth, session['access_token'], factor, code)).status).toBe(200)
  const [other] = await tokens(email, 1)
  expect((await showCode(auth, other!, factor, code)).body).toMatchObject({ code: 'mfa_verification_failed' })
})

test('only one of several sessions that send the same code concurrently is accepted', async () => {
  const email = someone()
  const { factor } = await protect(auth, (await signUpConfirmed(auth, email))['access_token'])
  const open = await tokens(email, 4)
  auth.pass(30)
  const code = codeOf(auth, factor)
  const answers = await Promise.all(open.map((token) => showCode(auth, token, factor, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('only one of two raised sessions whose code is checked concurrently is accepted', async () => {
  const email = someone()
  const { factor, session } = await protect(auth, (await signUpConfirmed(auth, email))['access_token'])
  const [low] = await tokens(email, 1)
  auth.pass(30)
  const { body } = await showCode(auth, low!, factor, codeOf(auth, factor))
  auth.pass(30)
  const code = codeOf(auth, factor)
  const tries = [session, body].map(({ access_token: token }) => token as string)
  const challenges = await Promise.all(tries.map((token) => challengeOf(auth, token, factor)))
  const calls = tries.map((token, at) => () => {
    const shown = { challenge_id: challenges[at], code }
    return auth.call('POST', `/factors/${factor.id}/verify`, { token, body: shown })
  })
  const answers = await meetAtRows(auth, 'mfa_factors', calls)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an earlier time step is rejected after a later one', async () => {
  const email = someone()
  const { factor } = await protect(auth, (await signUpConfirmed(auth, email))['access_token'])
  const [one, other] = await tokens(email, 2)
  auth.pass(60)
  expect((await showCode(auth, one!, factor, codeOf(auth, factor, 1))).status).toBe(200)
  const [third] = await tokens(email, 1)
  expect(other).toBeDefined()
  expect((await showCode(auth, third!, factor, codeOf(auth, factor))).status).toBe(422)
})
