import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, enrol, protect, showCode } from './test/second-factor.ts'
import {
  PASSWORD,
  signIn,
  signUpConfirmed,
  someone,
  startTestAuth,
  type Answer,
  type TestAuth,
} from './test/start-test-auth.ts'
import { meetAtRows } from './security-tests/meet-at-rows.ts'

const PATH = '/factors/recovery-codes'
let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ switches: { adminKeys: ['an-admin-key-of-the-tests'] } })
})
afterAll(() => auth.close())

const make = (token: string) => auth.call('POST', PATH, { token })
const replaceCodes = (token: string) => auth.call('POST', `${PATH}/regenerate`, { token })
const use = (token: string, code: string) => auth.call('POST', `${PATH}/verify`, { token, body: { code } })
const countOf = async (token: string) => (await auth.call('GET', PATH, { token })).body
const tokenOf = ({ body }: Answer) => body['access_token'] as string

/** Creates a user with a second factor and recovery codes. */
async function givenPerson(of = auth) {
  const email = someone()
  const { factor, session } = await protect(of, (await signUpConfirmed(of, email))['access_token'])
  const raised = session['access_token'] as string
  const made = await of.call('POST', PATH, { token: raised })
  const codes = made.body['codes'] as string[]
  const low = async () => tokenOf(await signIn(of, email))
  return { email, factor, raised, codes, low, userId: session['user'].id as string }
}

describe('recovery codes', () => {
  test('there are ten, and each replaces the factor once', async () => {
    const { codes, low, raised } = await givenPerson()
    expect(new Set(codes).size).toBe(10)
    expect(await countOf(raised)).toMatchObject({ type: 'recovery_code', total: 10, remaining: 10 })
    const token = await low()
    expect((await auth.service.findSession(token)).lacksSecondFactor).toBe(true)
    const answer = await use(token, ` ${codes[3]!.slice(0, 5).toUpperCase()}-${codes[3]!.slice(5)} `)
    expect(answer.status).toBe(200)
    expect((await auth.service.findSession(tokenOf(answer))).lacksSecondFactor).toBe(false)
    expect(await countOf(tokenOf(answer))).toMatchObject({ total: 10, remaining: 9 })
    expect(await use(await low(), codes[3]!)).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } })
  })

  test('the official client can use them, and its session is raised', async () => {
    const email = someone()
    await signUpConfirmed(auth, email)
    const client = auth.client({ experimental: { recoveryCodes: true } })
    const { data: signedIn } = await client.signInWithPassword({ email, password: PASSWORD })
    expect((await client.mfa.recoveryCodes.generate()).error).toMatchObject({ code: 'mfa_recovery_codes_sole_factor' })
    const factor = await enrol(auth, signedIn.session!.access_token)
    await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(auth, factor) })
    const { data: made } = await client.mfa.recoveryCodes.generate()
    const { data: replaced } = await client.mfa.recoveryCodes.regenerate()
    expect(replaced).toMatchObject({ id: made!.id, total: 10 })
    await client.signOut({ scope: 'local' })
    await client.signInWithPassword({ email, password: PASSWORD })
    expect((await client.mfa.recoveryCodes.verify({ code: replaced!.codes[0]! })).error).toBeNull()
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level).toMatchObject({ currentLevel: 'aal2', currentAuthenticationMethods: expect.any(Array) as unknown })
    expect(level!.currentAuthenticationMethods).toContainEqual(expect.objectContaining({ method: 'mfa/recovery_code' }))
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
  })

  test('they are stored as fingerprints', async () => {
    const { codes, userId } = await givenPerson()
    const { rows } = await auth.database.pool.query('select * from auth.recovery_codes where user_id = $1', [userId])
    expect(rows).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('a new set invalidates the old codes', async () => {
    const { codes, raised, low } = await givenPerson()
    expect((await make(raised)).body).toMatchObject({ code: 'mfa_verified_factor_exists' })
    const fresh = (await replaceCodes(raised)).body['codes'] as string[]
    expect(fresh.filter((code) => codes.includes(code))).toEqual([])
    expect((await use(await low(), codes[0]!)).status).toBe(422)
    expect((await use(await low(), fresh[0]!)).status).toBe(200)
  })

  test('they work only for their own account', async () => {
    const [one, other] = [await givenPerson(), await givenPerson()]
    expect((await use(await other.low(), one.codes[0]!)).status).toBe(422)
    expect(await countOf(one.raised)).toMatchObject({ remaining: 10 })
    const bare = (await signUpConfirmed(auth))['access_token'] as string
    expect((await use(bare, one.codes[0]!)).status).toBe(422)
  })

  test('only one of two concurrent uses of a code is accepted', async () => {
    const { codes, raised, low } = await givenPerson()
    // Both sessions are already raised, so that neither use ends the other session.
    const second = tokenOf(await use(await low(), codes[1]!))
    const calls = [raised, second].map((token) => () => use(token, codes[0]!))
    const answers = await meetAtRows(auth, 'recovery_codes', calls)
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    expect(await countOf(tokenOf(answers.find(({ status }) => status === 200)!))).toMatchObject({ remaining: 8 })
  })

  test('after five wrong guesses, even concurrent ones, the right code is rejected for a while', async () => {
    const limited = await startTestAuth({ keepsLimits: true })
    const { codes, low } = await givenPerson(limited)
    const token = await low()
    const guess = (code: string) => limited.call('POST', `${PATH}/verify`, { token, body: { code } })
    const guesses = await Promise.all(Array.from({ length: 9 }, (_, at) => guess(`wrong-${at}`)))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4)
    const refused = await guess(codes[0]!)
    expect(refused).toMatchObject({ status: 429, body: { code: 'mfa_recovery_codes_locked' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })

  test('they cannot be created or replaced without the second factor or without a session', async () => {
    const { low, raised } = await givenPerson()
    for (const again of [make, replaceCodes]) {
      expect(await again(await low())).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    }
    expect(await countOf(raised)).toMatchObject({ remaining: 10 })
    expect((await auth.call('GET', PATH)).status).toBe(401)
  })

  test('they are removed with the last factor, and the sessions that they raised are lowered', async () => {
    const { factor, codes, low, userId } = await givenPerson()
    const byCode = tokenOf(await use(await low(), codes[0]!))
    expect((await auth.call('DELETE', `/factors/${factor.id}`, { token: byCode })).status).toBe(200)
    expect(await auth.call('GET', PATH, { token: byCode })).toMatchObject({ status: 404 })
    const { rows } = await auth.database.pool.query('select aal from auth.sessions where user_id = $1', [userId])
    expect(rows.map(({ aal }: { aal: string }) => aal)).not.toContain('aal2')
    const next = await enrol(auth, await low())
    expect((await showCode(auth, await low(), next, codeOf(auth, next))).status).toBe(200)
    expect((await use(await low(), codes[1]!)).status).toBe(422)
  })

  test('they stay while the user has another factor', async () => {
    const { factor, raised } = await givenPerson()
    const second = await enrol(auth, raised, 'another')
    const { body } = await showCode(auth, raised, second, codeOf(auth, second))
    const token = body['access_token'] as string
    expect((await auth.call('DELETE', `/factors/${factor.id}`, { token })).status).toBe(200)
    expect(await countOf(token)).toMatchObject({ remaining: 10 })
  })

  test('a used code leaves an audit record and a mail with the number left', async () => {
    const { email, codes, low, userId } = await givenPerson()
    for (const code of codes.slice(0, 9)) await use(await low(), code)
    expect((await auth.received(email)).mail).toMatchObject({
      subject: 'A recovery code was used',
      paragraphs: [expect.stringContaining('One is left.') as string],
    })
    const { rows } = await auth.database.pool.query(
      `select count(*)::int from auth.audit_log where user_id = $1 and action = 'recovery_code_used'`,
      [userId],
    )
    expect(rows).toEqual([{ count: 9 }])
  })
})
