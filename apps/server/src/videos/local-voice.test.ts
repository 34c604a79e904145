import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Video } from '@dayreel/contract'
import { LOCAL_VOICES, type LocalVoiceModel, measureModel } from '@dayreel/providers/local'
import { addTinyVoice, installTestEngine, MOST_INSTALL_MS, TINY_VOICE } from '@dayreel/providers/testing'
import { readMachine } from '@dayreel/threads'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { readLocalVoices } from '#models/local-models.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'

const VOICE = 'local/tiny-voice/af_hum'
const SUBJECT = 'The lighthouse keeper'

const models = LOCAL_VOICES as LocalVoiceModel[]
const folder = mkdtempSync(join(tmpdir(), 'dayreel-local-voice-'))
const modelsFolder = join(folder, 'models')
let missing: string | undefined
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  missing = await installTestEngine('voice')
  if (missing !== undefined) return
  models.push(TINY_VOICE)
  await addVoice()
  running = await createTestServices({
    env: { DATA_FOLDER: folder },
    studio: { illustrators: [createPlainIllustrator()] },
  })
  app = await createApp(running.services)
}, MOST_INSTALL_MS)
beforeEach((context) => missing !== undefined && context.skip(missing))
afterAll(async () => {
  if (missing === undefined) {
    await app.close()
    await running.close()
    models.pop()
  }
  rmSync(folder, { recursive: true, force: true })
})

test('a damaged model is withdrawn, and a built-in voice speaks the video', async () => {
  const { services, database } = running
  const { start, done } = videoCalls(app, randomUUID())
  await expect.poll(() => readLocalVoices(services.db)).toEqual(['local/tiny-voice'])
  const id = await start({ scriptSubject: SUBJECT, voiceId: VOICE })
  const { suffix, bytes } = TINY_VOICE.files[0]!
  writeFileSync(join(modelsFolder, `tiny-voice.${suffix}`), Buffer.alloc(bytes))
  const worker = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  const video = await done(id)
  await worker.close()
  expect(video.status).toBe('succeeded')
  expect(noticesOf(video)).toContain('The chosen voice failed, so a built-in voice speaks this video.')
  await expect.poll(() => readLocalVoices(services.db), { timeout: 30_000 }).toEqual([])
})

test('a voice that is added while the worker runs is listed, previews itself once, and speaks a video', async () => {
  const { services, database } = running
  const { start, done, call } = videoCalls(app, randomUUID())
  rmSync(modelsFolder, { recursive: true })
  await addVoice()
  await expect.poll(() => readLocalVoices(services.db), { timeout: 30_000 }).toEqual(['local/tiny-voice'])
  const { voices } = (await call('GET', '/api/elevenlabs/voices')).json<{ voices: { voice_id: string }[] }>()
  expect(voices.find(({ voice_id: id }) => id === VOICE)).toMatchObject({ name: 'Hum', provider: 'On this machine' })

  const previews = await Promise.all([0, 1].map(() => services.previewVoice(randomUUID(), VOICE)))
  expect(new Set(previews).size).toBe(1)
  expect(await services.storage.describe(previews[0]!)).toBeDefined()

  const id = await start({ scriptSubject: SUBJECT, voiceId: VOICE })
  const worker = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  const video = await done(id)
  await worker.close()
  expect(video.status).toBe('succeeded')
  expect(noticesOf(video)).not.toContain('voice')
})

function noticesOf({ versions }: Video): string {
  return versions.flatMap(({ notices }) => notices).join(' ')
}

/** Adds the model as a download does. */
async function addVoice(): Promise<void> {
  await addTinyVoice(modelsFolder)
  await measureModel(TINY_VOICE, { folder: modelsFolder, machine: readMachine() }, new AbortController().signal)
}
