import { expect, test } from 'vitest'
import { createSessionMemory } from './session-memory.ts'

let now = 1_000_000
const account = (sessionId: string) => ({ id: 'someone', email: '', sessionId, expiresAt: Infinity })

/** @returns how often a token was looked up. */
function counting(memory: ReturnType<typeof createSessionMemory>, sessionId = 'session', goodUntil = Infinity) {
  let lookUps = 0
  return async (token: string): Promise<number> => {
    await memory.recall(token, async () => ((lookUps += 1), { account: account(sessionId), goodUntil }))
    return lookUps
  }
}

test('a token is looked up once in five seconds, and not beyond its own time', async () => {
  const ask = counting(createSessionMemory(() => now))
  expect(await ask('token')).toBe(1)
  now += 4_999
  expect(await ask('token')).toBe(1)
  now += 1
  expect(await ask('token')).toBe(2)
  now -= 60_000 // a clock that was put back keeps nothing alive
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

test('what was read while a session changed is not kept', async () => {
  const memory = createSessionMemory(() => now)
  await memory.recall('token', async () => {
    memory.forget(['session'])
    return { account: account('session'), goodUntil: Infinity }
  })
  expect(await counting(memory)('token')).toBe(1)
})

test('all tokens of a session are forgotten with it, and no others; a refusal is not kept at all', async () => {
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

test('it grows to ten thousand tokens, and the oldest go', async () => {
  const memory = createSessionMemory(() => now)
  const ask = counting(memory)
  for (let i = 0; i <= 10_000; i++) await ask(`token ${i}`)
  expect(await ask('token 1')).toBe(10_001)
  expect(await ask('token 0')).toBe(10_002)
})
