import { randomUUID } from 'node:crypto'
import {
  base64url,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWK,
} from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Switches } from '../switches.ts'
import { signUpConfirmed, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

const SECRET = 'a-shared-secret-of-the-tests-that-is-long-enough-for-the-longest-of-hashes'
let auth: TestAuth
let token: string
beforeAll(async () => {
  auth = await startTestAuth({ switches: { adminKeys: ['an-admin-key-of-the-tests'] } })
  token = (await signUpConfirmed(auth))['access_token'] as string
})
afterAll(() => auth.close())

const look = (token: string, at = auth) => at.call('GET', '/user', { token })

test('a token is valid only if our key signed it for us and it has not expired', async () => {
  expect((await look(token)).status).toBe(200)
  const claims = decodeJwt(token)
  const { kid } = decodeProtectedHeader(token)
  const [published] = (await auth.call('GET', '/.well-known/jwks.json')).body['keys'] as JWK[]
  expect(published).toMatchObject({ kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] })
  expect(published).not.toHaveProperty('d')
  const own = await generateKeyPair('ES256', { extractable: true })
  const sign = (header: object, changed: object = {}, key: CryptoKey | Uint8Array = own.privateKey) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'ES256', ...header }).sign(key)
  const publicKey = (await importJWK(published!, 'ES256', { extractable: true })) as CryptoKey
  const pem = new TextEncoder().encode(await exportSPKI(publicKey))
  const edited = token.split('.')
  edited[1] = base64url.encode(JSON.stringify({ ...claims, role: 'service_role' }))
  const wrong = {
    unsigned: new UnsecuredJWT(claims).encode(),
    'unsigned, with our key’s id': `${base64url.encode(JSON.stringify({ alg: 'none', kid }))}.${token.split('.')[1]}.`,
    'the public key as a secret': await sign({ alg: 'HS256', kid }, {}, pem),
    'a secret without a key id': await sign({ alg: 'HS256' }, {}, new TextEncoder().encode(SECRET)),
    'another key with our id': await sign({ kid }),
    'an unknown id': await sign({ kid: 'unknown' }),
    'an id that is a path': await sign({ kid: '../../../../dev/null' }),
    'a key in the token': await sign({ jwk: await exportJWK(own.publicKey) }),
    'a URL of keys': await sign({ kid, jku: 'https://evil.test/jwks' }),
    'no key id': await sign({}),
    'an edited role': edited.join('.'),
    rubbish: 'a.b.c',
  }
  for (const [name, bad] of Object.entries(wrong)) {
    expect([name, (await look(bad)).body['code']]).toEqual([name, 'bad_jwt'])
  }
})

test('our own signature on other claims is not sufficient', async () => {
  const claims = decodeJwt(token)
  const { keys } = auth.context
  for (const changed of [
    { iss: 'https://elsewhere.test' },
    { aud: 'other' },
    { exp: 1 },
    { sub: 'x' },
    { session_id: undefined },
  ]) {
    expect((await look(await keys.sign({ ...claims, ...changed }))).body).toMatchObject({ code: 'bad_jwt' })
  }
  const stranger = await keys.sign({ ...claims, sub: randomUUID() })
  expect((await look(stranger)).body).toMatchObject({ code: 'user_not_found' })
  await expect(auth.service.findSession(stranger)).rejects.toMatchObject({ code: 'user_not_found' })
})

test('no session has admin rights, no matter what role it claims', async () => {
  const claims = { ...decodeJwt(token), role: 'service_role' }
  const raised = await auth.context.keys.sign(claims)
  expect((await auth.call('GET', '/admin/users', { token: raised })).body).toMatchObject({ code: 'not_admin' })
  const sessionless = await auth.context.keys.sign({ ...claims, session_id: undefined })
  expect((await auth.call('GET', '/admin/users', { token: sessionless })).body).toMatchObject({ code: 'not_admin' })
  const made = { email: 'root@example.com', role: 'service_role' }
  const answer = await auth.call('POST', '/admin/users', { token: 'an-admin-key-of-the-tests', body: made })
  expect(answer.status).toBe(400)
})

test('a shared secret is accepted if configured, and published secrets are rejected', async () => {
  const shared = await startTestAuth({ switches: { sharedSecret: SECRET, serviceRoleTokens: true } })
  const session = await signUpConfirmed(shared)
  expect(decodeProtectedHeader(session['access_token'])).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect((await look(session['access_token'], shared)).status).toBe(200)
  expect((await shared.call('GET', '/.well-known/jwks.json')).body).toEqual({ keys: [] })
  expect((await shared.call('GET', '/admin/users', { token: await admin(SECRET) })).status).toBe(200)
  expect((await shared.call('GET', '/admin/users', { token: await admin(`${SECRET}x`) })).status).toBe(403)
  const claims = decodeJwt(session['access_token'])
  const raised = await shared.context.keys.sign({ ...claims, role: 'service_role' })
  expect((await shared.call('GET', '/admin/users', { token: raised })).body).toMatchObject({ code: 'not_admin' })
  for (const header of [{ alg: 'HS512' }, { alg: 'HS256', kid: 'unknown' }]) {
    const other = await new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode(SECRET))
    expect((await look(other, shared)).body).toMatchObject({ code: 'bad_jwt' })
  }
  await shared.close()
  expect(Switches.safeParse({ sharedSecret: 'super-secret-jwt-token-with-at-least-32-characters-long' }).success).toBe(
    false,
  )
  expect(Switches.safeParse({ sharedSecret: 'short' }).success).toBe(false)
})

test.each(['RS256', 'ES256'])('an imported %s key signs, and only its public half is published', async (alg) => {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), alg, kid: 'moved', use: 'sig', key_ops: ['sign', 'verify'] }
  const moved = await startTestAuth({ switches: { signingKeys: [jwk as never] } })
  const session = await signUpConfirmed(moved)
  expect(decodeProtectedHeader(session['access_token'])).toEqual({ alg, typ: 'JWT', kid: 'moved' })
  const { keys } = (await moved.call('GET', '/.well-known/jwks.json')).body as { keys: JWK[] }
  expect(Object.keys(keys[0]!)).not.toEqual(expect.arrayContaining(['d']))
  const client = moved.client()
  await client.setSession({ access_token: session['access_token'], refresh_token: session['refresh_token'] })
  expect((await client.getClaims()).error).toBeNull()
  await moved.close()
})

test('the key in the database is encrypted', async () => {
  const { rows } = await auth.database.pool.query<{ sealed_private_key: string }>('select * from auth.signing_keys')
  expect(rows).toHaveLength(1)
  expect(Buffer.from(rows[0]!.sealed_private_key, 'base64url').toString('latin1')).not.toContain('"d"')
})
function admin(secret: string): Promise<string> {
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret))
}
