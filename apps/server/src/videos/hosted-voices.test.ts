import { createSandboxSpeech, type SandboxSpeech } from '@dayreel/sandbox'
import type { Estimate, Storyboard, Video, Voice } from '@dayreel/contract'
import { createStandInVoice, decodeSound, integratedLoudness } from '@dayreel/studio/testing'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accounts, modelCalls } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { GENERATE, SHORT_SCRIPT, videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { passHeartbeats, spawnDoomed } from '#test/spawn-doomed.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { versionFolder } from './video-files.ts'

const KEY = 'sk-secret-of-the-voices'
const VOICE = 'elevenlabs/sandbox-gustav'
/** One sentence, so that no second call is under way when the worker dies. */
const GERMAN = 'Der alte Leuchtturm war hundert Jahre lang dunkel, bis seine Lampe wieder anging.'
const JAPANESE = '灯台は百年のあいだ暗かった。ある夜、その灯りがまたともった。'
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
const soundOf = async (accountId: string, videoId: string, number = 1) => {
  const { dataFolder } = running.services.config
  return decodeSound(
    await readFile(join(dataFolder, 'files', versionFolder({ accountId, videoId, number }), 'video.mp4')),
  )
}

test('a worker that dies after an answer: the German video is spoken, and no sentence is paid twice', async () => {
  const accountId = randomUUID()
  const { start, done } = videoCalls(app, accountId)
  const { database, services } = running
  const supervisor = await startBoss({ url: database.url, log: services.log, supervise: false, schedule: false })
  const id = await start({ scriptSubject: GERMAN, kind: 'script', voiceId: VOICE })
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
  expect(Math.abs(integratedLoudness(await soundOf(accountId, id)) + 14)).toBeLessThan(0.5)
}, 600_000)

test('a Japanese video is spoken, and the form knows before', async () => {
  await work()
  const accountId = randomUUID()
  const { call, start, done } = videoCalls(app, accountId)
  const estimate = async (voiceId: string) =>
    (await call('POST', '/api/projects/estimate', { ...GENERATE, scriptSubject: JAPANESE, voiceId })).json<Estimate>()
  expect((await estimate('dr-voice-miles')).notices.join(' ')).toContain('Choose a voice that speaks it')
  expect((await estimate('elevenlabs/sandbox-hana')).notices.join(' ')).not.toContain('voice')
  const id = await start({ scriptSubject: JAPANESE, voiceId: 'elevenlabs/sandbox-hana' })
  expect(await done(id)).toMatchObject({ status: 'succeeded' })
  expect(Math.abs(integratedLoudness(await soundOf(accountId, id)) + 14)).toBeLessThan(0.5)
})

test('a dialogue of two voices: each scene has its own, and each call has the words around it', async () => {
  await work()
  const accountId = randomUUID()
  const { call, start, done, until } = videoCalls(app, accountId)
  const said = [
    'Who moved the old lamp from the tower to the harbour last night?',
    'The sea did, and it never said a word about it to the keeper.',
  ]
  const id = await start({ scriptSubject: said.join(' '), kind: 'script', voiceId: VOICE })
  await done(id)
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  expect(storyboard.scenes.map(({ text }) => text)).toEqual(said)
  sandbox.received.length = 0
  const scenes = storyboard.scenes.map((scene, i) => (i === 1 ? { ...scene, voice: 'elevenlabs/sandbox-hana' } : scene))
  const edited = await call('POST', `/api/videos/${id}/versions`, { storyboard: { ...storyboard, scenes } })
  expect(edited.statusCode).toBeLessThan(300)
  const after = await until(
    id,
    ({ versions }) => versions[0]!.number === 2 && ['succeeded', 'failed'].includes(versions[0]!.status),
  )
  expect(after.versions[0]).toMatchObject({ status: 'succeeded', errorMessage: null })
  // The first scene is spoken already.
  expect(sandbox.received).toMatchObject([{ text: said[1], voice: 'sandbox-hana', before: said[0] }])
  expect(Math.abs(integratedLoudness(await soundOf(accountId, id, 2)) + 14)).toBeLessThan(0.5)
})

test('a used-up balance fails the video with a sentence, and costs nothing', async () => {
  await work()
  const { start, done } = videoCalls(app, randomUUID())
  sandbox.faults.add('quota', 10)
  const video = await done(await start({ scriptSubject: SHORT_SCRIPT, voiceId: VOICE }))
  expect(video).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining('used up its balance') })
  expect(JSON.stringify(video)).not.toContain(KEY)
})

test('only the plans that include them offer and accept the voices', async () => {
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
