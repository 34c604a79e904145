import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authOneTimeTokens } from '../db/tables.ts'
import { someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
afterAll(() => auth.close())

test('neither the link nor the stored value can be computed from the address and a code', async () => {
  const email = someone()
  await auth.call('POST', '/signup', { body: { email, password: 'long enough' } })
  const { link, code } = await auth.received(email)
  expect(Buffer.from(link, 'base64url')).toHaveLength(32)
  const [row] = await auth.database.db.select().from(authOneTimeTokens)
  const known = new Set([link, row!.codeFingerprint, row!.linkFingerprint!].flatMap((text) => [text, bytesOf(text)]))
  for (let guess = 0; guess < 1_000_000; guess++) {
    const text = email + String(guess).padStart(6, '0')
    const sum = createHash('sha224').update(text).digest('hex')
    if (known.has(sum)) throw new Error(`found by ${text}`)
  }
  for (const algorithm of ['sha224', 'sha256']) {
    for (const text of [email + code, code, code + email, link]) {
      const digest = createHash(algorithm).update(text).digest()
      for (const form of ['hex', 'base64url'] as const) expect(known).not.toContain(digest.toString(form))
    }
  }
  expect(JSON.stringify(row)).not.toContain(link)
  expect(JSON.stringify(row)).not.toContain(code)
})

function bytesOf(text: string): string {
  return Buffer.from(text, 'base64url').toString('hex')
}
