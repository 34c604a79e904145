import { builtInVideoCount } from '@dayreel/catalogue'
import { roughSeconds, writeStoryboard, type SubjectRequest, type WriteRequest, type Writer } from '@dayreel/storyboard'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { channelMemories, runs, videos } from '#db/schema.ts'
import type { Studio } from '#services'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { channelCalls } from '#test/given-channels.ts'
import { workOff } from '#test/work-off.ts'
import { rememberRunVideo } from '#runs/remember-video.ts'
import { createApp } from '#compose/app.ts'
import { makeVideoHandler } from '#videos/make-video-handler.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
/** The texts that the writer returns next, and the requests that it has received. */
let texts: (request: SubjectRequest) => readonly string[]
let requests: SubjectRequest[]

/** Writes the words without a model and makes no video, because the tests only need the words. */
const make: Studio['makeVideo'] = async ({ plan }, ports, options) => {
  const signal = options?.signal ?? new AbortController().signal
  if (!('write' in plan)) throw new Error('only written ones')
  const { storyboard } = await writeStoryboard(plan.write, ports, async (text) => roughSeconds(text), { signal })
  return {
    storyboard,
    seconds: 20,
    frames: 600,
    width: 8,
    height: 8,
    scenes: 1,
    spoken: true,
    notices: [],
    approximateScenes: [],
    steps: {} as never,
  }
}

beforeAll(async () => {
  running = await createTestServices({ env: { CALLS_PER_MINUTE: '100000' } })
  const { studio } = running.services
  const builtIn = studio.writers[0]!
  const writer: Writer = {
    ...builtIn,
    async tell(request, measure, options) {
      requests.push(request)
      const words = await builtIn.tell({ ...request, told: [] }, measure, options)
      const said = texts(request)
      const scenes = said.map((text, i) => ({ text, shows: `a lamp, ${i} steps from ${text.slice(0, 20)}` }))
      return { ...words, scenes, thumbnail: { text: 'A lamp', scene: 0 }, seconds: 20 }
    },
  }
  Object.assign(studio, { writers: [writer], makeVideo: make })
  app = await createApp(running.services)
})
afterAll(async () => {
  await app.close()
  await running.close()
})
beforeEach(() => {
  requests = []
  texts = ({ subject, seed }) => [
    `The number of ${subject} was ${seed}.`,
    ...Array.from(
      { length: 6 },
      (_, i) => `Then ${seed + i} came to ${(seed * (i + 3)) % 9973} at ${(seed * 7 + i) % 977}.`,
    ),
  ]
})

const begin = () => workOff(running.services, beginRunHandler)
const makeAll = () => workOff(running.services, makeVideoHandler)
const memoriesOf = (channelId: string) =>
  running.services.db.select().from(channelMemories).where(eq(channelMemories.channelId, channelId))

async function givenChannel() {
  const calls = channelCalls(app, running.services.db, randomUUID())
  await calls.give(10)
  const { id } = await calls.activate({ desiredDuration: 20 })
  const run = async (): Promise<void> => {
    expect((await calls.call('POST', `${id}/run-once`)).statusCode).toBeLessThan(300)
    await begin()
    await makeAll()
  }
  await begin()
  await makeAll()
  return { ...calls, id, run }
}

/**
 * Creates a channel with two runs that are due in the same minute, so that each starts before the other's subject is
 * remembered.
 */
async function givenTwoAtOnce() {
  const { id, call, runsOf, balance } = await givenChannel()
  requests = []
  await call('POST', `${id}/run-once`)
  await begin()
  const [first] = (await runsOf(id)).items
  await running.services.db.update(runs).set({ kind: 'activation' }).where(eq(runs.id, first!.id))
  await call('POST', `${id}/run-once`)
  await begin()
  return { id, runsOf, balance }
}

const SAME = [
  'Nobody asked for it.',
  'It was there in the morning, on the kitchen table, like a letter.',
  'By noon it had a name, and the whole street had come to look.',
]

describe('memory of a channel', () => {
  test('the writer gets the channel’s earlier videos, which are stored once', async () => {
    const { id, run, runsOf } = await givenChannel()
    await run()
    await run()
    expect((await runsOf(id)).items.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready'])
    expect(requests.map(({ told = [] }) => told.length)).toEqual([0, 1, 2])
    const [newest] = requests[2]!.told!
    expect(newest).toMatchObject({
      subject: requests[1]!.subject,
      language: 'en',
      title: expect.any(String),
      hook: expect.stringContaining(String(requests[1]!.seed)),
      pictures: expect.arrayContaining([expect.stringContaining('a lamp')]),
    })
    expect(newest!.sentences).toHaveLength(7)
    const rows = await running.services.db.select({ request: videos.request }).from(videos)
    expect(JSON.stringify(rows)).not.toContain('"told"')
  })

  test('skips a video after three attempts that are too similar: with that reason, the credit returned, no mail, and no second try of the subject', async () => {
    texts = () => SAME
    const { id, run, runsOf, balance, call } = await givenChannel()
    const before = await balance()
    requests = []
    await call('POST', `${id}/subjects`, { texts: ['A lamp that nobody lit'] })
    await run()
    const [skipped] = (await runsOf(id)).items
    expect(skipped).toMatchObject({
      status: 'skipped',
      reason: 'too_alike',
      message: expect.stringMatching(/^We wrote three texts .* Nothing was charged\.$/u),
      subject: 'A lamp that nobody lit',
    })
    expect(new Set(requests.map(({ seed }) => seed)).size).toBe(3)
    expect(await balance()).toBe(before)
    const [row] = await running.services.db.select().from(runs).where(eq(runs.id, skipped!.id))
    expect(row!.tell).toEqual([])
    expect((await call('GET', `${id}/subjects`)).json()).toEqual({ subjects: [] })
    expect(await memoriesOf(id)).toHaveLength(1)
    texts = () => ['It snowed on the harbour.', 'Two boats had come home without a crew.', 'Someone rang the bell.']
    await run()
    const [next] = (await runsOf(id)).items
    expect(next).toMatchObject({ status: 'ready' })
    expect(next!.subject).not.toBe(skipped!.subject)
  })

  test('a deleted video is still remembered', async () => {
    texts = () => SAME
    const { id, run, runsOf } = await givenChannel()
    const [first] = (await runsOf(id)).items
    await running.services.db.delete(videos).where(eq(videos.id, first!.videoId!))
    await run()
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'skipped', reason: 'too_alike' })
  })

  test('two concurrent videos differ: the second is written again with knowledge of the first', async () => {
    const { id, runsOf } = await givenTwoAtOnce()
    const plain = texts
    texts = (request) => (request.told!.length === 1 ? SAME : plain(request))
    await makeAll()
    expect(requests.map(({ told = [] }) => told.length)).toEqual([1, 1, 2])
    expect((await runsOf(id)).items.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready'])
  })

  test('if the writer has no other words, the second of two concurrent videos is skipped and its credit returned', async () => {
    const { id, runsOf, balance } = await givenTwoAtOnce()
    texts = () => SAME
    const before = await balance()
    await makeAll()
    expect((await runsOf(id)).items.map(({ status, reason }) => reason ?? status)).toEqual([
      'too_alike',
      'ready',
      'ready',
    ])
    expect(await balance()).toBe(before + 1)
  })

  test('without a model, the card shows the number of remaining stories; when none is left, runs are skipped and cost nothing', async () => {
    const { id, run, read, runsOf, balance } = await givenChannel()
    const { db } = running.services
    const all = builtInVideoCount('impossible-worlds', 20)
    expect((await read(id)).videosLeft).toBe(all - 1)
    const remembered = (count: number, isBuiltIn: boolean) =>
      db.insert(channelMemories).values(Array.from({ length: count }, (_, i) => memoryOf(id, i, isBuiltIn)))
    // Videos made by models or from scripts do not use up built-in stories.
    await remembered(3, false)
    expect((await read(id)).videosLeft).toBe(all - 1)
    await remembered(all - 1, true)
    expect((await read(id)).videosLeft).toBe(0)
    const before = await balance()
    await run()
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'skipped', reason: 'nothing_new', videoId: null })
    expect(await balance()).toBe(before)
  })

  test('a script does not reduce the number of videos left; a subject without a model does', async () => {
    const { id, read, call } = await givenChannel()
    const { db } = running.services
    const all = builtInVideoCount('impossible-worlds', 20)
    const left = async () => (await read(id)).videosLeft
    const own = async () => (await call('GET', id)).json<{ ownSubjects: number }>().ownSubjects
    await call('POST', `${id}/subjects`, { texts: ['A lamp that nobody lit', 'A clock without hands'] })
    expect([await left(), await own()]).toEqual([all - 1, 2])
    await call('POST', `${id}/subjects`, { texts: ['She rowed out before the fog lifted. One seat was wet.'] })
    expect([await left(), await own()]).toEqual([all, 3])
    await db.insert(channelMemories).values(Array.from({ length: all - 2 }, (_, i) => memoryOf(id, i, true)))
    expect([await left(), await own()]).toEqual([2, 2])
  })

  test('remembers sixty videos and forgets older ones', async () => {
    const { id, accountId } = await givenChannel()
    const { db, studio } = running.services
    const [video] = await db.select().from(videos).where(eq(videos.accountId, accountId))
    await db.insert(channelMemories).values(Array.from({ length: 60 }, (_, i) => memoryOf(id, i, true)))
    const write = { ...WRITE, text: 'moss' } as WriteRequest
    const signal = new AbortController().signal
    const { storyboard } = await writeStoryboard(write, studio, async (text) => roughSeconds(text), { signal })
    await rememberRunVideo(db, studio.reader, { videoId: video!.id, request: video!.request as never, storyboard })
    const kept = await memoriesOf(id)
    expect(kept).toHaveLength(60)
    expect(kept.map(({ title }) => title)).not.toContain('T0')
  })
})

function memoryOf(channelId: string, i: number, isBuiltIn: boolean) {
  const memory = { subject: `S${i}`, language: 'en', title: `T${i}`, hook: `H${i}`, sentences: [], pictures: [] }
  return { ...memory, channelId, videoId: randomUUID(), isBuiltIn, toldAt: new Date(Date.UTC(2020, 0, i + 1)) }
}

const WRITE = {
  template: 'impossible-worlds',
  durationSeconds: 20,
  style: 'None',
  quality: 'low',
  voice: 'dr-voice-miles',
  music: null,
  notes: '',
  seed: 1,
}
