import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuthProvider } from '#auth/auth-provider.ts'
import { readConfig } from '#config'
import { AppError } from '#lib/app-error.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { createApp } from '../../app.ts'

let database: TestDatabase
let app: Awaited<ReturnType<typeof createApp>>
const auth: AuthProvider = {
  async verify(token) {
    if (!token.startsWith('user-')) throw new AppError('unauthenticated')
    const id = token.slice('user-'.length)
    return { id, email: 'ada@example.com', sessionId: randomUUID(), expiresAt: Date.now() / 1000 + 3600 }
  },
  async deleteUser() {},
}

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db: database.db, auth })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('a new person has an empty profile, no credits and the free plan', async () => {
  const headers = { authorization: `Bearer user-${randomUUID()}` }
  const answer = await app.inject({ url: '/api/users/profile', headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ name: '', company: '', email: 'ada@example.com', credits: 0, plan: 'free' })
})

test('a name without letters is refused with its field', async () => {
  const headers = { authorization: `Bearer user-${randomUUID()}` }
  const answer = await app.inject({ method: 'PUT', url: '/api/users/profile', headers, payload: { name: ' ' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'malformed', message: 'name: Enter your name.' })
})

test('without a session nothing is shown', async () => {
  const answer = await app.inject({ url: '/api/users/credits' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Sign in to go on.' })
})
