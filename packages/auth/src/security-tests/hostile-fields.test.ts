import { createSandboxGoogle } from '@dayreel/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealHostile } from '../test/deal-hostile.ts'
import { challengeOf, enrol, protect } from '../test/second-factor.ts'
import { PASSWORD, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'
import { HOSTILE_IN_ADDRESSES, HOSTILE_IN_FORMS, HOSTILE_VALUES } from './hostile-values.ts'

const ADMIN_KEY = 'an-admin-key-of-the-tests'
const CHALLENGE = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
const DATA = { name: 'Ada' }

let auth: TestAuth
let google: Awaited<ReturnType<typeof createSandboxGoogle>>
beforeAll(async () => {
  google = await createSandboxGoogle()
  const { issuer, clientId, clientSecret } = google
  const provider = { issuer, clientId, clientSecret }
  auth = await startTestAuth({
    hasTexts: true,
    switches: { adminKeys: [ADMIN_KEY], manualLinking: true, anonymous: true, google: provider },
  })
})
afterAll(async () => {
  await auth.close()
  await google.close()
})

type Person = { email: string; token: string; refreshToken: string; id: string; factor: string; challenge: string }
type Fields = Record<string, unknown>
/** A valid call. The test replaces its fields with hostile values, one field at a time. */
type ValidCall = {
  body?: (person: Person) => Fields
  query?: (person: Person) => Record<string, string>
  params?: (person: Person) => string[]
  isAdmins?: boolean
}

const user = (): Fields => ({
  email: someone(),
  phone: '4915112345678',
  password: PASSWORD,
  email_confirm: true,
  phone_confirm: true,
  user_metadata: DATA,
  app_metadata: DATA,
  role: 'authenticated',
  ban_duration: 'none',
})
const code = (): Fields => ({ email: someone(), data: DATA, create_user: true, ...CHALLENGE })
const verification = () => ({
  type: 'signup',
  token_hash: 'x'.repeat(43),
  token: '123456',
  email: someone(),
  redirect_to: 'http://site.test',
})
const provider = () => ({
  provider: 'google',
  scopes: 'email',
  redirect_to: 'http://site.test',
  prompt: 'consent',
  ...CHALLENGE,
})
const ownFactor = ({ factor }: Person): string[] => [factor]

const VALID_CALLS: Record<string, ValidCall> = {
  'POST /signup': {
    body: () => ({ email: someone(), password: PASSWORD, data: DATA, ...CHALLENGE, redirect_to: 'x' }),
  },
  'POST /token': {
    query: () => ({ grant_type: 'password' }),
    body: ({ email }) => ({ email, password: PASSWORD, gotrue_meta_security: {} }),
  },
  'POST /otp': { body: code },
  'POST /magiclink': { body: code },
  'POST /recover': { body: () => ({ email: someone(), ...CHALLENGE }) },
  'POST /resend': { body: () => ({ type: 'signup', email: someone(), ...CHALLENGE }) },
  'POST /verify': { body: verification },
  'GET /verify': { query: verification },
  'GET /user': {},
  'PUT /user': {
    body: () => ({ email: someone(), data: DATA, current_password: PASSWORD, nonce: '123456', ...CHALLENGE }),
  },
  'GET /reauthenticate': {},
  'POST /logout': { query: () => ({ scope: 'local' }) },
  'POST /factors': { body: () => ({ factor_type: 'totp', friendly_name: 'phone', issuer: 'Dayreel' }) },
  'POST /factors/:id/challenge': { params: ownFactor, body: () => ({ factorId: 'x', channel: 'sms' }) },
  'POST /factors/:id/verify': {
    params: ownFactor,
    body: ({ challenge }) => ({ challenge_id: challenge, code: '000000' }),
  },
  'DELETE /factors/:id': { params: ownFactor },
  'GET /factors/recovery-codes': {},
  'POST /factors/recovery-codes': { body: () => ({}) },
  'POST /factors/recovery-codes/regenerate': { body: () => ({}) },
  'POST /factors/recovery-codes/verify': { body: () => ({ code: 'abcd-efgh' }) },
  'GET /authorize': { query: provider },
  'GET /callback': { query: () => ({ state: 'x', code: 'y', error: 'access_denied', error_description: 'z' }) },
  'GET /user/identities/authorize': { query: () => ({ ...provider(), skip_http_redirect: 'true' }) },
  'DELETE /user/identities/:id': { params: ({ id }) => [id] },
  'GET /health': {},
  'GET /settings': {},
  'GET /.well-known/jwks.json': {},
  'POST /sso': { body: () => ({ domain: 'example.com', provider_id: 'x' }) },
  'GET /admin/users': {
    isAdmins: true,
    query: () => ({ page: '1', per_page: '2', filter: 'a', sort: 'created_at desc' }),
  },
  'POST /admin/users': { isAdmins: true, body: user },
  'GET /admin/users/:id': { isAdmins: true, params: ({ id }) => [id] },
  'PUT /admin/users/:id': { isAdmins: true, params: ({ id }) => [id], body: user },
  'DELETE /admin/users/:id': { isAdmins: true, params: ({ id }) => [id], body: () => ({ should_soft_delete: true }) },
  'GET /admin/users/:id/factors': { isAdmins: true, params: ({ id }) => [id] },
  'DELETE /admin/users/:id/factors/:factor': { isAdmins: true, params: ({ id, factor }) => [id, factor] },
  'POST /invite': { isAdmins: true, body: () => ({ email: someone(), data: DATA }) },
  'POST /admin/generate_link': {
    isAdmins: true,
    body: () => ({
      type: 'signup',
      email: someone(),
      new_email: someone(),
      password: PASSWORD,
      data: DATA,
      redirect_to: 'x',
    }),
  },
}
/** Further ways to call a route that the table already contains. */
const FURTHER: [string, ValidCall][] = [
  [
    'POST /token',
    { query: () => ({ grant_type: 'refresh_token' }), body: ({ refreshToken }) => ({ refresh_token: refreshToken }) },
  ],
  [
    'POST /token',
    { query: () => ({ grant_type: 'pkce' }), body: () => ({ auth_code: 'x', code_verifier: 'v'.repeat(43) }) },
  ],
  [
    'POST /token',
    {
      query: () => ({ grant_type: 'id_token' }),
      body: () => ({ provider: 'google', id_token: 'x', access_token: 'y', nonce: 'z', client_id: 'c', issuer: 'i' }),
    },
  ],
  ['POST /signup', { body: () => ({ phone: '4915112345678', password: PASSWORD, data: DATA, channel: 'sms' }) }],
  ['POST /otp', { body: () => ({ phone: '4915112345678', channel: 'sms', data: DATA }) }],
  ['POST /verify', { body: () => ({ type: 'sms', phone: '4915112345678', token: '123456' }) }],
  ['PUT /user', { body: () => ({ phone: '4915112345679' }) }],
  ['PUT /user', { body: () => ({ password: 'another fine one', current_password: PASSWORD }) }],
  ['POST /factors', { body: () => ({ factor_type: 'phone', phone: '4915112345678' }) }],
]

const calls: [string, ValidCall][] = [...Object.entries(VALID_CALLS), ...FURTHER]
const counted = { requests: 0 }

async function givenPerson(): Promise<Person> {
  const email = someone()
  const session = await signUpConfirmed(auth, email)
  const token = session['access_token'] as string
  const factor = await enrol(auth, token)
  const challenge = await challengeOf(auth, token, factor)
  return { email, token, refreshToken: session['refresh_token'], id: session['user'].id, factor: factor.id, challenge }
}

/**
 * Sends the request. Returns a description if the response shows a fault of the service, and whether the service
 * rejected the input and therefore did nothing.
 */
async function send(
  name: string,
  call: ValidCall,
  person: Person,
  change: Change,
): Promise<{ fault: string | undefined; isRefused: boolean }> {
  const [method, path] = name.split(' ') as [Parameters<TestAuth['call']>[0], string]
  const params = change.params ?? call.params?.(person) ?? []
  const query = change.query ?? new URLSearchParams(call.query?.(person) ?? {}).toString()
  const address = `${path.replace(/:\w+/g, () => params.shift() ?? 'x')}${query === '' ? '' : `?${query}`}`
  const token = call.isAdmins ? ADMIN_KEY : person.token
  const headers = {
    'content-type': change.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
  }
  const body = change.form ?? change.json
  counted.requests++
  const answer = await auth.call(method, address, { token, headers: body === undefined ? {} : headers, body })
  const isFault = answer.status >= 500
  return {
    fault: isFault ? `${change.what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}` : undefined,
    isRefused: answer.status === 400 || answer.status === 422,
  }
}
type Change = { what: string; json?: string; form?: string; query?: string; params?: string[] }

function* changesOf(call: ValidCall, person: Person): Generator<Change> {
  const turn = calls.findIndex(([, one]) => one === call)
  const fields = call.body?.(person)
  if (fields !== undefined) {
    for (const [field, values] of dealHostile(Object.keys(fields), HOSTILE_VALUES, turn)) {
      for (const [what, value] of values) {
        const others = Object.entries(fields).map(
          ([name, one]) => `${JSON.stringify(name)}:${name === field ? value : JSON.stringify(one)}`,
        )
        yield { what: `${field} is ${what}`, json: `{${others.join(',')}}` }
      }
    }
    const words = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    for (const [field, values] of dealHostile(Object.keys(fields), HOSTILE_IN_FORMS, turn)) {
      for (const value of values) {
        const form = new URLSearchParams([...words.filter(([name]) => name !== field), [field, value]]).toString()
        yield { what: `${field} in a form`, form }
      }
    }
  }
  const json = fields === undefined ? {} : { json: JSON.stringify(fields) }
  const query = Object.entries(call.query?.(person) ?? {})
  for (const [field] of [...query, ['redirect_to'], ['unknown']]) {
    for (const value of HOSTILE_IN_ADDRESSES) {
      const others = query.filter(([name]) => name !== field).map(([name, one]) => `${name}=${encodeURIComponent(one)}`)
      yield { what: `?${field}=${value.slice(0, 20)}`, query: [...others, `${field}=${value}`].join('&'), ...json }
    }
  }
  const params = call.params?.(person) ?? []
  for (const at of params.keys()) {
    for (const value of ['a%00b', '%ED%A0%80', '__proto__', '2147483648', 'y'.repeat(250)]) {
      yield { what: `parameter ${at} is ${value.slice(0, 20)}`, params: params.with(at, value), ...json }
    }
  }
}

test('every route of the service has a call in this test', () => {
  const tree = auth.app.printRoutes({ commonPrefix: false, includeHooks: false })
  const served: string[] = []
  const trail: string[] = []
  for (const line of tree.split('\n')) {
    const [, indent, segment, methods] = /^([│ ]*)(?:├──|└──) (\S*)(?: \(([^)]+)\))?/.exec(line) ?? []
    if (indent === undefined || segment === undefined) continue
    trail.splice(indent.length / 4, Infinity, segment)
    for (const method of methods?.split(', ') ?? []) served.push(`${method} ${trail.join('')}`)
  }
  const known = served.filter((one) => !/^(HEAD|OPTIONS) /.test(one))
  expect(known.length).toBeGreaterThan(30)
  expect(known.sort()).toEqual(Object.keys(VALID_CALLS).sort())
})

test.each(calls)(
  '%s with one hostile field at a time never causes a server error',
  { timeout: 120_000 },
  async (name, call) => {
    let person = await givenPerson()
    const faults: string[] = []
    for (const change of changesOf(call, person)) {
      const { fault, isRefused } = await send(name, call, person, change)
      if (fault !== undefined) faults.push(fault)
      if (isRefused) continue
      const isGone = (await auth.call('GET', '/user', { token: person.token })).status !== 200
      if (isGone) person = await givenPerson()
    }
    expect(faults).toEqual([])
  },
)

test('the calls that need aal2 never cause a server error at aal2', { timeout: 120_000 }, async () => {
  const person = await givenPerson()
  const { session } = await protect(auth, person.token)
  const raised = { ...person, token: session['access_token'] as string }
  const faults: string[] = []
  for (const name of ['POST /factors', 'POST /factors/recovery-codes', 'POST /factors/recovery-codes/regenerate']) {
    for (const change of changesOf(VALID_CALLS[name]!, raised)) {
      const { fault } = await send(name, VALID_CALLS[name]!, raised, change)
      if (fault !== undefined) faults.push(`${name} ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

test('the test sends at least two thousand requests', () => {
  expect(counted.requests).toBeGreaterThanOrEqual(2_000)
})
