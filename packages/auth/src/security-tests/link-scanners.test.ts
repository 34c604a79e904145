import { afterAll, beforeAll, expect, test } from 'vitest'
import { someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
afterAll(() => auth.close())

test('opening a link any number of times does not use it up', async () => {
  const email = someone()
  await auth.call('POST', '/signup', { body: { email, password: 'long enough' } })
  const { link } = await auth.received(email)
  for (const name of ['token', 'token_hash']) {
    const path = `/verify?${name}=${link}&type=signup&redirect_to=http%3A%2F%2Fsite.test%2Fin`
    expect((await auth.call('HEAD', path)).status).toBe(200)
    const page = await auth.call('GET', path)
    expect(page).toMatchObject({
      status: 200,
      headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    })
    expect(page.body['text']).toContain('<form method="post">')
  }
  const sessions = await auth.database.pool.query('select 1 from auth.sessions')
  expect(sessions.rowCount).toBe(0)
  const form = `token_hash=${link}&type=signup&redirect_to=${encodeURIComponent('http://site.test/in')}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const done = await auth.call('POST', '/verify', { body: form, headers })
  const back = new URL(String(done.headers['location']))
  expect(`${done.status} ${back.origin}${back.pathname}`).toBe('303 http://site.test/in')
  expect(new URLSearchParams(back.hash.slice(1)).get('type')).toBe('signup')
})

test('HEAD does not use up a link, even if GET is configured to do so, as in GoTrue', async () => {
  const like = await startTestAuth({ switches: { linkByGet: 'redirect' } })
  const email = someone()
  await like.call('POST', '/signup', { body: { email, password: 'long enough' } })
  const { link } = await like.received(email)
  await like.call('HEAD', `/verify?token=${link}&type=signup`)
  const done = await like.call('GET', `/verify?token=${link}&type=signup`)
  expect(String(done.headers['location'])).toMatch(/^http:\/\/site\.test\/#access_token=.*&type=signup&sb=$/)
  const again = await like.call('GET', `/verify?token=${link}&type=signup`)
  expect(String(again.headers['location'])).toContain('#error=access_denied&error_code=otp_expired')
  await like.close()
})
