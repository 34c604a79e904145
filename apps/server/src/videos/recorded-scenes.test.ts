import { DEFAULT_VOICE_ID, NO_VOICE, recordingOf, recordingVoice } from '@dayreel/catalogue'
import type { Storyboard, Voice } from '@dayreel/contract'
import { createStandInVoice, decodeSound, toWav } from '@dayreel/studio/testing'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { grantCredits } from '#ledger/credits.ts'
import { mediaCalls } from '#test/given-media.ts'
import { videoCalls } from '#test/given-videos.ts'
import { startMakingApp } from '#test/start-making-app.ts'
import { versionFolder } from './video-files.ts'

const voice = createStandInVoice()
const running = startMakingApp()
afterAll(() => voice.close())

async function record(text: string): Promise<Buffer> {
  const { samples } = await voice.speak(text, { speed: 0.8, signal: new AbortController().signal })
  return toWav(samples)
}

async function givenVideo() {
  const accountId = randomUUID()
  const { call, start, done } = videoCalls(running.app, accountId)
  const { upload } = mediaCalls(running.app, accountId)
  await call('GET', '/api/users/credits') // The first call creates the account.
  await running.services.db.transaction((tx) => grantCredits(tx, { accountId, credits: 20, reference: randomUUID() }))
  const id = await start()
  expect(await done(id)).toMatchObject({ status: 'succeeded' })
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  const make = (scenes: Storyboard['scenes']) =>
    call('POST', `/api/videos/${id}/versions`, { storyboard: { ...storyboard, scenes } }, randomUUID())
  return { accountId, id, storyboard, call, done, upload, make }
}

test('a recorded scene has the sound and length of its recording, and the other scenes keep their voice', async () => {
  const { accountId, id, storyboard, call, done, upload, make } = await givenVideo()
  const [first, ...others] = storyboard.scenes
  const bytes = await record(first!.text)
  const { id: recording } = await upload('recording', bytes, 'scene-1.wav')
  const scenes = [{ ...first!, voice: recordingVoice(recording) }, ...others]
  const plan = await call('POST', `/api/videos/${id}/plan`, { storyboard: { ...storyboard, scenes } })
  expect(plan.json()).toMatchObject({ scenes: [{ id: first!.id, speech: true, picture: false }] })
  expect((await make(scenes)).statusCode).toBe(202)
  const video = await done(id)
  expect(video).toMatchObject({ status: 'succeeded' })
  // The words were aligned, so no notice says that their times are approximate.
  expect(video.versions.find(({ number }) => number === 2)?.notices).toEqual([])
  const sound = async (number: number): Promise<Float32Array> => {
    const folder = join(running.services.config.dataFolder, 'files', versionFolder({ accountId, videoId: id, number }))
    return (await decodeSound(await readFile(join(folder, 'video.mp4'))))[0]!
  }
  // The person speaks more slowly than the voice of the video.
  expect((await sound(2)).length).toBeGreaterThan((await sound(1)).length)
  // A recording belongs to a scene, so it is not offered as a voice.
  const { voices } = (await call('GET', '/api/elevenlabs/voices')).json<{ voices: Voice[] }>()
  expect(voices.some(({ voice_id: each }) => each === DEFAULT_VOICE_ID)).toBe(true)
  expect(voices.some(({ voice_id: each }) => each.includes(recording))).toBe(false)
})

test('a recording of another account, and one that was deleted, are refused', async () => {
  const [ada, bob] = [await givenVideo(), await givenVideo()]
  const { id: recording } = await bob.upload('recording', await record('Nobody knew.'))
  const scenes = ada.storyboard.scenes.map((scene) => ({ ...scene, voice: recordingVoice(recording) }))
  const refused = await ada.make(scenes)
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ message: 'Choose one of the voices.' })
  await bob.call('DELETE', `/api/media/${recording}`)
  expect((await bob.make(scenes)).statusCode).toBe(422)
})

test('a recording is compared with the words of its scene', async () => {
  const accountId = randomUUID()
  const { upload, call } = mediaCalls(running.app, accountId)
  const text = 'The old lighthouse had been dark for a hundred years. One night, its lamp came on again.'
  const { id } = await upload('recording', await record(text.replace('lighthouse ', '')))
  const compare = async (body: object, by = call) =>
    (await by('POST', `/api/media/${id}/compare`, body)).json<unknown>()
  expect(await compare({ text, language: 'en' })).toMatchObject({
    result: 'compared',
    deviations: expect.arrayContaining([{ kind: 'missing', from: 8, to: 18 }]) as unknown,
  })
  const others = { text: 'Go home, and never come back to this place!', language: 'en' }
  expect(await compare(others)).toEqual({ result: 'other_words', deviations: [] })
  expect(await compare({ text, language: 'de' })).toEqual({ result: 'not_compared', deviations: [] })
  expect(await compare({ text, language: 'en' }, mediaCalls(running.app, randomUUID()).call)).toMatchObject({
    code: 'not_found',
  })
})

test('a recording of a whole script becomes a recording for each scene, and one scene can be recorded again', async () => {
  const accountId = randomUUID()
  const { call, start, done } = videoCalls(running.app, accountId)
  const { upload, list } = mediaCalls(running.app, accountId)
  const script =
    'The old lighthouse had been dark for a hundred years. One night, its lamp came on again and turned over the sea. Nobody knew who had climbed the stairs.'
  const { id: take, seconds } = await upload('recording', await record(script), 'take.wav')
  await call('GET', '/api/users/credits')
  await running.services.db.transaction((tx) => grantCredits(tx, { accountId, credits: 20, reference: randomUUID() }))
  const id = await start({ scriptSubject: script, kind: 'script', voiceId: recordingVoice(take) })
  const video = await done(id)
  expect(video).toMatchObject({ status: 'succeeded', versions: [{ notices: [] }] })
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  expect(storyboard.voice).toBe(NO_VOICE)
  const voices = storyboard.scenes.map((scene) => recordingOf(scene.voice!))
  expect(new Set(voices).size).toBe(storyboard.scenes.length)
  expect(storyboard.scenes.length).toBeGreaterThan(1)
  const { items } = await list()
  const parts = items.filter((item) => voices.includes(item.id))
  expect(parts.reduce((sum, part) => sum + part.seconds!, 0)).toBeCloseTo(seconds!, 0)

  const [first, ...others] = storyboard.scenes
  const { id: again } = await upload('recording', await record(first!.text), 'again.wav')
  const scenes = [{ ...first!, voice: recordingVoice(again) }, ...others]
  const changed = { ...storyboard, scenes }
  expect((await call('POST', `/api/videos/${id}/versions`, { storyboard: changed }, randomUUID())).statusCode).toBe(202)
  expect(await done(id)).toMatchObject({ status: 'succeeded' })
})

test('a recording that does not contain the script fails the video with a sentence, and costs nothing', async () => {
  const accountId = randomUUID()
  const { start, done } = videoCalls(running.app, accountId)
  const { upload } = mediaCalls(running.app, accountId)
  const script = 'Uno. '.repeat(12).trim()
  const { id: take } = await upload('recording', await record('Go on.'), 'take.wav')
  const video = await done(await start({ scriptSubject: script, kind: 'script', voiceId: recordingVoice(take) }))
  expect(video).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining('recording') as string })
})
