import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { redact } from './redact.ts'

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

test.each([
  ['an email address', 'mail to ada.love+x@example.co.uk failed', 'ada.love'],
  ['an encoded email address', 'GET /verify?to=ada%40example.com', 'ada%40'],
  ['a web token', `token ${JWT} refused`, 'eyJ'],
  ['a header', '{"authorization":"Bearer abcdefghij"}', 'abcdefghij'],
  ['a password in JSON', '{"password":"correct horse"}', 'correct horse'],
  ['a password in JSON in JSON', JSON.stringify({ body: '{"password":"correct horse"}' }), 'correct horse'],
  ['a token in an address', 'GET /verify?type=signup&token=abc123&x=1', 'abc123'],
  ['a code in an address', 'GET /callback?code=4/abc', '4/abc'],
  ['a cookie', '{"set-cookie":"state=xyz"}', 'xyz'],
  ['the password of a database', 'postgresql://dayreel:hunter2@db/x', 'hunter2'],
])('%s is hidden', (_name, line, secret) => {
  const redacted = redact(line)
  expect(redacted).not.toContain(secret)
  expect(redacted).toContain('[hidden]')
})

test('what is no secret stays', () => {
  const line = '{"level":30,"time":1,"requestId":"7d","route":"/api/users/profile","status":200,"code_point":65}'
  expect(redact(line)).toBe(line)
})

test('every line of a log passes the redaction', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', name: 'test', destination: { write: (line) => lines.push(line) } })
  log.info({ user: { email: 'ada@example.com' }, err: new Error(`bad token ${JWT}`) }, 'hello ada@example.com')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/ada@|eyJ/)
  expect(JSON.parse(lines[0]!)).toMatchObject({ process: 'test' })
})
