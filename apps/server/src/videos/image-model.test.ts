import { randomUUID } from 'node:crypto'
import type { PictureSources, Storyboard, Video } from '@dayreel/contract'
import { createSandboxPictures, type SandboxPictures } from '@dayreel/sandbox'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { TODAY } from '#costs/reserve-cost.ts'
import { costDays } from '#db/schema.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'

const SCRIPT = 'A jar of honey stood in the kitchen. Bees had filled it in one long summer. Nobody opened it again.'
const ABOUT_MARA = { scriptSubject: 'Why honey never spoils' }
const SPOKEN = ['Mara opened the jar.', 'The honey was still good.', 'Nobody believed her.']
const wordsShowing = (shown: readonly string[]) => ({
  title: 'The sweet secret',
  scenes: SPOKEN.map((text, i) => ({ text, shows: shown[i]! })),
  sheet: [{ name: 'Mara', looks: 'a beekeeper in white with a straw hat' }],
  description: 'Why honey keeps.',
  hashtags: ['honey'],
  thumbnail: 'Sweet forever',
})
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const secondOf = ({ versions }: Video) => versions.find(({ number }) => number === 2)
let sandbox: SandboxPictures
let running: TestServices
let app: FastifyInstance
let worker: { close: () => Promise<void> } | undefined
let env: Record<string, string>

beforeAll(async () => {
  sandbox = await createSandboxPictures()
  env = {
    PICTURES_PROVIDER: 'leonardo',
    PICTURES_BASE_URL: sandbox.baseUrls.leonardo,
    PICTURES_API_KEY: sandbox.key!,
    PICTURES_PRICE: '0.02',
    PICTURES_PLANS: 'free, starter, pro',
    COST_LIMIT_DAY: '100',
  }
  running = await createTestServices({ env, studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
})
afterEach(() => {
  sandbox.faults.clear()
  sandbox.received.length = 0
})
afterAll(async () => {
  await worker?.close()
  await app.close()
  await running.close()
  await sandbox.close()
})
const work = async (): Promise<void> => {
  const { services, database } = running
  worker ??= await runJobs({ url: database.url, services, handlers: jobHandlers() })
}

test('a refused picture is replaced by a drawn one, reported for its scene, and requested again after an edit', async () => {
  await work()
  const { call, start, done, until } = videoCalls(app, randomUUID())
  const shown = ['Mara opens a jar [sandbox:moderated]', 'A kitchen table', 'An old jar on a shelf']
  const id = await start({ ...ABOUT_MARA, words: wordsShowing(shown), pictures: 'image-model' })
  const { versions } = await done(id)
  expect(versions[0]!.notices).toEqual([
    expect.stringMatching(
      /^The image model refused the picture of scene \d, so it is drawn\. Change its description in the storyboard to try again\.$/u,
    ),
  ])
  const number = Number(/scene (\d)/u.exec(versions[0]!.notices[0]!)![1])
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  sandbox.received.length = 0
  const scenes = storyboard.scenes.map((scene, i) =>
    i === number - 1 ? { ...scene, imagePrompt: 'A calm kitchen with a jar' } : scene,
  )
  const made = await call('POST', `/api/videos/${id}/versions`, { storyboard: { ...storyboard, scenes } })
  expect(made.statusCode).toBeLessThan(300)
  const after = await until(id, (video) => secondOf(video)?.status === 'succeeded')
  expect(secondOf(after)!.notices).toEqual([])
  expect(sandbox.received.map(({ prompt }) => prompt)).toEqual([expect.stringContaining('A calm kitchen with a jar')])
})

test('a rejected key fails the video with its reason, without a charge', async () => {
  await work()
  const { start, done } = videoCalls(app, randomUUID())
  sandbox.faults.add('unauthorized', 9)
  const id = await start({ scriptSubject: `${SCRIPT} The end.`, pictures: 'image-model' })
  expect(await done(id)).toMatchObject({
    status: 'failed',
    errorMessage: expect.stringMatching(/The image model did not accept this site’s key/u),
  })
  expect(running.logged.join('\n')).not.toContain(sandbox.key)
})

test('the same person in eight scenes has the same description and the same portrait in each request', async () => {
  await work()
  const { call, start, done } = videoCalls(app, randomUUID())
  const shown = [
    'Mara opens a jar',
    'Mara smiles at the honey',
    'a crowd listens to Mara',
    'Mara walks through a meadow',
    'Mara, old and tired, sits at a table',
    'the hands of Mara hold a comb',
    'Mara talks to a child',
    'Mara closes the jar',
  ]
  const spoken = shown.map((_, i) => `This is part ${NUMBERS[i]} of the story of the honey.`)
  const words = { ...wordsShowing([]), scenes: shown.map((shows, i) => ({ text: spoken[i]!, shows })) }
  const id = await start({ ...ABOUT_MARA, duration: 30, words, pictures: 'image-model' })
  expect((await done(id)).status).toBe('succeeded')
  const [portraits, scenes] = [
    sandbox.received.filter(({ references }) => !references),
    sandbox.received.filter(({ references }) => references),
  ]
  expect([portraits.length, scenes.length]).toEqual([1, shown.length])
  expect(portraits[0]!.prompt).toContain('a beekeeper in white with a straw hat')
  expect(new Set(scenes.map(({ references }) => references!.join())).size).toBe(1)
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  expect(storyboard.sheet).toEqual(wordsShowing([]).sheet)
  for (const [i, shows] of shown.entries()) {
    const prompt = scenes.map((order) => order.prompt).filter((each) => each.includes(shows))
    expect(prompt, `scene ${i + 1}`).toEqual([expect.stringContaining('a beekeeper in white with a straw hat')])
  }
})

test('at a reached daily limit, a video with pictures of the image model is refused before it starts', async () => {
  const { db } = running.services
  const micros = 100_000_000
  await db.insert(costDays).values({ day: TODAY, micros }).onConflictDoUpdate({ target: costDays.day, set: { micros } })
  const { generate } = videoCalls(app, randomUUID())
  for (const pictures of ['image-model', 'own-pictures,image-model']) {
    const refused = await generate({ scriptSubject: `${SCRIPT} The end.`, pictures })
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      503,
      'This site has reached today’s spending limit for its image model. Nothing was charged. Try again tomorrow.',
    ])
  }
  expect((await generate({ scriptSubject: `${SCRIPT} The end.` })).statusCode).toBe(201)
  await db.update(costDays).set({ micros: 0 })
})

test('the browser learns which model draws, and what a picture costs', async () => {
  const { call } = videoCalls(app, randomUUID())
  const { sources } = (await call('GET', '/api/users/picture-sources')).json<PictureSources>()
  expect(sources).toEqual([
    {
      id: 'image-model',
      isSandbox: false,
      name: 'leonardo/de7d3faf-762f-48e0-b3b7-9d0ac3a3fcf3',
      dollarsPerPicture: 0.02,
    },
  ])
})
