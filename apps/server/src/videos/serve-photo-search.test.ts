import { randomUUID } from 'node:crypto'
import type { FoundPhotos } from '@dayreel/contract'
import { createSandboxPhotos, type SandboxPhotos } from '@dayreel/sandbox'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'

let sandbox: SandboxPhotos
let running: TestServices
let app: FastifyInstance
beforeAll(async () => {
  sandbox = await createSandboxPhotos()
  const env = { PHOTOS_URL: sandbox.address, PEXELS_API_KEY: sandbox.key, PIXABAY_API_KEY: sandbox.key }
  running = await createTestServices({ env })
  app = await createApp(running.services)
})
beforeEach(() => sandbox.faults.clear())
afterAll(async () => {
  await app.close()
  await running.close()
  await sandbox.close()
})

const search = (source: string, query: Record<string, string>, account: string = randomUUID()) =>
  app.inject({ url: `/api/users/picture-sources/${source}/photos`, query, headers: bearer(account) })

test.each(['pexels', 'pixabay', 'pexels-videos', 'pixabay-videos'])(
  'shows what %s has, with previews from this server',
  async (source) => {
    const answer = await search(source, { search: 'honey jar', isCredited: 'true' })
    const { photos } = answer.json<FoundPhotos>()
    expect(photos.length).toBeGreaterThan(1)
    for (const { photo, preview } of photos) {
      expect(photo).toMatchObject({ creator: expect.stringContaining('Sandbox') as string, url: expect.any(String) })
      expect(preview).toMatch(/^data:image\/png;base64,/u)
      expect(photo.clip).toEqual(source.endsWith('-videos') ? { seconds: 8 } : undefined)
    }
  },
)

test('returns an empty list if nothing is found, or if the previews are not pictures', async () => {
  expect((await search('pexels', { search: 'zzz' })).json()).toEqual({ photos: [] })
  sandbox.faults.add({ match: { route: 'file' }, kind: 'answer', status: 200, body: '<svg></svg>', times: 20 })
  expect((await search('pexels', { search: 'a wolf' })).json()).toEqual({ photos: [] })
})

test('an outage of the source is reported', async () => {
  sandbox.faults.add({ match: { route: 'pexels' }, kind: 'answer', status: 403, times: 9 })
  const answer = await search('pexels', { search: 'an owl' })
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    503,
    'The source of photographs and clips does not answer. Try again in a few minutes.',
  ])
})

test('refuses a source that is not connected, and an empty search', async () => {
  expect((await search('free-photos', { search: 'honey' })).statusCode).toBe(409)
  expect((await search('pexels', { search: ' ' })).statusCode).toBe(422)
  expect((await search('nowhere', { search: 'honey' })).statusCode).toBe(404)
})

test('limits the searches of an account', async () => {
  const account = randomUUID()
  // The searches run one after another and find nothing, because a server with a slow database counts alone.
  const statuses: number[] = []
  for (let i = 0; i < 22; i++) statuses.push((await search('pexels', { search: 'zzz' }, account)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
})
