import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from '#http/account.ts'
import { takeProject } from '#ledger/projects.ts'
import { createTestAuth, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { createApp } from '#compose/app.ts'

let running: TestServices

beforeAll(async () => {
  running = await createTestServices()
})
afterAll(() => running.close())

type Person = { id: string; email?: string; phone?: string }

/** Signs in a user with these addresses and returns what they see and can do. */
async function signIn({ id, email = '', phone }: Person) {
  const account: Account = { id, email, phone, sessionId: id, expiresAt: Date.now() / 1000 + 60 }
  const auth = { ...createTestAuth(), verify: async () => account }
  const app = await createApp({ ...running.services, auth })
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers: { authorization: 'Bearer x' }, ...(payload ? { payload } : {}) })
  const { db, sealing } = running.services
  return {
    left: async () => (await ask('GET', '/api/users/allowance')).json<{ projectsLeft: number }>().projectsLeft,
    take: () => db.transaction((tx) => takeProject(tx, sealing, { accountId: id, reference: 'video:1' })),
    remove: async () => (await ask('POST', '/api/users/delete-account', { email })).statusCode,
    close: () => app.close(),
  }
}

/** Uses one free project. @returns the number of remaining free projects before and after that. */
async function takeOne(person: Person): Promise<number[]> {
  const { left, take, close } = await signIn(person)
  const before = await left()
  await take()
  const after = await left()
  await close()
  return [before, after]
}

/** Uses one free project as `takeOne` does, and then deletes the account. */
async function useOne(person: Person): Promise<number[]> {
  const seen = await takeOne(person)
  const { remove, close } = await signIn(person)
  expect(await remove()).toBe(204)
  await close()
  return seen
}

test('users without an address do not share free projects', async () => {
  expect(await useOne({ id: randomUUID() })).toEqual([3, 2])
  expect(await useOne({ id: randomUUID() })).toEqual([3, 2])
})

test('a phone number that signs up again keeps its used projects', async () => {
  const phone = `+1555${Date.now()}`
  expect(await useOne({ id: randomUUID(), phone })).toEqual([3, 2])
  expect(await useOne({ id: randomUUID(), phone })).toEqual([2, 1])
  expect(await useOne({ id: randomUUID(), phone: '+15550000001' })).toEqual([3, 2])
})

test('an address that was replaced before the deletion does not count as new, and neither does its successor', async () => {
  const id = randomUUID()
  const [before, after] = [`${id}-a@example.com`, `${id}-b@example.com`]
  expect(await takeOne({ id, email: before })).toEqual([3, 2])
  const changed = await signIn({ id, email: after })
  expect(await changed.left()).toBe(2)
  expect(await changed.remove()).toBe(204)
  await changed.close()
  expect(await useOne({ id: randomUUID(), email: before })).toEqual([2, 1])
  expect(await useOne({ id: randomUUID(), email: after })).toEqual([2, 1])
})
