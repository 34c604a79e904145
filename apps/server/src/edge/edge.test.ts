import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { outboxAddress } from '#mail/outbox-address.ts'
import { createApp } from '#compose/app.ts'
import { inlineScriptHashes } from './serve-site.ts'

const PAGES = {
  'index.html': '<!doctype html><title>Home</title><script>window.a = 1</script><script src="/assets/x.js"></script>',
  'pricing/index.html':
    '<!doctype html><title>Pricing</title><link rel="canonical" href="https://site-url.invalid/pricing"/>',
  '404/index.html': '<!doctype html><title>Not found</title>',
  '__spa-fallback.html': '<!doctype html><title>App</title>',
  'assets/x.js': 'export const x = 1',
  'assets/x.js.br': brotliCompressSync('export const x = 1'),
  'assets/x.js.gz': gzipSync('export const x = 1'),
  'icon.svg': '<svg/>',
}
const PUBLIC = {
  HOST: '0.0.0.0',
  SITE_URL: 'https://dayreel.test',
  SMTP_URL: 'smtp://localhost:1',
  MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
}

let siteFolder: string
let running: TestServices
let app: FastifyInstance

beforeAll(async () => {
  siteFolder = mkdtempSync(join(tmpdir(), 'dayreel-site-'))
  for (const [file, content] of Object.entries(PAGES)) {
    mkdirSync(dirname(join(siteFolder, file)), { recursive: true })
    writeFileSync(join(siteFolder, file), content)
  }
  running = await createTestServices({ env: { METRICS_TOKEN: 'a-token-of-metrics' } })
  app = await createApp(running.services, { siteFolder })
})
afterAll(async () => {
  await app.close()
  await running.close()
  rmSync(siteFolder, { recursive: true })
})

/** Creates a separate app with other settings on the same database. */
async function withSettings(
  env: Record<string, string>,
  use: (other: FastifyInstance) => Promise<void>,
): Promise<void> {
  const services = await createTestServices({ env })
  const other = await createApp(services.services, { siteFolder })
  try {
    await use(other)
  } finally {
    await other.close()
    await services.close()
  }
}

describe('pages', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/?utm=1', 200, 'Home'],
    ['/pricing', 200, 'Pricing'],
    ['/pricing/', 200, 'Pricing'],
    ['/app', 200, 'App'],
    ['/app/videos/1', 200, 'App'],
    ['/apple', 404, 'Not found'],
    ['/nothing', 404, 'Not found'],
    ['/pricing/../../etc/passwd', 404, 'Not found'],
    ['/%2e%2e/secret', 404, 'Not found'],
    ['/__proto__', 404, 'Not found'],
  ])('%s answers %d with %s', async (url, status, title) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(`<title>${title}</title>`)
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('a page allows only its own inline scripts, by their hashes', async () => {
    const { headers } = await app.inject({ url: '/' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${inlineScriptHashes(PAGES['index.html'])[0]};`)
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  })

  test('only the app may use inline styles', async () => {
    const { headers } = await app.inject({ url: '/app/settings' })
    expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
    expect(headers['content-security-policy']).toContain("script-src 'self';")
  })

  test('a page contains its full URL, and the sitemap lists these pages', async () => {
    await withSettings(PUBLIC, async (other) => {
      const { body } = await other.inject({ url: '/pricing' })
      expect(body).toContain('<link rel="canonical" href="https://dayreel.test/pricing"/>')
      const sitemap = await other.inject({ url: '/sitemap.xml' })
      expect(sitemap.headers['content-type']).toContain('application/xml')
      expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
        'https://dayreel.test/pricing',
      ])
      expect((await other.inject({ url: '/robots.txt' })).body).toContain('Sitemap: https://dayreel.test/sitemap.xml')
    })
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0', undefined, (bytes: Buffer) => bytes],
  ] as const)('for "%s" pages and files are sent as %s', async (accepted, encoding, decode) => {
    for (const [url, file] of [
      ['/', 'index.html'],
      ['/assets/x.js', 'assets/x.js'],
    ] as const) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } })
      expect([url, answer.headers['content-encoding']]).toEqual([url, encoding])
      expect(decode(answer.rawPayload).toString()).toBe(PAGES[file])
    }
  })

  test('browsers cache files of the build, and pages are not served as files', async () => {
    const script = await app.inject({ url: '/assets/x.js' })
    expect(script.headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable') as string })
    expect((await app.inject({ url: '/icon.svg' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/assets/none.js' })).statusCode).toBe(404)
  })

  test.each([
    ['/create-video', '/app/create-video'],
    ['/dashboard', '/app'],
  ])('%s redirects to %s', async (url, location) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(location)
  })

  test('the API still answers without a build', async () => {
    const bare = await createApp(running.services, { siteFolder: join(siteFolder, 'missing') })
    expect((await bare.inject({ url: '/config.json' })).statusCode).toBe(200)
    expect((await bare.inject({ url: '/' })).json()).toMatchObject({ code: 'not_found' })
    await bare.close()
  })
})

describe('paths of programs', () => {
  test.each(['/api', '/api/', '/api/none', '/auth/v1', '/auth/v1/none', '/files/x'])(
    'answers the unknown path %s in JSON',
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ message: expect.any(String) as string })
    },
  )

  test('answers a method that a path does not have like an unknown path', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/users/credits' })
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  })
})

describe('headers', () => {
  test('every response has strict headers and an id', async () => {
    for (const url of ['/', '/api/none', '/health/live', '/assets/x.js', '/files/x']) {
      const { headers } = await app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      })
      expect(headers['content-security-policy']).toBeDefined()
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  test('an id from the client is not trusted', async () => {
    const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': 'evil' } })
    expect(headers['x-request-id']).not.toBe('evil')
  })

  test('a site served over https tells browsers to use only https', () =>
    withSettings(PUBLIC, async (other) => {
      const { headers } = await other.inject({ url: '/' })
      expect(headers['strict-transport-security']).toBe('max-age=31536000')
    }))

  test('other origins may call only if they are configured', async () => {
    const preflight = {
      method: 'OPTIONS',
      url: '/api/users/profile',
      headers: { origin: 'https://a.test', 'access-control-request-method': 'GET' },
    } as const
    expect((await app.inject(preflight)).headers['access-control-allow-origin']).toBeUndefined()
    await withSettings({ CORS_ORIGINS: 'https://a.test' }, async (other) => {
      expect((await other.inject(preflight)).headers['access-control-allow-origin']).toBe('https://a.test')
      const foreign = { ...preflight, headers: { ...preflight.headers, origin: 'https://b.test' } }
      expect((await other.inject(foreign)).headers['access-control-allow-origin']).toBeUndefined()
    })
  })
})

describe('metrics', () => {
  test.each([
    ['this machine', {}, {}, 200],
    ['elsewhere', { remoteAddress: '192.168.1.7' }, {}, 404],
    ['elsewhere with the token', { remoteAddress: '192.168.1.7' }, { authorization: 'Bearer a-token-of-metrics' }, 200],
    ['elsewhere with another token', { remoteAddress: '192.168.1.7' }, { authorization: 'Bearer another-token' }, 404],
    ['elsewhere, by a proxy here', {}, { 'x-forwarded-for': '192.168.1.7' }, 404],
    ['L1: a page elsewhere that calls this machine its own', {}, { host: 'evil.test' }, 404],
    ['elsewhere, saying it is here', { remoteAddress: '192.168.1.7' }, { 'x-forwarded-for': '127.0.0.1' }, 404],
  ])('metrics for %s', async (_who, from, headers, status) => {
    const answer = await app.inject({ url: '/metrics', ...from, headers })
    expect(answer.statusCode).toBe(status)
    expect(/^dayreel_http_seconds_bucket/m.test(answer.body)).toBe(status === 200)
  })
})

describe('limits', () => {
  test('addresses of one IPv6 network count together', () =>
    withSettings({ CALLS_PER_MINUTE_AND_ADDRESS: '3' }, async (other) => {
      const statuses: number[] = []
      for (let i = 1; i <= 5; i++) {
        const answer = await other.inject({
          url: '/api/users/profile',
          headers: { authorization: 'Bearer nobody' },
          remoteAddress: `2001:db8:1:2::${i}`,
        })
        statuses.push(answer.statusCode)
      }
      expect(statuses).toEqual([401, 401, 401, 429, 429])
    }))

  test.each(['/health/ready', `/files/exports/${randomUUID()}`])('L7: limits %s by address', async (url) => {
    const ask = async (remoteAddress: string) => (await app.inject({ url, remoteAddress })).statusCode
    const many = await Promise.all(Array.from({ length: 130 }, () => ask('203.0.113.50')))
    expect(many).toContain(429)
    expect(await ask('203.0.113.51')).not.toBe(429)
  })

  test('limit each call of an account separately', () =>
    withSettings({ CALLS_PER_MINUTE: '3' }, async (other) => {
      const headers = bearer(randomUUID())
      const call = (url: string) => other.inject({ url, headers })
      for (let i = 0; i < 3; i++) expect((await call('/api/users/profile')).statusCode).toBe(200)
      const refused = await call('/api/users/profile')
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
      expect((await call('/api/users/credits')).statusCode).toBe(200)
      expect((await other.inject({ url: '/api/users/profile', headers: bearer(randomUUID()) })).statusCode).toBe(200)
    }))

  test('limit the calls of an address, with any token and any claimed address', () =>
    withSettings({ CALLS_PER_MINUTE_AND_ADDRESS: '5' }, async (other) => {
      const statuses: number[] = []
      for (let i = 0; i < 8; i++) {
        const headers = { authorization: `Bearer guess-${i}`, 'x-forwarded-for': `10.0.0.${i}` }
        statuses.push((await other.inject({ url: '/api/users/profile', headers })).statusCode)
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
      const elsewhere = await other.inject({ url: '/api/users/profile', remoteAddress: '10.1.1.1' })
      expect(elsewhere.statusCode).toBe(401)
    }))

  test('count all servers together', async () => {
    const services = await createTestServices({ env: { CALLS_PER_MINUTE: '10' } })
    const servers = await Promise.all([createApp(services.services), createApp(services.services)])
    const headers = bearer(randomUUID())
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => servers[i % 2]!.inject({ url: '/api/users/credits', headers })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    for (const server of servers) await server.close()
    await services.close()
  })

  test('a body that is too large is rejected', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      headers: bearer(randomUUID()),
      payload: { name: 'x'.repeat(1024 * 1024) },
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too_large' })
  })
})

/** Returns the cookie of a browser that has opened the URL printed by `npm start`. */
async function outboxCookie(): Promise<string> {
  const opened = await app.inject({ url: outboxAddress('', running.services.sealing) })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/outbox'])
  return String(opened.headers['set-cookie']).split(';')[0]!
}

describe('outbox', () => {
  test('opens only with the URL that npm start prints', async () => {
    for (const headers of [{}, { cookie: 'dayreel_outbox=x' }, { cookie: 'dayreel_outbox=' }]) {
      const locked = await app.inject({ url: '/outbox', headers })
      expect(locked.statusCode).toBe(403)
      expect(locked.body).toContain('npm start')
      expect(locked.body).not.toContain('<article>')
      expect((await app.inject({ url: `/outbox/${randomUUID()}`, headers })).statusCode).toBe(404)
    }
    expect((await app.inject({ url: '/outbox?secret=wrong' })).statusCode).toBe(403)
    expect((await app.inject({ url: '/outbox', headers: { cookie: await outboxCookie() } })).statusCode).toBe(200)
    expect((await app.inject({ url: '/config.json' })).body).not.toContain((await outboxCookie()).split('=')[1])
  })

  test('shows sent mails, says that it is a sandbox, and runs nothing from a mail', async () => {
    const html = '<p>Hello</p><script>alert(1)</script>'
    await running.services.mailer.send({ to: 'ada@example.com', subject: '<b>Hi</b>', text: 'Hi <there>', html })
    const headers = { cookie: await outboxCookie() }
    const page = await app.inject({ url: '/outbox', headers })
    expect(page.body).toMatch(/Sandbox\./)
    expect(page.body).toContain('&lt;b&gt;Hi&lt;/b&gt;')
    expect(page.body).not.toContain('<b>Hi')
    const [, path] = /<iframe src="([^"]+)"/.exec(page.body)!
    const mail = await app.inject({ url: path!, headers })
    expect(mail.body).toContain('<p>Hello</p>')
    const policy = String(mail.headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'.*sandbox/)
    expect(policy).not.toMatch(/script-src|allow-scripts/)
  })

  test('is not shown under another name of this machine', async () => {
    expect(
      (await app.inject({ url: '/outbox', headers: { cookie: await outboxCookie(), host: 'evil.test:3000' } }))
        .statusCode,
    ).toBe(404)
  })

  test.each([
    [{ 'x-forwarded-for': '8.8.8.8' }, {}],
    [{ forwarded: 'for=8.8.8.8' }, {}],
    [{ via: '1.1 tunnel' }, {}],
    [{ 'x-forwarded-proto': 'https' }, {}],
    [{ 'cf-connecting-ip': '8.8.8.8' }, {}],
    [{ 'true-client-ip': '8.8.8.8' }, {}],
    [{ 'x-original-host': 'evil.test' }, {}],
    [{ 'cdn-loop': 'cloudflare' }, {}],
    [{ 'ngrok-trace-id': 'x' }, {}],
    [{}, { remoteAddress: '192.168.1.7' }],
  ])('L1: is not shown through a proxy or a tunnel on this machine: %j %j', async (headers, from) => {
    expect(
      (await app.inject({ url: '/outbox', headers: { cookie: await outboxCookie(), ...headers }, ...from })).statusCode,
    ).toBe(404)
  })

  test('does not exist beyond loopback, or if a mail server is configured', async () => {
    await withSettings(PUBLIC, async (other) => {
      expect((await other.inject({ url: '/outbox' })).statusCode).toBe(404)
      expect((await other.inject({ url: '/config.json' })).json()).toMatchObject({ outboxPath: null, sandbox: false })
    })
    await withSettings({ SMTP_URL: 'smtp://localhost:1' }, async (other) => {
      expect((await other.inject({ url: '/outbox' })).statusCode).toBe(404)
    })
  })
})

test('the legal pages name the operator of the site', () =>
  withSettings({ OPERATOR_NAME: 'Moon Ltd', OPERATOR_EMAIL: 'hello@moon.test' }, async (other) => {
    const { operator } = (await other.inject({ url: '/config.json' })).json()
    expect(operator).toEqual({ name: 'Moon Ltd', address: null, email: 'hello@moon.test' })
  }))

test('the browser learns the address of a hosted auth service, and pages may call it', () =>
  withSettings(
    { AUTH_URL: 'https://auth.test/auth/v1/', AUTH_PUBLIC_KEY: 'public', AUTH_ADMIN_KEY: 'a-very-secret-admin-key' },
    async (other) => {
      const { body } = await other.inject({ url: '/config.json' })
      expect(JSON.parse(body)).toMatchObject({ auth: { url: 'https://auth.test/auth/v1', publicKey: 'public' } })
      expect(body).not.toContain('secret')
      const { headers } = await other.inject({ url: '/' })
      expect(headers['content-security-policy']).toContain("connect-src 'self' https://auth.test;")
    },
  ))

test('the log of all this contains no token, address or secret', async () => {
  const id = randomUUID()
  await app.inject({ url: `/files/x?signature=abcdef&token=t0ps3cret&email=ada@example.com`, headers: bearer(id) })
  await app.inject({
    method: 'PUT',
    url: '/api/users/profile',
    headers: { ...bearer(id), cookie: 'session=c00kie' },
    payload: { name: 'Ada Secretname' },
  })
  const log = running.logged.join('')
  expect(running.logged.length).toBeGreaterThan(10)
  expect(log).toContain('"route":"/api/users/profile"')
  for (const secret of [
    'user-',
    't0ps3cret',
    'ada@example.com',
    '@example.com',
    'c00kie',
    'a-token-of-metrics',
    'Secretname',
  ]) {
    expect(log).not.toContain(secret)
  }
})
