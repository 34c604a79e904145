import { createSandboxPictures, createSandboxSpeech, createSandboxText } from '@dayreel/sandbox'
import type { Storyboard } from '@dayreel/contract'
import { createStandInVoice } from '@dayreel/studio/testing'
import { eq, sum } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { costDays, modelCalls } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { modelEnv } from '#test/model-env.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { passHeartbeats, spawnDoomed } from '#test/spawn-doomed.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { stepsFolder } from './video-files.ts'

const KEY = 'sk-secret-of-all-stand-ins'
const PLANS = 'free'
const VOICE = 'elevenlabs/sandbox-gustav'
const TEST_MS = 600_000
/** A number above the calls of any video. */
const ALWAYS = 1_000
/** The kinds of paid answers. Each is the prefix of its keys in the cache. */
const KINDS = ['words', 'picture', 'speech', 'alignment', 'transcript'] as const
type Kind = (typeof KINDS)[number]
type Counts = Record<Kind, number>

/** Where a worker dies: before a call is sent, after the service has answered, and after the answer was stored. */
type Moment = 'send' | 'before' | 'after'

/** Returns where workers die at a kind of call. The soak test uses all moments. */
function deathsAt(kind: Kind, few: Moment, { path, nth = 1 }: { path: string; nth?: number }): string[] {
  const deaths = { send: `send:${path}:${nth}`, before: `before:steps/${kind}-`, after: `after:steps/${kind}-` }
  return process.env['VIDEO_DEATHS'] === 'all' ? Object.values(deaths) : [deaths[few]]
}

const voice = createStandInVoice()
let text: Awaited<ReturnType<typeof createSandboxText>>
let pictures: Awaited<ReturnType<typeof createSandboxPictures>>
let speech: Awaited<ReturnType<typeof createSandboxSpeech>>
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let supervisor: Awaited<ReturnType<typeof startBoss>>
let env: Record<string, string>
beforeAll(async () => {
  text = await createSandboxText({ key: KEY })
  pictures = await createSandboxPictures({ key: KEY })
  speech = await createSandboxSpeech({ key: KEY, voice: voice.speak })
  env = {
    ...modelEnv(text, { key: KEY, dayLimit: 50_000_000 }),
    PICTURES_PROVIDER: 'openai',
    PICTURES_BASE_URL: pictures.baseUrls.openai,
    PICTURES_API_KEY: KEY,
    PICTURES_PRICE: '0.02',
    PICTURES_PLANS: PLANS,
    SPEECH_PROVIDER: 'elevenlabs',
    SPEECH_BASE_URL: speech.baseUrls.elevenlabs,
    SPEECH_API_KEY: KEY,
    SPEECH_VOICES: 'sandbox-gustav=Gustav',
    SPEECH_PRICE: '15',
    SPEECH_PLANS: PLANS,
    TRANSCRIPTION_PROVIDER: 'openai-compatible',
    TRANSCRIPTION_BASE_URL: speech.transcription.baseUrl,
    TRANSCRIPTION_API_KEY: KEY,
    TRANSCRIPTION_PRICE: '0.006',
    TRANSCRIPTION_PLANS: PLANS,
  }
  running = await createTestServices({ env, studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
  const { database, services } = running
  supervisor = await startBoss({ url: database.url, log: services.log, supervise: false, schedule: false })
})
beforeEach(() => {
  for (const { received } of [text, pictures, speech, speech.alignment, speech.transcription]) received.length = 0
})
afterAll(async () => {
  await supervisor.stop({ graceful: false })
  await app.close()
  await running.close()
  await Promise.all([text, pictures, speech, voice].map((each) => each.close()))
})

/** The calls that the services have answered. */
const served = (): Counts => ({
  words: text.received.length,
  picture: pictures.received.length,
  speech: speech.received.length,
  alignment: speech.alignment.received.length,
  transcript: speech.transcription.received.length,
})
const kindOf = (key: string): Kind | undefined => KINDS.find((kind) => key.startsWith(`${kind}-`))
const countKinds = (keys: readonly string[]): Counts => {
  const counts: Counts = { words: 0, picture: 0, speech: 0, alignment: 0, transcript: 0 }
  for (const key of keys) counts[kindOf(key)!] += 1
  return counts
}
const less = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(KINDS.map((kind) => [kind, one[kind] - other[kind]])) as Counts

/** The keys of the paid answers that are stored. */
async function storedAnswers(video: { accountId: string; videoId: string }): Promise<string[]> {
  const folder = stepsFolder(video)
  const keys: string[] = []
  for await (const { key } of running.services.storage.list(folder)) keys.push(key.slice(folder.length))
  return keys.filter((key) => kindOf(key) !== undefined).sort()
}

const ledgerOf = (videoId: string) =>
  running.services.db.select().from(modelCalls).where(eq(modelCalls.videoId, videoId))

/** Makes a video with workers that die at each point, and then with one that finishes it. */
async function makeByDoomed(request: object, lives: readonly { DIES: string; HOLDS?: string }[]) {
  const accountId = randomUUID()
  const { call, start, done } = videoCalls(app, accountId)
  const videoId = await start(request)
  const bought: { death: string; keys: string[]; rows: number }[] = []
  for (const life of lives) {
    expect([life.DIES, await spawnDoomed(running, { ...env, ...life })]).toEqual([life.DIES, 'SIGKILL'])
    const keys = await storedAnswers({ accountId, videoId })
    const rows = (await ledgerOf(videoId)).filter(({ question }) => keys.includes(question)).length
    bought.push({ death: life.DIES, keys, rows })
    await passHeartbeats(running, supervisor)
  }
  const [servedBefore, storedBefore] = [served(), countKinds(bought.at(-1)!.keys)]
  const { database, services } = running
  const last = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  const video = await done(videoId)
  await last.close()
  const stored = await storedAnswers({ accountId, videoId })
  const ledger = await ledgerOf(videoId)

  expect(video).toMatchObject({ status: 'succeeded', progress: 100 })
  // A stored answer is never paid for again.
  for (const { death, keys, rows } of bought) {
    expect([death, ledger.filter(({ question }) => keys.includes(question)).length]).toEqual([death, rows])
  }
  // The last worker requested only the missing answers.
  expect(less(served(), servedBefore)).toEqual(less(countKinds(stored), storedBefore))
  // Each stored answer is paid once. A call with a lost answer stays reserved, because the service may charge for it.
  expect(
    ledger
      .filter(({ isCounted }) => isCounted)
      .map(({ question }) => question)
      .sort(),
  ).toEqual(stored)
  const reserved = countKinds(ledger.map(({ question }) => question))
  for (const kind of KINDS) {
    expect([kind, served()[kind] <= reserved[kind]]).toEqual([kind, true])
    expect([kind, served()[kind] >= countKinds(stored)[kind]]).toEqual([kind, true])
  }
  const { storyboard } = (await call('GET', `/api/videos/${videoId}/storyboard`)).json<{ storyboard: Storyboard }>()
  return { video, storyboard, stored: countKinds(stored), ledger }
}

test('a video of stand-ins alone, whose workers die at every call, is finished, and each answer is paid once', async () => {
  // Speech has no word times, so the service aligns the words, and if that fails too, the transcription server.
  speech.faults.add('no-times', ALWAYS)
  speech.alignment.faults.add('no-times', ALWAYS)
  // Pictures and voices are made concurrently, so the voices wait while workers die at pictures. A worker stores an
  // answer before it dies at its second call. Without a stored answer, the fifth death in a row would fail the video.
  const lives = [
    ...deathsAt('words', 'before', { path: '/chat/completions' }).map((DIES) => ({ DIES })),
    ...deathsAt('picture', 'after', { path: '/images/generations' }).map((DIES) => ({ DIES, HOLDS: '/text-to-speech/' })),
    ...deathsAt('speech', 'send', { path: '/text-to-speech/', nth: 2 }).map((DIES) => ({ DIES })),
    ...deathsAt('alignment', 'before', { path: '/forced-alignment', nth: 2 }).map((DIES) => ({ DIES })),
    ...deathsAt('transcript', 'after', { path: '/audio/transcriptions', nth: 2 }).map((DIES) => ({ DIES })),
  ]
  const request = {
    scriptSubject: 'Der Leuchtturmwärter von Inchkeith',
    look: 'painted',
    pictures: 'image-model',
    voiceId: VOICE,
  }
  const { video, storyboard, stored, ledger } = await makeByDoomed(request, lives)
  speech.faults.clear()
  speech.alignment.faults.clear()
  expect(stored.picture).toBe(storyboard.scenes.length)
  expect(stored.speech).toBeGreaterThan(1)
  expect([stored.alignment, stored.transcript]).toEqual([stored.speech, stored.speech])
  expect(video.versions[0]).toMatchObject({ approximateScenes: [] })
  const counted = ledger.filter(({ isCounted }) => isCounted)
  const total = (of: (call: (typeof counted)[number]) => number | null): number =>
    counted.reduce((all, call) => all + (of(call) ?? 0), 0)
  expect(total(({ images }) => images)).toBe(stored.picture)
  const spoken = new Set(speech.received.map((call) => call.text))
  expect(total(({ characters }) => characters)).toBe([...spoken].join('').length)
  const { db } = running.services
  const [day] = await db.select().from(costDays)
  const [all] = await db.select({ micros: sum(modelCalls.micros).mapWith(Number) }).from(modelCalls)
  expect(day!.micros).toBe(all!.micros)
}, TEST_MS) // prettier-ignore

test(
  'boards that a language model describes, whose workers die at every call, are paid once',
  async () => {
    const lives = deathsAt('words', 'after', { path: '/chat/completions' }).map((DIES) => ({ DIES }))
    const script = 'The old clock stopped at noon, and nobody in the village wound it again.'
    const request = { scriptSubject: script, kind: 'script', look: 'board', voiceId: VOICE }
    const { storyboard, stored } = await makeByDoomed(request, lives)
    expect(stored).toMatchObject({ speech: 1, alignment: 0, transcript: 0 })
    expect(stored.words).toBeGreaterThan(0)
    for (const { board } of storyboard.scenes) expect(board).toBeDefined()
  },
  TEST_MS,
)
