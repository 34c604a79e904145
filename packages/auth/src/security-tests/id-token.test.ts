import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandboxGoogle } from '@dayreel/sandbox'
import { decodeJwt, exportSPKI, generateKeyPair, importJWK, SignJWT, type CryptoKey } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser } from '../test/sandbox-browser.ts'
import { someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
let google: Awaited<ReturnType<typeof createSandboxGoogle>>
const ada = () => ({ email: someone(), name: 'Ada' })
const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

beforeAll(async () => {
  google = await createSandboxGoogle()
  const { issuer, clientId, clientSecret } = google
  auth = await startTestAuth({ switches: { google: { issuer, clientId, clientSecret } } })
})
afterAll(async () => {
  await auth.close()
  await google.close()
})

const show = (id_token: string, more: object = {}) =>
  auth.call('POST', '/token?grant_type=id_token', { body: { provider: 'google', id_token, ...more } })

test('a token of the configured issuer signs in, once', async () => {
  const token = await google.mint(ada(), { nonce: hashed('a nonce'), accessToken: 'access' })
  const more = { nonce: 'a nonce', access_token: 'access' }
  expect((await show(token, more)).body).toMatchObject({ token_type: 'bearer' })
  expect((await show(token, more)).status).toBe(400)
})

test.each([
  ['another audience', { claims: { aud: 'another-client' } }],
  ['an audience among several, of another party', { claims: { aud: ['sandbox-client', 'x'], azp: 'x' } }],
  ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['an expiry in the past', { claims: { exp: 1 } }],
  ['no end', { claims: { exp: null } }],
  ['no subject', { claims: { sub: null } }],
])('a token with %s is rejected', async (_name, about) => {
  expect(await show(await google.mint(ada(), about))).toMatchObject({ status: 400, body: { error: 'invalid request' } })
})

test('if Google or its keys cannot be reached, the response is 503, not “bad token”', async () => {
  const server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`
    const at = (path: string) => `${issuer}${path}`
    if (request.url !== '/.well-known/openid-configuration') return response.writeHead(500).end()
    const endpoints = { authorization_endpoint: at('/a'), token_endpoint: at('/t'), jwks_uri: at('/keys') }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer, ...endpoints }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const away = await startTestAuth({ switches: { google: { issuer, clientId: 'x', clientSecret: 'y' } } })
  const body = { provider: 'google', id_token: await google.mint(ada()) }
  const ask = () => away.call('POST', '/token?grant_type=id_token', { body })
  expect(await ask()).toMatchObject({ status: 503, body: { code: 'unexpected_failure' } })
  await away.close()
  server.close()
  const gone = await startTestAuth({ switches: { google: { issuer, clientId: 'x', clientSecret: 'y' } } })
  const { status } = await gone.call('POST', '/token?grant_type=id_token', { body })
  expect(status).toBe(503)
  expect((await gone.call('GET', '/authorize?provider=google')).status).toBe(503)
  await gone.close()
})

test('nonces that differ, or that only one side has, are rejected', async () => {
  const minted = () => google.mint(ada(), { nonce: hashed('a nonce') })
  expect((await show(await minted(), { nonce: 'another' })).status).toBe(400)
  expect((await show(await minted())).status).toBe(400)
  expect((await show(await google.mint(ada()), { nonce: 'a nonce' })).status).toBe(400)
  const plain = await google.mint(ada(), { nonce: 'a nonce' })
  expect((await show(plain, { nonce: 'a nonce' })).status).toBe(400)
})

test('rejects an access token that belongs to another id token', async () => {
  const token = await google.mint(ada(), { accessToken: 'access' })
  expect((await show(token, { access_token: 'another' })).status).toBe(400)
})

test('a token cannot choose how it is verified', async () => {
  google.faults.algorithm = 'none'
  const unsigned = await google.mint(ada())
  delete google.faults.algorithm
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const claims = { sub: '1', email: someone(), email_verified: true, aud: google.clientId, iss: google.issuer }
  const sign = (header: object, key: Uint8Array | CryptoKey) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', ...header })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key)
  const ownKey = await sign({ kid: google.publicKey.kid! }, privateKey)
  const ownIssuer = await sign({ jku: 'https://evil.test/jwks', kid: 'mine' }, privateKey)
  const pem = await exportSPKI((await importJWK(google.publicKey, 'RS256', { extractable: true })) as CryptoKey)
  const withPublicKey = await sign({ alg: 'HS256', kid: google.publicKey.kid! }, new TextEncoder().encode(pem))
  expect(publicKey).toBeDefined()
  for (const token of [unsigned, ownKey, ownIssuer, withPublicKey, 'no token', '']) {
    expect((await show(token)).status).toBe(400)
  }
})

test('without a configured provider, no token signs in', async () => {
  const plain = await startTestAuth()
  const body = { provider: 'google', id_token: await google.mint(ada()) }
  const answer = await plain.call('POST', '/token?grant_type=id_token', { body })
  expect(answer.body).toMatchObject({
    code: 'provider_disabled',
    message: 'Provider (issuer "https://accounts.google.com") is not enabled',
  })
  await plain.close()
})

test.each(['nonce', 'audience', 'issuer', 'isExpired', 'algorithm', 'atHash'] as const)(
  'the id token of the code flow is verified too: %s',
  async (fault) => {
    const wrong = {
      nonce: 'wrong',
      audience: 'foreign',
      issuer: 'foreign',
      isExpired: true,
      algorithm: 'none',
      atHash: 'wrong',
    }
    Object.assign(google.faults, { [fault]: wrong[fault] })
    const { location } = await openBrowser(auth).goThrough({ email: someone() })
    delete google.faults[fault]
    expect(location.searchParams.get('error_code')).toBe('bad_oauth_callback')
    expect(location.searchParams.has('code')).toBe(false)
  },
)

test('a valid id token of the code flow signs in', async () => {
  const { location } = await openBrowser(auth).goThrough({ email: someone() })
  expect(location.searchParams.has('code')).toBe(true)
})

test('the id token of the code flow is verified too: its signature', async () => {
  const browser = openBrowser(auth)
  const path = await browser.goToCallback({ email: someone() })
  const { privateKey } = await generateKeyPair('RS256')
  const genuine = globalThis.fetch
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await genuine(...request)
    const sent = (await answer.clone().json()) as { id_token?: string }
    if (sent.id_token === undefined) return answer
    const header = { alg: 'RS256', kid: google.publicKey.kid! }
    const forged = await new SignJWT(decodeJwt(sent.id_token)).setProtectedHeader(header).sign(privateKey)
    return Response.json({ ...sent, id_token: forged })
  })
  const { location } = await browser.callback(path)
  expect(fetching).toHaveBeenCalled()
  fetching.mockRestore()
  expect(location.searchParams.get('error_code')).toBe('bad_oauth_callback')
})
