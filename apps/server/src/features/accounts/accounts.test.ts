import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, createTestServices, emailOf, type TestServices } from '#test/create-test-services.ts'
import { createApp } from '../../app.ts'

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>

beforeAll(async () => {
  running = await createTestServices()
  app = await createApp(running.services)
})
afterAll(async () => {
  await app.close()
  await running.close()
})

test('a new person has an empty profile, no credits and the free plan', async () => {
  const id = randomUUID()
  const answer = await app.inject({ url: '/api/users/profile', headers: bearer(id) })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ name: '', company: '', email: emailOf(id), credits: 0, plan: 'free' })
})

test('a name without letters is refused with its field', async () => {
  const headers = bearer(randomUUID())
  const answer = await app.inject({ method: 'PUT', url: '/api/users/profile', headers, payload: { name: ' ' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'malformed', message: 'name: Enter your name.' })
})

test('without a session nothing is shown', async () => {
  const answer = await app.inject({ url: '/api/users/credits' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Sign in to go on.' })
})
