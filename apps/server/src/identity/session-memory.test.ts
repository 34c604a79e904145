import { expect, test } from 'vitest'
import { createSessionMemory } from './session-memory.ts'

let now = 1_000_000
const account = (sessionId: string) => ({ id: 'someone', email: '', sessionId, expiresAt: Infinity })

/** Creates a function that recalls a token and returns how often the token has been looked up. */
function counting(memory: ReturnType<typeof createSessionMemory>, sessionId = 'session', validUntil = Infinity) {
  let lookUps = 0
  return async (token: string): Promise<number> => {
    await memory.recall(token, async () => ((lookUps += 1), { account: account(sessionId), validUntil }))
    return lookUps
  }
}

test('looks up a token once in five seconds, and does not cache it beyond its expiry', async () => {
  const ask = counting(createSessionMemory(() => now))
  expect(await ask('token')).toBe(1)
  now += 4_999
  expect(await ask('token')).toBe(1)
  now += 1
  expect(await ask('token')).toBe(2)
  now -= 60_000 // If the clock is set back, cached sessions must not stay valid for longer.
  expect(await ask('token')).toBe(3)
  const short = counting(
    createSessionMemory(() => now),
    'session',
    now + 100,
  )
  await short('token')
  now += 100
  expect(await short('token')).toBe(2)
})

test('does not cache a result that was read while its session changed', async () => {
  const memory = createSessionMemory(() => now)
  await memory.recall('token', async () => {
    memory.forget(['session'])
    return { account: account('session'), validUntil: Infinity }
  })
  expect(await counting(memory)('token')).toBe(1)
})

test('drops the tokens of the given session and no others, and does not cache rejections', async () => {
  const memory = createSessionMemory(() => now)
  const [one, other] = [counting(memory, 'one'), counting(memory, 'other')]
  for (const token of ['a', 'b']) await one(token)
  await other('c')
  memory.forget(['one'])
  expect(await one('a')).toBe(3)
  expect(await one('b')).toBe(4)
  expect(await other('c')).toBe(1)
  memory.forget()
  expect(await other('c')).toBe(2)
  const refuse = () => memory.recall('d', () => Promise.reject(new Error('no')))
  await expect(refuse()).rejects.toThrow('no')
  expect(await other('d')).toBe(3)
})

test('holds ten thousand tokens and drops the oldest', async () => {
  const memory = createSessionMemory(() => now)
  const ask = counting(memory)
  for (let i = 0; i <= 10_000; i++) await ask(`token ${i}`)
  expect(await ask('token 1')).toBe(10_001)
  expect(await ask('token 0')).toBe(10_002)
})
