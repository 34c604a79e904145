import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'
import { meetAtRows } from './meet-at-rows.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
afterAll(() => auth.close())

const newVerifier = () => randomBytes(56).toString('hex')
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
const trade = (auth_code: string, code_verifier: string) =>
  auth.call('POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } })

/** Requests a mail with this verifier's challenge, and returns the secret of its link. */
async function ask(email: string, verifier: string): Promise<string> {
  const body = { email, code_challenge: s256(verifier), code_challenge_method: 's256' }
  expect((await auth.call('POST', '/otp', { body })).status).toBe(200)
  return (await auth.received(email)).link
}

async function follow(link: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await auth.call('POST', '/verify', { body: `token_hash=${link}&type=magiclink`, headers })
  return new URL(String(answer.headers['location'])).searchParams.get('code') ?? ''
}

test('a mail returns to the flow that requested it, not to a newer one', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const [mine, attackers] = [newVerifier(), newVerifier()]
  const link = await ask(email, mine)
  const body = { email, code_challenge: s256(attackers), code_challenge_method: 's256' }
  await auth.call('POST', '/recover', { body })
  const code = await follow(link)
  expect((await trade(code, attackers)).body).toMatchObject({ code: 'bad_code_verifier' })
  expect((await trade(code, mine)).status).toBe(200)
})

test('a code works once, even for ten concurrent callers', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const verifier = newVerifier()
  const code = await follow(await ask(email, verifier))
  const answers = await Promise.all(Array.from({ length: 10 }, () => trade(code, verifier)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await trade(code, verifier)).body).toMatchObject({ code: 'flow_state_not_found' })
})

test('only one of two concurrent exchanges for one flow gets a session', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const verifier = newVerifier()
  const code = await follow(await ask(email, verifier))
  const answers = await meetAtRows(auth, 'flow_states', [() => trade(code, verifier), () => trade(code, verifier)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a code is valid for five minutes, and only with its verifier', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const verifier = newVerifier()
  const code = await follow(await ask(email, verifier))
  expect((await trade(code, '')).body).toMatchObject({ code: 'validation_failed' })
  expect((await trade(code, s256(verifier))).body).toMatchObject({ code: 'bad_code_verifier' })
  auth.pass(301)
  expect((await trade(code, verifier)).body).toMatchObject({ code: 'flow_state_expired' })
})

test.each([
  ['a method without a challenge', { code_challenge_method: 's256' }],
  ['a challenge without a method', { code_challenge: 'a'.repeat(43) }],
  ['another method', { code_challenge: 'a'.repeat(43), code_challenge_method: 'md5' }],
  ['a short challenge', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
  ['a long challenge', { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }],
  ['odd characters', { code_challenge: 'ä'.repeat(43), code_challenge_method: 'plain' }],
])('%s is rejected', async (_name, body) => {
  expect(await auth.call('POST', '/otp', { body: { email: someone(), ...body } })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
})

test('a flow with S256 does not accept its challenge as a plain verifier', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const verifier = newVerifier()
  const code = await follow(await ask(email, verifier))
  expect((await trade(code, s256(verifier))).status).toBe(400)
})
