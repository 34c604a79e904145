import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ChangePlan, Media, PictureSources, Storyboard } from '@dayreel/contract'
import { makeClip } from '@dayreel/studio/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { channelCalls } from '#test/given-channels.ts'
import { mediaCalls } from '#test/given-media.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator, plainPng } from '#test/plain-illustrator.ts'

const SCRIPT = 'A jar of honey stood in the kitchen. Bees had filled it in one long summer. Nobody opened it again.'
let running: TestServices
let app: FastifyInstance
let worker: { close: () => Promise<void> }

beforeAll(async () => {
  running = await createTestServices({
    env: { CALLS_PER_MINUTE: '100000' },
    studio: { illustrators: [createPlainIllustrator()] },
  })
  app = await createApp(running.services)
  const { services, database } = running
  worker = await runJobs({ url: database.url, services, handlers: jobHandlers() })
})
afterAll(async () => {
  await worker.close()
  await app.close()
  await running.close()
})

async function person() {
  const accountId = randomUUID()
  const files = mediaCalls(app, accountId)
  const calls = videoCalls(app, accountId)
  return {
    accountId,
    files,
    ...calls,
    picture: async (blue: number, tags: string[]): Promise<Media> => {
      const file = await files.upload('picture', plainPng(800, 1200, [200, 10, blue]), `IMG_${blue}.png`)
      await files.call('PATCH', `/api/media/${file.id}`, { tags })
      return file
    },
    read: async (id: string) =>
      (await calls.call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>().storyboard,
  }
}

test('a video shows the user’s pictures whose tags fit, and draws the other scenes', async () => {
  const { files, picture, start, done, read, call } = await person()
  const [jar, bees] = [await picture(1, ['honey']), await picture(2, ['bees'])]
  await picture(3, ['lighthouse'])
  const id = await start({ scriptSubject: SCRIPT, pictures: 'own-pictures' })
  const { versions, status } = await done(id)
  expect(status).toBe('succeeded')
  expect(versions[0]!.notices).toEqual([
    expect.stringMatching(/^No fitting picture or clip of yours was found for some scenes, so /u),
  ])
  const storyboard = await read(id)
  expect(storyboard.scenes.flatMap((scene) => scene.picture ?? [])).toEqual([jar.id, bees.id])

  const { uses } = (await files.call('GET', `/api/media/${jar.id}/uses`)).json<{ uses: unknown[] }>()
  expect(uses).toHaveLength(1)

  // A found picture that was deleted does not block the editor. Another one is searched for.
  await files.call('DELETE', `/api/media/${jar.id}`)
  const edited = { storyboard: { ...storyboard, title: 'Another title' } }
  const plan = await call('POST', `/api/videos/${id}/plan`, edited)
  expect([plan.statusCode, plan.json<ChangePlan>().scenes.map(({ picture: isNew }) => isNew)]).toEqual([200, [true]])
  const other = await picture(4, ['jar'])
  expect((await call('POST', `/api/videos/${id}/versions`, edited)).statusCode).toBeLessThan(300)
  await done(id)
  expect((await read(id)).scenes.flatMap((scene) => scene.picture ?? [])).toEqual([other.id, bees.id])
})

test('a picture that the user chose for a scene and then deleted must be replaced', async () => {
  const { files, picture, start, done, read, call } = await person()
  const id = await start({ scriptSubject: SCRIPT })
  await done(id)
  const { id: chosen } = await picture(1, [])
  const storyboard = await read(id)
  const [first, ...rest] = storyboard.scenes
  const edited = { storyboard: { ...storyboard, scenes: [{ ...first!, picture: chosen }, ...rest] } }
  expect((await call('POST', `/api/videos/${id}/plan`, edited)).statusCode).toBe(200)
  await files.call('DELETE', `/api/media/${chosen}`)
  const refused = await call('POST', `/api/videos/${id}/plan`, edited)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    422,
    'The picture of scene 1 was deleted. Choose another one, or upload it again.',
  ])
})

test('an account’s own pictures are offered once it has some', async () => {
  const { picture, call } = await person()
  const ids = async () =>
    (await call('GET', '/api/users/picture-sources')).json<PictureSources>().sources.map(({ id }) => id)
  expect(await ids()).toEqual([])
  await picture(1, [])
  expect(await ids()).toEqual(['own-pictures'])
})

test('a channel uses the user’s clips and pictures first, and none again in its next video', async () => {
  const { accountId, files, picture, done, read, call: ask } = await person()
  const { id: still } = await picture(1, ['honey'])
  const source = await makeClip(join(running.services.config.dataFolder, 'honey.mp4'))
  const { id: moving } = await files.upload('clip', source, 'VID_1.mp4')
  await files.call('PATCH', `/api/media/${moving}`, { tags: ['honey'] })
  const { call, give, activate, runsOf } = channelCalls(app, running.services.db, accountId)
  await give(3)
  const { id } = await activate({ pictures: 'own-pictures' })
  const newest = async () => (await runsOf(id)).items[0]
  await expect.poll(async () => (await newest())?.status, { interval: 500 }).toBe('ready')
  const makeNext = async (script: string) => {
    const { id: before } = (await newest())!
    expect((await call('POST', `${id}/subjects`, { texts: [script] })).statusCode).toBe(200)
    expect((await call('POST', `${id}/run-once`)).statusCode).toBeLessThan(300)
    await expect.poll(async () => (await newest())!.id, { interval: 500 }).not.toBe(before)
    await expect.poll(async () => (await newest())!.videoId, { interval: 500 }).not.toBeNull()
    const { videoId } = (await newest())!
    expect((await done(videoId!)).status).toBe('succeeded')
    return { videoId: videoId!, scenes: (await read(videoId!)).scenes }
  }
  const { videoId, scenes } = await makeNext(SCRIPT)
  expect(scenes.map(({ clip, picture: shown }) => [clip?.file, shown])).toEqual([[moving, undefined], ...BARE, ...BARE])
  const later = await makeNext('The honey was sold. A stranger paid for it with a coin from Carthage.')
  expect(later.scenes.flatMap(({ clip, picture: shown }) => clip?.file ?? shown ?? [])).toEqual([still])

  // A found clip that was deleted does not block the editor. Another picture is searched for.
  await files.call('DELETE', `/api/media/${moving}`)
  const plan = await ask('POST', `/api/videos/${videoId}/plan`, { storyboard: await read(videoId) })
  expect([plan.statusCode, plan.json<ChangePlan>().scenes.map(({ picture: isNew }) => isNew)]).toEqual([200, [true]])
})

/** A scene that is drawn. */
const BARE = [[undefined, undefined]]
