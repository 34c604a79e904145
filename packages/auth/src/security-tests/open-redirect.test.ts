import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRedirectAllowed } from '../wire/redirects.ts'
import { someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
const SITE = 'https://site.test'
const rules = {
  siteUrl: SITE,
  redirects: [
    'http://localhost:8000/*',
    'https://*.preview.test/**',
    'http://127.0.0.1:*/**',
    'http://[::1]:*/**',
    'http://localhost:*/**',
  ],
}

beforeAll(async () => {
  auth = await startTestAuth({ siteUrl: SITE, switches: { redirects: ['https://app.other.test/in/*'] } })
})
afterAll(() => auth.close())

test.each([
  'https://site.test',
  'https://site.test/any/path?a=1#b',
  'http://localhost:8000/path',
  'https://one.preview.test/deep/er?x=1',
  'http://127.0.0.1:9999/a/b',
  'http://[::1]:9999/a',
])('redirecting to %s is allowed', (candidate) => expect(isRedirectAllowed(rules, candidate)).toBe(true))

test.each([
  'https://site.test@evil.test',
  'https://site.test:pass@evil.test/',
  'https://site.test.evil.test',
  'https://evil.test/https://site.test',
  '//evil.test',
  '/\\evil.test',
  'https:\\\\evil.test',
  'https:/\\site.test\\@evil.test',
  'https:evil.test',
  'http://site.test',
  'https://site.test:8443/',
  'https://site.test%2f%2fevil.test',
  'https://site.test/\\evil.test',
  'https://site.test/\r\nlocation:https://evil.test',
  'https://site.test/\u202etxt.evil',
  'https://%73ite.test/',
  'https://@site.test/',
  'https://ѕite.test',
  'https://site。test/',
  'javascript:alert(1)',
  'javascript://site.test/%0aalert(1)',
  'data:text/html,hi',
  'https://site.test\n.evil.test',
  ' https://site.test',
  'http://123?.localhost:8000/path',
  'http://123.123.123.123?localhost:8000/',
  'http://[65e7:8ca5::1]?localhost:8000/path',
  'http://2130706433/',
  'http://0x7f.1:80/a/b',
  'https://a.b.preview.test/x',
  'https://evilpreview.test/x',
  '',
  `https://site.test/${'a'.repeat(3_000)}`,
])('redirecting to %s is rejected', (candidate) => expect(isRedirectAllowed(rules, candidate)).toBe(false))

test.each([
  'javascript://site.test/%0aalert(1)',
  'data://text/html,hi',
  'https://site.test@evil.test',
  'http://10.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
])('no pattern is wide enough for %s', (candidate) => {
  expect(isRedirectAllowed({ siteUrl: SITE, redirects: ['**'] }, candidate)).toBe(false)
})

test('a star stays inside its segment', () => {
  const only = { siteUrl: SITE, redirects: ['http://localhost:8000/*'] }
  expect(isRedirectAllowed(only, 'http://localhost:8000/path/to/page')).toBe(false)
  expect(isRedirectAllowed(only, 'http://localhost:8000/path#fragment/more')).toBe(true)
})

test('any requested redirect leads to an allowed origin', async () => {
  const email = someone()
  const piece = constantFrom(
    'https:',
    'http:',
    '//',
    '/',
    '\\',
    '@',
    '.',
    ':',
    'site.test',
    'evil.test',
    '%2f',
    '#',
    '?',
    'app.other.test/in/x',
  )
  const candidates = array(piece, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''))
  await assert(
    asyncProperty(candidates, async (candidate) => {
      const query = `redirect_to=${encodeURIComponent(candidate)}`
      const answer = await auth.call('GET', `/verify?token=none&type=signup&${query}`, {
        headers: { referer: candidate },
      })
      const { origin } = new URL(String(answer.headers['location']))
      expect(['https://site.test', 'https://app.other.test']).toContain(origin)
    }),
    { numRuns: 150 },
  )
  await auth.call('POST', `/signup?redirect_to=${encodeURIComponent('https://site.test@evil.test')}`, {
    body: { email, password: 'long enough' },
  })
  expect((await auth.received(email)).mail.button!.link).not.toContain('evil')
})
