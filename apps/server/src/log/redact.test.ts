import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { PATTERNS, redact } from './redact.ts'

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
  ['the hash of a password', 'params: $argon2id$v=19$m=65536,t=3,p=1$c2FsdHNhbHQ$aGFzaGhhc2g,x', 'c2FsdHNhbHQ'],
  ['the beginning of a web token', `token ${JWT.slice(0, 30)}`, 'eyJ'],
  ['an address after another', 'ada@example.com+bob@example.com', 'bob'],
  ['an address after two signs', 'ada@bob@example.com', 'bob'],
])('hides %s', (_name, line, secret) => {
  const redacted = redact(line)
  expect(redacted).not.toContain(secret)
  expect(redacted).toContain('[hidden]')
})

test('leaves a text without a secret unchanged', () => {
  const line = '{"level":30,"time":1,"requestId":"7d","route":"/api/users/profile","status":200,"code_point":65}'
  expect(redact(line)).toBe(line)
})

test('a line with an address after a line break is still valid JSON', () => {
  const line = JSON.stringify({ stack: 'Error: to\nada@example.com\u0000bob@example.com' })
  expect(JSON.parse(redact(line))).toEqual({ stack: 'Error: to\n[hidden]\u0000[hidden]' })
})

/** Inputs that make a badly anchored regular expression backtrack. */
const WORST = [
  'y',
  'eyJ',
  'eyJeyJab.',
  'a.',
  'a@',
  'a%40',
  '://a',
  'a://b:c',
  '?token',
  'bearer ',
  '"token" ',
  '$argon2',
]

test.each(WORST)('redacting %s takes time in proportion to its length, not to the square of its length', (piece) => {
  const timeOf = (characters: number): number => {
    const line = `\\u0000${piece.repeat(Math.ceil(characters / piece.length))}`
    const times = Array.from({ length: 12 }, () => {
      const started = process.hrtime.bigint()
      redact(line)
      return Number(process.hrtime.bigint() - started)
    })
    return Math.min(...times)
  }
  timeOf(100_000)
  expect(timeOf(100_000) / timeOf(10_000)).toBeLessThanOrEqual(20)
  expect(PATTERNS.every(([pattern]) => pattern.global)).toBe(true)
})

test('every line of a log is redacted', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', name: 'test', destination: { write: (line) => lines.push(line) } })
  log.info({ user: { email: 'ada@example.com' }, err: new Error(`bad token ${JWT}`) }, 'hello ada@example.com')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/ada@|eyJ/)
  expect(JSON.parse(lines[0]!)).toMatchObject({ process: 'test' })
})
