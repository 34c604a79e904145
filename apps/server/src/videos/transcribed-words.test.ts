import { createSandboxSpeech, type SandboxSpeech } from '@dayreel/sandbox'
import { recordingVoice } from '@dayreel/catalogue'
import type { RecordingConsent, Storyboard, Video } from '@dayreel/contract'
import { createStandInVoice, toWav } from '@dayreel/studio/testing'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { modelCalls } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { mediaCalls } from '#test/given-media.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { passHeartbeats, spawnDoomed } from '#test/spawn-doomed.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'

const KEY = 'sk-secret-of-the-transcripts'
const VOICE = 'openai-compatible/nova'
/** A single sentence, so that no second call is running when the worker dies. */
const GERMAN = 'Der alte Leuchtturm war hundert Jahre lang dunkel, bis seine Lampe wieder anging.'
const voice = createStandInVoice()
let sandbox: SandboxSpeech
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let worker: { close: () => Promise<void> } | undefined
let env: Record<string, string>
beforeAll(async () => {
  sandbox = await createSandboxSpeech({ key: KEY, voice: voice.speak })
  env = {
    SPEECH_PROVIDER: 'openai-compatible',
    SPEECH_BASE_URL: sandbox.baseUrls.openai,
    SPEECH_API_KEY: KEY,
    SPEECH_VOICES: 'nova=Nova',
    SPEECH_PLANS: 'free',
    TRANSCRIPTION_PROVIDER: 'openai-compatible',
    TRANSCRIPTION_BASE_URL: sandbox.transcription.baseUrl,
    TRANSCRIPTION_API_KEY: KEY,
    TRANSCRIPTION_PRICE: '0.006',
    TRANSCRIPTION_PLANS: 'free',
  }
  running = await createTestServices({ env, studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
})
afterEach(() => {
  sandbox.transcription.faults.clear()
  sandbox.transcription.received.length = 0
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
const notices = ({ versions }: Video): string => versions.flatMap((version) => version.notices).join(' ')
const APPROXIMATE = 'only approximately in time'

test('a worker that dies after a transcript: the words of the German video are timed, and nothing is paid twice', async () => {
  const { start, done } = videoCalls(app, randomUUID())
  const { database, services } = running
  const supervisor = await startBoss({ url: database.url, log: services.log, supervise: false, schedule: false })
  const id = await start({ scriptSubject: GERMAN, kind: 'script', voiceId: VOICE })
  expect(await spawnDoomed(running, { ...env, DIES: 'after:steps/transcript-' })).toBe('SIGKILL')
  await passHeartbeats(running, supervisor)
  await supervisor.stop({ graceful: false })
  await work()
  const video = await done(id)
  expect(video).toMatchObject({ status: 'succeeded' })
  expect(notices(video)).not.toContain(APPROXIMATE)
  expect(video.versions[0]!.approximateScenes).toEqual([])
  expect(sandbox.received.map(({ text }) => text)).toEqual([GERMAN])
  expect(sandbox.transcription.received).toMatchObject([{ language: 'de' }])
  const calls = await services.db.select().from(modelCalls).where(eq(modelCalls.videoId, id))
  const transcripts = calls.filter(({ source }) => source === 'openai-compatible/whisper-1')
  expect(transcripts).toMatchObject([{ isCounted: true, seconds: expect.any(Number) as number }])
  expect(transcripts[0]!.micros).toBe(Math.ceil(transcripts[0]!.seconds! * 100))
})

test('a server that fails does not fail the video, whose words are marked approximate', async () => {
  await work()
  sandbox.transcription.faults.add('unauthorized', 10)
  const { call, start, done } = videoCalls(app, randomUUID())
  const text = 'Niemand wusste, wer die Treppe hinaufgestiegen war, und warum er es getan hatte.'
  const video = await done(await start({ scriptSubject: text, kind: 'script', voiceId: VOICE }))
  expect(video).toMatchObject({ status: 'succeeded' })
  expect(notices(video)).toContain(APPROXIMATE)
  const { storyboard } = (await call('GET', `/api/videos/${video.id}/storyboard`)).json<{ storyboard: Storyboard }>()
  expect(video.versions[0]!.approximateScenes).toEqual(storyboard.scenes.map(({ id }) => id))
  expect(running.logged.some((line) => line.includes('the key was refused'))).toBe(true)
  expect(running.logged.filter((line) => line.includes(KEY))).toEqual([])
})

test('a recording is sent only with consent, and transcribed once', async () => {
  await work()
  const accountId = randomUUID()
  const { upload, call } = mediaCalls(app, accountId)
  const speech = await voice.speak(GERMAN, { speed: 1, signal: new AbortController().signal })
  sandbox.transcription.learn(GERMAN, speech)
  const { id } = await upload('recording', toWav(speech.samples))
  const transcribe = () => call('POST', `/api/media/${id}/transcribe`)
  expect((await transcribe()).statusCode).toBe(409)
  const { service } = (await call('GET', '/api/users/transcription/consent')).json<RecordingConsent>()
  const answer = (isGiven: boolean) =>
    call('PUT', '/api/users/transcription/consent', { serviceId: service!.id, isGiven })
  await answer(false)
  expect((await transcribe()).statusCode).toBe(409)

  const recorded = { scriptSubject: GERMAN, kind: 'script', voiceId: recordingVoice(id) }
  const { start, done } = videoCalls(app, accountId)
  expect(notices(await done(await start(recorded)))).toContain(APPROXIMATE)
  expect(sandbox.transcription.received).toEqual([])

  await answer(true)
  expect((await transcribe()).json()).toEqual({ text: GERMAN })
  expect((await transcribe()).json()).toEqual({ text: GERMAN })
  expect(notices(await done(await start(recorded)))).not.toContain(APPROXIMATE)
  expect(sandbox.transcription.received).toHaveLength(1)
  const foreign = await mediaCalls(app, randomUUID()).call('POST', `/api/media/${id}/transcribe`)
  expect(foreign.statusCode).toBe(404)
})
