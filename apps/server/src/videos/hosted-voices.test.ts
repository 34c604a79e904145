import { NO_VOICE } from '@dayreel/catalogue'
import { createSandboxSpeech, type SandboxSpeech } from '@dayreel/sandbox'
import type { Estimate, Storyboard, Video, Voice } from '@dayreel/contract'
import { createStandInVoice } from '@dayreel/studio/testing'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accounts, modelCalls, takenProjects } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { GENERATE, SHORT_SCRIPT, videoCalls } from '#test/given-videos.ts'
import { measureSpokenVideo } from '#test/measure-spoken-video.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { passHeartbeats, spawnDoomed } from '#test/spawn-doomed.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { versionFolder } from './video-files.ts'

type Scene = Storyboard['scenes'][number]

const KEY = 'sk-secret-of-the-voices'
const VOICE = 'elevenlabs/sandbox-gustav'
/** A single sentence, so that no second call is running when the worker dies. */
const GERMAN = 'Der alte Leuchtturm war hundert Jahre lang dunkel, bis seine Lampe wieder anging.'
const JAPANESE = '灯台は百年のあいだ暗かったが、ある夜、その灯りがまたともった。'
const MUSIC_URL = '/media/tracks/raindrops.m4a'
/** How far the music is below the whole sound, in LU: under the voice, and without a voice. */
const [DUCKED, OPEN] = [17, 9]
const voice = createStandInVoice()
let sandbox: SandboxSpeech
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let worker: { close: () => Promise<void> } | undefined
let env: Record<string, string>
beforeAll(async () => {
  sandbox = await createSandboxSpeech({ key: KEY, voice: voice.speak })
  env = {
    SPEECH_PROVIDER: 'elevenlabs',
    SPEECH_BASE_URL: sandbox.baseUrls.elevenlabs,
    SPEECH_API_KEY: KEY,
    SPEECH_VOICES: 'sandbox-gustav=Gustav, sandbox-hana=Hana',
    SPEECH_PRICE: '15',
    SPEECH_PLANS: 'free, starter, pro',
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
  await voice.close()
})
const work = async (): Promise<void> => {
  const { services, database } = running
  worker ??= await runJobs({ url: database.url, services, handlers: jobHandlers() })
}

/** The minimum correlation of an audible word. Music and loudness control lower the correlation. */
const HEARD = 0.25
/** Measures a version that the stand-in voice has spoken. */
async function measure(accountId: string, videoId: string, runs: readonly string[], number = 1) {
  const { call } = videoCalls(app, accountId)
  const { storyboard } = (await call('GET', `/api/videos/${videoId}/storyboard`)).json<{ storyboard: Storyboard }>()
  const folder = join(running.services.config.dataFolder, 'files', versionFolder({ accountId, videoId, number }))
  return { storyboard, ...(await measureSpokenVideo(folder, storyboard, { runs, voice })) }
}

/** Checks that a video is spoken, captioned, ducked, and at −14 LUFS. */
async function expectSpoken(accountId: string, videoId: string, text: string) {
  const runs = sandbox.received.map((call) => call.text)
  expect(runs.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  const video = await measure(accountId, videoId, runs)
  expect(Math.abs(video.lufs + 14)).toBeLessThan(0.5)
  expect(video.words.filter((word) => word.likeness < HEARD)).toEqual([])
  expect(video.words.filter((word) => word.likenessLater >= HEARD)).toEqual([])
  expect(video.captions).toBe(text.replaceAll(' ', ''))
  expect(Math.abs((await video.musicBelowLu(video.words[0]!.start, video.words.at(-1)!.end)) - DUCKED)).toBeLessThan(
    1.5,
  )
  return video
}

test('a worker that dies after an answer: the German video is spoken, and no sentence is paid twice', async () => {
  const accountId = randomUUID()
  const { start, done } = videoCalls(app, accountId)
  const { database, services } = running
  const supervisor = await startBoss({ url: database.url, log: services.log, supervise: false, schedule: false })
  const id = await start({ scriptSubject: GERMAN, kind: 'script', voiceId: VOICE, musicUrl: MUSIC_URL })
  expect(await spawnDoomed(running, { ...env, DIES: 'after:steps/speech-' })).toBe('SIGKILL')
  await passHeartbeats(running, supervisor)
  await supervisor.stop({ graceful: false })
  await work()
  const video = await done(id)
  expect(video).toMatchObject({ status: 'succeeded' })
  expect(notices(video)).not.toContain('no narration')
  const texts = sandbox.received.map(({ text }) => text)
  expect(texts).toEqual([GERMAN])
  const calls = await services.db.select().from(modelCalls).where(eq(modelCalls.videoId, id))
  expect(calls.every(({ isCounted, source }) => isCounted && source === 'elevenlabs/eleven_multilingual_v2')).toBe(true)
  expect(calls.reduce((sum, { characters }) => sum + characters!, 0)).toBe(texts.join('').length)
  const { captionsLateMs } = await expectSpoken(accountId, id, GERMAN)
  const off = (await captionsLateMs()).map(Math.abs).sort((one, other) => one - other)
  expect(off[off.length >> 1]).toBeLessThanOrEqual(40)
  expect(off.at(-1)).toBeLessThanOrEqual(150)
})

test('a Japanese video is spoken, and its estimate warns about a voice that cannot speak it', async () => {
  await work()
  const accountId = randomUUID()
  const { call, start, done } = videoCalls(app, accountId)
  const japanese = { ...GENERATE, scriptSubject: JAPANESE, kind: 'script', musicUrl: MUSIC_URL }
  const estimate = async (voiceId: string) =>
    (await call('POST', '/api/projects/estimate', { ...japanese, voiceId })).json<Estimate>()
  expect((await estimate('dr-voice-miles')).notices.join(' ')).toContain('Choose a voice that speaks it')
  expect((await estimate('elevenlabs/sandbox-hana')).notices.join(' ')).not.toContain('voice')
  const id = await start({ ...japanese, voiceId: 'elevenlabs/sandbox-hana' })
  expect(await done(id)).toMatchObject({ status: 'succeeded' })
  await expectSpoken(accountId, id, JAPANESE)
})

test('a dialogue of two voices: each scene has its own, each call has the words around it, and music fills the silence', async () => {
  await work()
  const accountId = randomUUID()
  const { call, start, done, until } = videoCalls(app, accountId)
  const said = [
    'Who moved the old lamp from the tower to the harbour last night?',
    'The sea did, and it never said a word about it to the keeper.',
  ]
  const id = await start({ scriptSubject: said.join(' '), kind: 'script', voiceId: VOICE, musicUrl: MUSIC_URL })
  await done(id)
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  expect(storyboard.scenes.map(({ text }) => text)).toEqual(said)
  sandbox.received.length = 0
  const [asks, answers] = storyboard.scenes as [Scene, Scene]
  const silent = { ...answers, id: 'silent', text: 'Nobody said another word for a very long time.', voice: NO_VOICE }
  const scenes = [asks, { ...answers, voice: 'elevenlabs/sandbox-hana' }, silent]
  const edited = await call('POST', `/api/videos/${id}/versions`, { storyboard: { ...storyboard, scenes } })
  expect(edited.statusCode).toBeLessThan(300)
  const after = await until(
    id,
    ({ versions }) => versions[0]!.number === 2 && ['succeeded', 'failed'].includes(versions[0]!.status),
  )
  expect(after.versions[0]).toMatchObject({ status: 'succeeded', errorMessage: null })
  // The first scene's speech is cached.
  expect(sandbox.received).toMatchObject([{ text: said[1], voice: 'sandbox-hana', before: said[0] }])
  const { words, lufs, seconds, musicBelowLu } = await measure(accountId, id, said, 2)
  expect(Math.abs(lufs + 14)).toBeLessThan(0.5)
  expect(words.filter((word) => word.likeness < HEARD)).toEqual([])
  expect(words.filter((word) => word.likenessLater >= HEARD)).toEqual([])
  const [begins, ends] = [words[0]!.start, words.at(-1)!.end]
  expect(Math.abs((await musicBelowLu(begins, ends)) - DUCKED)).toBeLessThan(1.5)
  // The music has become louder a second after the last word, and begins to fade a second before the end.
  expect(Math.abs((await musicBelowLu(ends + 1, seconds - 1)) - OPEN)).toBeLessThan(1.5)
})

test('a used-up balance fails the video with a sentence, and costs nothing', async () => {
  await work()
  const { db } = running.services
  const accountId = randomUUID()
  const { start, done } = videoCalls(app, accountId)
  sandbox.faults.add('quota', 10)
  const video = await done(await start({ scriptSubject: SHORT_SCRIPT, voiceId: VOICE }))
  expect(video).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining('used up its balance') })
  expect(JSON.stringify(video)).not.toContain(KEY)
  const projects = await db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
  expect(projects).toMatchObject([{ givenBackAt: expect.any(Date) as Date }])
  const calls = await db.select().from(modelCalls).where(eq(modelCalls.videoId, video.id))
  // The call for the other sentence was running. Its cost stays reserved, because its outcome is unknown.
  const refused = calls.filter(({ isCounted }) => isCounted)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.map(({ micros }) => micros)).toEqual(refused.map(() => 0))
})

test('only accounts whose plan includes the voices can use them', async () => {
  const accountId = randomUUID()
  const { call, generate } = videoCalls(app, accountId)
  const voices = async () => (await call('GET', '/api/elevenlabs/voices')).json<{ voices: Voice[] }>().voices
  const [gustav] = (await voices()).filter(({ voice_id: id }) => id === VOICE)
  expect(gustav).toMatchObject({ name: 'Gustav', provider: 'ElevenLabs', dollarsPerMinute: 0.0135 })
  await running.services.db.update(accounts).set({ plan: 'premium' }).where(eq(accounts.id, accountId))
  expect((await voices()).every(({ provider }) => provider === undefined)).toBe(true)
  const refused = await generate({ voiceId: VOICE })
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ message: 'Choose one of the voices.', details: { field: 'voiceId' } })
})

function notices({ versions }: Video): string {
  return versions.flatMap((version) => version.notices).join(' ')
}
