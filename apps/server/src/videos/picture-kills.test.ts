import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { PICTURE_PROVIDERS } from '@dayreel/catalogue'
import type { Storyboard, Video } from '@dayreel/contract'
import { createSandboxPhotos, createSandboxPictures, type SandboxPhotos, type SandboxPictures } from '@dayreel/sandbox'
import { makeClip } from '@dayreel/studio/testing'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { modelCalls } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { mediaCalls } from '#test/given-media.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { passHeartbeats, spawnDoomed } from '#test/spawn-doomed.ts'

/** A sentence of one scene, so that no second call is running when the worker dies. */
const SENTENCE = 'The old lighthouse was lit again.'
let running: TestServices
let app: FastifyInstance

async function start(env: Record<string, string>): Promise<void> {
  running = await createTestServices({ env, studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
}
async function stop(): Promise<void> {
  await app.close()
  await running.close()
}

/** Makes a video whose first worker dies. A second worker finishes it. */
async function makeVideoTwice(env: Record<string, string>, { pictures, death }: { pictures: string; death: string }) {
  const calls = videoCalls(app, randomUUID())
  const { database, services } = running
  const supervisor = await startBoss({ url: database.url, log: services.log, supervise: false, schedule: false })
  const id = await calls.start({ scriptSubject: SENTENCE, kind: 'script', pictures })
  expect(await spawnDoomed(running, { ...env, DIES: death })).toBe('SIGKILL')
  await passHeartbeats(running, supervisor)
  await supervisor.stop({ graceful: false })
  const last = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  const { status, versions } = await calls.done(id)
  await last.close()
  expect([status, versions[0]!.notices]).toEqual(['succeeded', []])
  const read = await calls.call('GET', `/api/videos/${id}/storyboard`)
  return { id, storyboard: read.json<{ storyboard: Storyboard }>().storyboard }
}

describe.each(PICTURE_PROVIDERS)('the image model of %s', (provider) => {
  let sandbox: SandboxPictures
  let env: Record<string, string>
  beforeAll(async () => {
    sandbox = await createSandboxPictures()
    env = {
      PICTURES_PROVIDER: provider,
      PICTURES_BASE_URL: sandbox.baseUrls[provider],
      PICTURES_API_KEY: sandbox.key!,
      PICTURES_PRICE: '0.02',
      PICTURES_PLANS: 'free, starter, pro',
      ...(provider === 'openai-compatible' && { PICTURES_MODEL: 'flux' }),
    }
    await start(env)
  })
  beforeEach(() => void (sandbox.received.length = 0))
  afterAll(async () => {
    await stop()
    await sandbox.close()
  })

  // Leonardo answers with the id of a generation, so there is a second call between the two moments.
  test.each(['after:steps/picture-', ...(provider === 'leonardo' ? ['before:steps/illustrate'] : [])])(
    'a worker that dies at "%s": the picture is shown, and paid once',
    async (death) => {
      const before = sandbox.charged()
      const { id, storyboard } = await makeVideoTwice(env, { pictures: 'image-model', death })
      expect([storyboard.scenes.length, sandbox.received.length]).toEqual([1, 1])
      expect(sandbox.charged() - before).toBe(1)
      const calls = await running.services.db.select().from(modelCalls).where(eq(modelCalls.videoId, id))
      expect(calls.map(({ images, micros }) => [images, micros])).toEqual([[1, 20_000]])
    },
  )
})

describe('the sources of photographs and clips', () => {
  let photos: SandboxPhotos
  let models: SandboxPictures
  let env: Record<string, string>
  beforeAll(async () => {
    ;[photos, models] = [await createSandboxPhotos(), await createSandboxPictures()]
    env = {
      PHOTOS: 'free',
      PHOTOS_CONTACT: 'host@example.com',
      PHOTOS_URL: photos.address,
      PEXELS_API_KEY: photos.key,
      PIXABAY_API_KEY: photos.key,
      PICTURES_PROVIDER: 'openai',
      PICTURES_BASE_URL: models.baseUrls.openai,
      PICTURES_API_KEY: models.key!,
      PICTURES_PRICE: '0.02',
      PICTURES_PLANS: 'free',
    }
    await start(env)
  })
  afterEach(() => {
    for (const { received } of [photos, models]) received.length = 0
  })
  afterAll(async () => {
    await stop()
    await Promise.all([photos.close(), models.close()])
  })
  const expectNoRepeatedSearches = (): void => {
    const searches = photos.received.map(({ route, query }) => `${route} ${query}`)
    expect(searches.length).toBeGreaterThan(1)
    const repeated = searches.filter((each, i) => searches.indexOf(each) !== i)
    // Commons is free, so its answer for the lantern is not stored before Openverse has answered.
    expect(repeated).toEqual([expect.stringMatching(/^commons .*lantern/u)])
  }

  test('a worker that dies after it has fitted a photograph: the photograph is found and loaded once', async () => {
    // The search, the loaded file, and the fitted picture are stored in this order.
    const { storyboard } = await makeVideoTwice(env, { pictures: 'pexels', death: 'after:steps/illustrate:3' })
    expect(storyboard.scenes.map(({ photo }) => photo?.site)).toEqual(['Pexels'])
    expect(photos.received.map(({ route }) => route)).toEqual(['pexels', 'file'])
  })

  test('a video of all sources, whose workers die at every call: nothing is requested or paid for twice', async () => {
    const accountId = randomUUID()
    const { call, start: begin, until } = videoCalls(app, accountId)
    const { database, services } = running
    const work = () => runJobs({ url: database.url, services, handlers: jobHandlers() })
    const first = await work()
    const id = await begin({ scriptSubject: SENTENCE, kind: 'script', pictures: 'drawn' })
    await until(id, ({ status }) => status === 'succeeded')
    await first.close()
    const own = await makeClip(join(services.config.dataFolder, 'own.mp4'))
    const clip = await mediaCalls(app, accountId).upload('clip', own)
    const read = async () =>
      (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>().storyboard
    const storyboard = await read()
    const pictures = 'free-photos,pexels,pixabay-videos,image-model'
    const scenes = scenesOfAll(clip.id)
    const thumbnail = { sceneId: scenes[0]!.id, text: '' }
    const edited = { storyboard: { ...storyboard, pictures, scenes, thumbnail } }
    const before = models.charged()
    expect((await call('POST', `/api/videos/${id}/versions`, edited)).statusCode).toBeLessThan(300)
    const supervisor = await startBoss({ url: database.url, log: services.log, supervise: false, schedule: false })
    for (const [when, DIES] of DEATHS_OF_ALL) {
      expect([when, await spawnDoomed(running, { ...env, DIES })]).toEqual([when, 'SIGKILL'])
      await passHeartbeats(running, supervisor)
    }
    await supervisor.stop({ graceful: false })
    const last = await work()
    const second = secondOf(await until(id, (video) => ['succeeded', 'failed'].includes(secondOf(video).status)))
    await last.close()
    const notice = 'No fitting photograph or clip was found for some scenes, so 1 scene is made by the image model.'
    expect([second.status, second.notices]).toEqual(['succeeded', [notice]])
    const made = await read()
    expect(made.scenes.map(({ photo }) => photo && [photo.site, photo.clip !== undefined])).toEqual([
      ['Wikimedia Commons', false],
      ['Pexels', false],
      ['Pixabay', true],
      undefined,
      undefined,
      undefined,
    ])
    expectNoRepeatedSearches()
    expect([models.received.length, models.charged() - before]).toEqual([1, 1])
    expect(models.received[0]!.prompt).toContain('kettle')
    const calls = await services.db.select().from(modelCalls).where(eq(modelCalls.videoId, id))
    // The call of the killed worker stays reserved, because the next worker cannot know that it was never sent.
    expect(calls.filter(({ isCounted }) => isCounted).map(({ images, micros }) => [images, micros])).toEqual([
      [1, 20_000],
    ])
  }, 900_000) // prettier-ignore
})

const secondOf = ({ versions }: Video) => versions.find(({ number }) => number === 2)!

/** Returns one scene per source, which only that source can illustrate, a scene with a clip of the user and a board. */
function scenesOfAll(clip: string): Storyboard['scenes'] {
  return [
    { text: 'A jar.', imagePrompt: 'honey jar' },
    { text: 'A lantern.', imagePrompt: 'lantern zzzfree' },
    { text: 'Bread.', imagePrompt: 'bread zzzphotos' },
    { text: 'A kettle.', imagePrompt: 'kettle zzz' },
    { text: 'Bees.', imagePrompt: '', clip: { file: clip, startSeconds: 0 } },
    {
      text: 'Nobody.',
      imagePrompt: '',
      look: 'board',
      board: { layout: 'word', items: [{ kind: 'word', text: 'No' }] },
    },
  ].map((scene, seed) => ({ id: `s${seed}`, seed, ...scene }) as Storyboard['scenes'][number])
}

/** The moments at which successive workers die. Each worker finds the stored results of its predecessors. */
const DEATHS_OF_ALL = [
  ['the free photograph was found', 'after:steps/illustrate:1'],
  ['the free photograph was loaded', 'after:steps/illustrate:1'],
  ['Commons has answered, and the call to Openverse is next', 'send:/v1/images'],
  ['the call to Pexels is next', 'send:/pexels/v1/search'],
  ['Pexels has answered, and its photograph was loaded', 'after:steps/illustrate:2'],
  ['the call to Pixabay for clips is next', 'send:/pixabay/api/videos'],
  ['Pixabay has answered', 'after:steps/illustrate:1'],
  ['the clip was stored', 'after:steps/illustrate:1'],
  ['a picture would be ordered', 'send:/images/generations'],
  ['the picture was paid and stored', 'after:steps/picture-'],
] as const
