import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
afterAll(() => auth.close())

test("a mail's link continues to the page that the request named", async () => {
  const email = someone()
  const page = 'http://site.test/auth/confirm'
  const redirect = encodeURIComponent(`${page}?next=${encodeURIComponent('/app/create-video?template=what-if')}`)
  await auth.call('POST', `/signup?redirect_to=${redirect}`, { body: { email, password: PASSWORD } })
  const { mail } = await auth.received(email)
  const link = new URL(mail.button!.link)
  expect(link.origin + link.pathname).toBe(page)
  expect(link.searchParams.get('next')).toBe('/app/create-video?template=what-if')
})

test("forged headers do not change a mail's link", async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const headers = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.test',
    referer: 'https://evil.test/',
    origin: 'https://evil.test',
    redirect_to: 'https://evil.test',
  }
  await auth.call('POST', '/recover', { body: { email }, headers })
  const { mail } = await auth.received(email)
  expect(mail.button!.link).toContain('http://site.test/auth/confirm?token_hash=')
  expect(JSON.stringify(mail)).not.toMatch(/evil|gopher/)
})
