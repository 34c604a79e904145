import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Video } from '@dayreel/contract'
import { LOCAL_VOICES, type LocalVoiceModel, measureModel } from '@dayreel/providers/local'
import { addTinyVoice, TINY_VOICE } from '@dayreel/providers/testing'
import { readMachine } from '@dayreel/threads'
import { expect, test } from 'vitest'
import { jobHandlers } from '#compose/job-handlers.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { readLocalVoices } from '#models/local-models.ts'
import { videoCalls } from '#test/given-videos.ts'
import { startLocalModelApp } from '#test/start-local-model-app.ts'

const VOICE = 'local/tiny-voice/af_hum'
const SUBJECT = 'The lighthouse keeper'

const running = startLocalModelApp({
  engine: 'kokoro',
  models: LOCAL_VOICES as LocalVoiceModel[],
  model: TINY_VOICE,
  add: addVoice,
})

test('a damaged model is withdrawn, and a built-in voice speaks the video', async () => {
  const { services, database } = running
  const { start, done } = videoCalls(running.app, randomUUID())
  await expect.poll(() => readLocalVoices(services.db)).toEqual(['local/tiny-voice'])
  const id = await start({ scriptSubject: SUBJECT, voiceId: VOICE })
  const { suffix, bytes } = TINY_VOICE.files[0]!
  writeFileSync(join(running.modelsFolder, `tiny-voice.${suffix}`), Buffer.alloc(bytes))
  const worker = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  const video = await done(id)
  await worker.close()
  expect(video.status).toBe('succeeded')
  expect(noticesOf(video)).toContain('The chosen voice failed, so a built-in voice speaks this video.')
  await expect.poll(() => readLocalVoices(services.db), { timeout: 30_000 }).toEqual([])
})

test('a voice that is added while the worker runs is listed, previews itself once, and speaks a video', async () => {
  const { services, database } = running
  const { start, done, call } = videoCalls(running.app, randomUUID())
  rmSync(running.modelsFolder, { recursive: true })
  await addVoice(running.modelsFolder)
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
async function addVoice(modelsFolder: string): Promise<void> {
  await addTinyVoice(modelsFolder)
  await measureModel(TINY_VOICE, { folder: modelsFolder, machine: readMachine() }, new AbortController().signal)
}
