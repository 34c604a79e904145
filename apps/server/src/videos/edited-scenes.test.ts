import type { ChangePlan, Storyboard, Video } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '#jobs/run-jobs.ts'
import { grantCredits } from '#ledger/credits.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { mediaCalls } from '#test/given-media.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator, plainPng } from '#test/plain-illustrator.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let jobs: { close: () => Promise<void> }
let drawn = 0

beforeAll(async () => {
  running = await createTestServices({
    env: { CALLS_PER_MINUTE: '100000' },
    studio: { illustrators: [createPlainIllustrator({ onDraw: async () => void drawn++ })] },
  })
  app = await createApp(running.services)
  jobs = await runJobs({ url: running.database.url, services: running.services, handlers: jobHandlers() })
})
afterAll(async () => {
  await jobs.close()
  await app.close()
  await running.close()
})

async function givenMadeVideo(scriptSubject: string) {
  const accountId = randomUUID()
  const { call, start, done } = videoCalls(app, accountId)
  await call('GET', '/api/users/credits') // The first call creates the account.
  await running.services.db.transaction((tx) => grantCredits(tx, { accountId, credits: 20, reference: randomUUID() }))
  const id = await start({ scriptSubject })
  expect(await done(id)).toMatchObject({ status: 'succeeded' })
  const read = async (version?: number): Promise<Storyboard> =>
    (await call('GET', `/api/videos/${id}/storyboard${version === undefined ? '' : `?version=${version}`}`)).json<{
      storyboard: Storyboard
    }>().storyboard
  const plan = async (storyboard: Storyboard, baseVersion?: number): Promise<ChangePlan> => {
    const answer = await call('POST', `/api/videos/${id}/plan`, { storyboard, baseVersion })
    expect(answer.statusCode).toBe(200)
    return answer.json<ChangePlan>()
  }
  const make = async (storyboard: Storyboard, baseVersion?: number): Promise<Video> => {
    drawn = 0
    const answer = await call('POST', `/api/videos/${id}/versions`, { storyboard, baseVersion }, randomUUID())
    expect(answer.statusCode).toBe(202)
    const video = await done(id)
    expect(video).toMatchObject({ status: 'succeeded' })
    return video
  }
  const upload = async (): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/videos/${id}/pictures`,
      headers: { ...bearer(accountId), 'content-type': 'image/png' },
      payload: plainPng(50, 80, [200, 10, 10]),
    })
    return answer.json<{ picture: string }>().picture
  }
  return { accountId, call, id, read, plan, make, upload }
}

const SCRIPT =
  'The lighthouse had been dark for a hundred years. One night, its lamp came on again. Nobody had climbed the old stairs.'
const NEW = { imagePrompt: '', seed: 5, written: { text: '', imagePrompt: '' } }
const idsOf = ({ scenes }: Storyboard) => scenes.map(({ id }) => id)

test('scenes can be added, split, joined, moved and removed, in the plan and in the video, and each picture stays with its scene', async () => {
  const { read, plan, make, upload } = await givenMadeVideo(SCRIPT)
  const board = await read()
  const [first, ...rest] = board.scenes as [Storyboard['scenes'][number], ...Storyboard['scenes']]

  const added = { ...board, scenes: [...board.scenes, { id: 's-new', text: 'Then the whale sang.', ...NEW }] }
  const planned = await plan(added)
  expect(planned.scenes).toMatchObject([{ id: 's-new', speech: true, picture: true, pictureReason: { why: 'new' } }])
  expect(planned.prompts).toMatchObject([{ id: 's-new', imagePrompt: expect.stringContaining('whale') as string }])
  await make(added)
  expect(drawn).toBe(1)
  expect((await read()).scenes.at(-1)).toMatchObject({ text: 'Then the whale sang.', ...planned.prompts[0] })

  const own = await upload()
  const split = await read()
  const words = first.text.split(' ')
  const [head, tail] = [words.slice(0, 4).join(' '), words.slice(4).join(' ')]
  const kept = { ...first, text: head, picture: own, written: { text: head, imagePrompt: first.imagePrompt } }
  split.scenes.splice(0, 1, kept, { id: 's-half', text: tail, ...NEW })
  expect((await plan(split)).scenes.map(({ id }) => id)).toEqual([first.id, 's-half'])
  await make(split)
  expect(drawn).toBe(1)
  expect((await read()).scenes[0]).toMatchObject({ id: first.id, seed: first.seed, picture: own })

  const moved = await read()
  moved.scenes = [...moved.scenes.slice(2), ...moved.scenes.slice(0, 2)]
  expect(await plan(moved)).toMatchObject({ isChanged: true, sound: true, scenes: [] })
  await make(moved)
  expect(drawn).toBe(0)
  expect(idsOf(await read())).toEqual(idsOf(moved))

  const joined = await read()
  const [one, two] = joined.scenes.splice(-2, 2) as [typeof first, typeof first]
  joined.scenes.push({ ...one, text: `${one.text} ${two.text}` })
  await make(joined)
  expect(drawn).toBe(0)
  expect((await read()).scenes.at(-1)).toMatchObject({ text: first.text, picture: own })

  const removed = await read()
  removed.scenes = removed.scenes.filter(({ id }) => id !== rest[0]!.id)
  expect((await plan(removed)).scenes.filter(({ picture }) => picture)).toEqual([])
  await make(removed)
  expect(drawn).toBe(0)
  expect(idsOf(await read())).toEqual(idsOf(removed))
})

test('compares a version with the version that was edited, and reuses its parts', async () => {
  const { call, id, read, plan, make } = await givenMadeVideo(SCRIPT)
  const board = await read(1)
  const second = structuredClone(board)
  for (const scene of second.scenes) scene.seed += 100
  await make(second)
  expect(drawn).toBe(board.scenes.length)

  const edited = structuredClone(board)
  edited.scenes[0]!.text = 'The tower had been dark for a hundred years.'
  const changed = [edited.scenes[0]!.id]
  expect((await plan(edited, 1)).scenes.map((scene) => scene.id)).toEqual(changed)
  expect((await plan(edited)).scenes).toHaveLength(board.scenes.length)
  expect((await plan(board, 1)).isChanged).toBe(false)
  const video = await make(edited, 1)
  expect(drawn).toBeLessThanOrEqual(1)
  expect(video.versions.map(({ number }) => number)).toEqual([3, 2, 1])
  expect((await read()).scenes.map(({ text }) => text)).toEqual(edited.scenes.map(({ text }) => text))

  const unknown = await call('POST', `/api/videos/${id}/plan`, { storyboard: edited, baseVersion: 9 })
  expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([
    404,
    'There is no finished version 9.',
  ])
})

test('layers use pictures of the video and files of the account; others are refused when the edit is saved', async () => {
  const { accountId, call, id, read, plan, make, upload } = await givenMadeVideo(SCRIPT)
  const board = await read()
  const withLayer = (picture: string): Storyboard => {
    const edited = structuredClone(board)
    edited.scenes[1]!.layers = [{ id: 'l1', picture, place: { x: 0.5, y: 0.4, size: 0.5 } }]
    return edited
  }
  const { id: logo } = await mediaCalls(app, accountId).upload('logo', plainPng(20, 20, [10, 200, 30]))
  for (const picture of [logo, await upload()]) {
    expect(await plan(withLayer(picture))).toMatchObject({ isChanged: true, scenes: [] })
  }
  await make(withLayer(logo))
  expect((await read()).scenes[1]!.layers).toMatchObject([{ picture: logo }])

  const { id: another } = await mediaCalls(app, randomUUID()).upload('picture', plainPng(9, 9, [1, 2, 3]))
  for (const picture of [another, randomUUID(), 'gone.png']) {
    const refused = await call('POST', `/api/videos/${id}/versions`, { storyboard: withLayer(picture) }, randomUUID())
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      422,
      'The picture of a layer in scene 2 is missing. Upload it again, or remove the layer.',
    ])
  }
})
