import type { BoardPreview, OfferedIcon, Storyboard } from '@dayreel/contract'
import { makeClip } from '@dayreel/studio/testing'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { grantCredits } from '#ledger/credits.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { mediaCalls } from '#test/given-media.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator, plainPng } from '#test/plain-illustrator.ts'

const SCRIPT = 'Flamingos hatch gray. They eat shrimp for three years.'

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let jobs: { close: () => Promise<void> }
const accountId = randomUUID()
let id: string
let call: ReturnType<typeof videoCalls>['call']

beforeAll(async () => {
  running = await createTestServices({
    env: { CALLS_PER_MINUTE: '100000' },
    studio: { illustrators: [createPlainIllustrator()] },
  })
  app = await createApp(running.services)
  const calls = videoCalls(app, accountId)
  call = calls.call
  jobs = await runJobs({ url: running.database.url, services: running.services, handlers: jobHandlers() })
  await call('GET', '/api/users/credits') // The first call creates the account.
  await running.services.db.transaction((tx) => grantCredits(tx, { accountId, credits: 20, reference: randomUUID() }))
  id = await calls.start({ scriptSubject: SCRIPT, look: 'board' })
  await calls.done(id)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
  await running.close()
})

const read = async (): Promise<Storyboard> =>
  (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>().storyboard
const preview = (storyboard: Storyboard, sceneId = storyboard.scenes[0]!.id) =>
  call('POST', `/api/videos/${id}/board-preview`, { storyboard, sceneId })

test('a video with the look board has a board in each scene', async () => {
  const { look, scenes } = await read()
  expect(look).toBe('board')
  for (const { board } of scenes) expect(board?.items.length).toBeGreaterThan(0)
})

test('the board of an edited scene is drawn, with the position of each item', async () => {
  const storyboard = await read()
  storyboard.scenes[0]!.board = {
    layout: 'pair',
    items: [
      { kind: 'icon', icon: 'flamingo', label: 'gray' },
      { kind: 'word', text: 'hatch' },
    ],
  }
  const answer = await preview(storyboard)
  expect(answer.statusCode).toBe(200)
  const { image, board, area, items } = answer.json<BoardPreview>()
  expect(image).toMatch(/^data:image\/jpeg;base64,\/9j/)
  expect(board).toEqual(storyboard.scenes[0]!.board)
  for (const box of items) {
    expect(box!.left).toBeGreaterThan(area.left - 0.1)
    expect(box!.bottom).toBeLessThan(area.bottom + 0.1)
  }
})

test('a scene without a board gets one from the rules, and a painted scene has none', async () => {
  const storyboard = await read()
  delete storyboard.scenes[0]!.board
  expect((await preview(storyboard)).json<BoardPreview>().board.items.length).toBeGreaterThan(0)
  storyboard.scenes[0]!.look = 'painted'
  expect((await preview(storyboard)).statusCode).toBe(409)
})

test('a print shows a picture or a frame of a clip of the account, and no other file', async () => {
  const storyboard = await read()
  const withPrint = (picture: string): Storyboard => {
    const edited = structuredClone(storyboard)
    edited.scenes[1]!.board = { layout: 'print', items: [{ kind: 'print', picture }] }
    return edited
  }
  const own = await mediaCalls(app, accountId).upload('picture', plainPng(60, 80, [10, 200, 30]))
  expect((await preview(withPrint(own.id), storyboard.scenes[1]!.id)).statusCode).toBe(200)
  const source = await makeClip(join(running.services.config.dataFolder, 'walk.mp4'))
  const clip = await mediaCalls(app, accountId).upload('clip', source)
  const framed = await preview(withPrint(clip.id), storyboard.scenes[1]!.id)
  expect(framed.statusCode).toBe(200)
  const other = await mediaCalls(app, randomUUID()).upload('picture', plainPng(9, 9, [1, 2, 3]))
  for (const picture of [other.id, randomUUID(), '../../gone.png']) {
    const refused = await preview(withPrint(picture))
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      422,
      'A picture or a clip on the board of scene 2 is missing. Choose another one, or remove it from the board.',
    ])
  }
})

test('a board of another account’s video is not drawn', async () => {
  const stranger = videoCalls(app, randomUUID())
  const storyboard = await read()
  const body = { storyboard, sceneId: storyboard.scenes[0]!.id }
  expect((await stranger.call('POST', `/api/videos/${id}/board-preview`, body)).statusCode).toBe(404)
})

test('pictures for boards are found in several languages and drawn', async () => {
  for (const [search, language] of [
    ['flamingo', 'en'],
    ['Flamingo', 'de'],
    ['flamenco', 'es'],
  ] as const) {
    const { icons } = (await call('GET', `/api/icons?search=${search}&language=${language}`)).json<{
      icons: OfferedIcon[]
    }>()
    expect(icons[0]).toMatchObject({ icon: 'flamingo', image: expect.stringMatching(/^data:image\/webp;base64,/) })
  }
  const { images } = (
    await call('POST', '/api/icons/pictures', { icons: ['flamingo', 'no-such-icon', 'constructor'] })
  ).json<{ images: Record<string, string> }>()
  expect(Object.keys(images)).toEqual(['flamingo'])
})
