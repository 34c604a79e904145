import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeNotice } from '../mails/letters.ts'
import { someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ switches: { adminKeys: ['an-admin-key-of-the-tests'] } })
})
afterAll(() => auth.close())

const INVALID = 'Unable to validate email address: invalid format'

test.each([
  'a@example.com,b@example.com',
  'a@example.com;b@example.com',
  'a@example.com b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\n',
  '\ta@example.com',
  'A <a@example.com>',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  'a@example',
  'a@@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a@-example.com',
  'a@exam_ple.com',
  'ａ@example.com',
  'аdmin@example.com',
  'a@exämple.com',
  'xx:;x@x.x',
  'a\0@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
])('rejects %j, which is not a single address', async (email) => {
  const before = auth.mails.length
  for (const [path, body] of [
    ['/signup', { password: 'long enough' }],
    ['/otp', {}],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ] as const) {
    const answer = await auth.call('POST', path, { body: { ...body, email } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', message: INVALID } })
  }
  const invite = await auth.call('POST', '/invite', { token: 'an-admin-key-of-the-tests', body: { email } })
  expect(invite.body['message']).toBe(INVALID)
  await auth.context.outgoing.settled()
  expect(auth.mails).toHaveLength(before)
})

test.each([
  ['a list', ['a@example.com', 'b@example.com']],
  ['an object', { address: 'a@example.com' }],
  ['a number', 1],
])('rejects %s, which is not an address', async (_name, email) => {
  expect((await auth.call('POST', '/recover', { body: { email } })).status).toBe(400)
})

test('addresses that differ only in capital letters are the same', async () => {
  const email = someone()
  await auth.call('POST', '/signup', { body: { email: email.toUpperCase(), password: 'long enough' } })
  expect((await auth.received(email)).mail.to).toBe(email)
})

test('no mail contains text from users, and each subject has one line', async () => {
  const email = someone()
  const data = { name: '<img src=x onerror=alert(1)>' }
  await auth.call('POST', '/signup', { body: { email, password: 'long enough', data } })
  expect(JSON.stringify((await auth.received(email)).mail)).not.toContain('<img')
  const mail = writeNotice(auth.context, email, 'email_changed', { new: "<b>a'&@example.com" })
  expect(mail.subject).not.toMatch(/[\r\n]/)
})
