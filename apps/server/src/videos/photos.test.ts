import { randomUUID } from 'node:crypto'
import { creditsOf, type PictureSources, type Storyboard } from '@dayreel/contract'
import { createSandboxPhotos, type SandboxPhotos } from '@dayreel/sandbox'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'

const SCRIPT = 'A jar of honey stood in the kitchen. Bees had filled it in one long summer. Nobody opened it again.'
let sandbox: SandboxPhotos
let running: TestServices
let app: FastifyInstance
let worker: { close: () => Promise<void> }

beforeAll(async () => {
  sandbox = await createSandboxPhotos()
  const env = {
    PHOTOS: 'free',
    PHOTOS_CONTACT: 'host@example.com',
    PHOTOS_URL: sandbox.address,
    PEXELS_API_KEY: sandbox.key,
  }
  running = await createTestServices({ env, studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
  const { services, database } = running
  worker = await runJobs({ url: database.url, services, handlers: jobHandlers() })
})
afterEach(() => {
  sandbox.faults.clear()
  sandbox.received.length = 0
})
afterAll(async () => {
  await worker.close()
  await app.close()
  await running.close()
  await sandbox.close()
})

async function makeVideo(changes: object) {
  const calls = videoCalls(app, randomUUID())
  const id = await calls.start({ scriptSubject: SCRIPT, pictures: 'free-photos', ...changes })
  const { versions } = await calls.done(id)
  const read = async () =>
    (await calls.call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard; version: number }>()
  return { ...calls, id, notices: versions[0]!.notices, read }
}

test('a video shows free photographs, and its storyboard names them', async () => {
  const { read, notices } = await makeVideo({})
  const { storyboard } = await read()
  expect(notices).toEqual([])
  for (const { photo } of storyboard.scenes) expect(photo).toMatchObject({ site: 'Wikimedia Commons', licence: 'CC0' })
  const pages = storyboard.scenes.map(({ photo }) => photo!.url)
  expect(new Set(pages).size).toBe(pages.length)
  expect(sandbox.received.filter(({ route }) => route === 'file')).toHaveLength(pages.length)
})

test('a video shows photographs of Pexels, with a link to Pexels among its credits', async () => {
  const { read, notices } = await makeVideo({ pictures: 'pexels' })
  const { storyboard } = await read()
  expect(notices).toEqual([])
  for (const { photo } of storyboard.scenes) expect(photo).toMatchObject({ site: 'Pexels', licence: 'Pexels License' })
  const link = { title: 'Photographs', site: 'Pexels', url: 'https://www.pexels.com', licence: 'Pexels License' }
  expect(creditsOf(storyboard)).toEqual([link])
})

test('a video shows clips of Pexels, with a link to Pexels among its credits', async () => {
  const { read, notices } = await makeVideo({ pictures: 'pexels-videos' })
  const { storyboard } = await read()
  expect(notices).toEqual([])
  for (const { photo } of storyboard.scenes) {
    expect(photo).toMatchObject({ site: 'Pexels', licence: 'Pexels License', clip: { seconds: 8 } })
    // The stand-in's clips show an empty wall for two seconds.
    expect(photo!.clip!.startSeconds).toBeGreaterThanOrEqual(2)
  }
  const pages = storyboard.scenes.map(({ photo }) => photo!.url)
  expect(new Set(pages).size).toBe(pages.length)
  const link = { title: 'Videos', site: 'Pexels', url: 'https://www.pexels.com', licence: 'Pexels License' }
  expect(creditsOf(storyboard)).toEqual([link])
})

test('a source that does not answer does not delay a video: its scenes are drawn', async () => {
  sandbox.faults.add({ match: { route: 'commons' }, kind: 'answer', status: 403, times: 9 })
  // Other words, because searches are cached.
  const { read, notices } = await makeVideo({ scriptSubject: 'A ship left the harbour. The captain saw a lighthouse.' })
  const { storyboard } = await read()
  expect(storyboard.scenes.filter(({ photo }) => photo !== undefined)).toEqual([])
  expect(notices[0]).toMatch(/^The source of photographs did not answer, so (?:1 scene is|\d scenes are) drawn\./u)
})

test('the browser learns that a stand-in returns the photographs', async () => {
  const { call } = videoCalls(app, randomUUID())
  const { sources } = (await call('GET', '/api/users/picture-sources')).json<PictureSources>()
  const bare = { name: null, dollarsPerPicture: null }
  expect(sources).toEqual([
    { id: 'free-photos', isSandbox: true, ...bare },
    { id: 'pexels', isSandbox: true, ...bare },
    { id: 'pexels-videos', isSandbox: true, ...bare },
  ])
})

test('rejects photographs on a site whose operator does not allow them', async () => {
  const site = await createTestServices()
  const closed = await createApp(site.services)
  const { generate, call } = videoCalls(closed, randomUUID())
  const refused = await generate({ scriptSubject: SCRIPT, pictures: 'free-photos' })
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { details: { field: 'pictures' } }])
  expect((await call('GET', '/api/users/picture-sources')).json()).toEqual({ sources: [] })
  await closed.close()
  await site.close()
})
