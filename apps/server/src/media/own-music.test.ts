import type { MediaUse, Storyboard } from '@dayreel/contract'
import { integratedLoudness, decodeSound, sineWav, toDecibels, truePeak } from '@dayreel/studio/testing'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channelCalls } from '#test/given-channels.ts'
import { mediaCalls } from '#test/given-media.ts'
import { videoCalls } from '#test/given-videos.ts'
import { startMakingApp } from '#test/start-making-app.ts'

const running = startMakingApp()

const SONG = sineWav({ rate: 44_100, channels: 2, seconds: 2, hertz: 330 })
const person = () => {
  const accountId = randomUUID()
  return { accountId, files: mediaCalls(running.app, accountId), ...videoCalls(running.app, accountId) }
}

test('a video has the user’s own music at −14 LUFS, and still plays after the music was deleted', async () => {
  const { files, call, start, done } = person()
  const music = await files.upload('music', SONG, 'song.wav')
  const id = await start({ musicUrl: music.id })
  const video = await done(id)
  expect(video.status).toBe('succeeded')
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  expect(storyboard.music).toBe(music.id)

  const file = await running.app.inject({ url: video.video_url! })
  const sound = await decodeSound(file.rawPayload)
  expect(Math.abs(integratedLoudness([sound[0]!, sound[1]!]) + 14)).toBeLessThan(0.5)
  expect(toDecibels(truePeak([sound[0]!, sound[1]!]))).toBeLessThan(-1)

  const uses = (await files.call('GET', `/api/media/${music.id}/uses`)).json<{ uses: MediaUse[]; total: number }>()
  expect(uses).toEqual({ uses: [{ of: 'video', id, title: video.title }], total: 1 })

  expect((await files.call('DELETE', `/api/media/${music.id}`)).statusCode).toBe(204)
  expect(
    (await running.app.inject({ url: (await call('GET', `/api/videos/${id}`)).json<typeof video>().video_url! }))
      .statusCode,
  ).toBe(200)
  const again = await call('POST', `/api/videos/${id}/make-again`)
  expect(again.statusCode).toBe(409)
  expect(again.json<{ message: string }>().message).toContain('The music of this video is no longer available.')
  const edited = { storyboard: { ...storyboard, title: 'Another title' } }
  const plan = await call('POST', `/api/videos/${id}/plan`, edited)
  expect(plan.statusCode).toBe(422)
  expect(plan.json()).toMatchObject({ message: 'Choose one of the six tracks, your own music, or no music.' })
  const other = await call('POST', `/api/videos/${id}/plan`, { storyboard: { ...storyboard, music: null } })
  expect(other.json()).toMatchObject({ sound: true })
})

test('another account’s music can’t be chosen', async () => {
  const { id } = await person().files.upload('music', SONG)
  const answer = await person().generate({ musicUrl: id })
  expect(answer.statusCode).toBe(422)
})

test('an upload that is not finished, or of another kind, can’t be chosen as music', async () => {
  const { files, generate } = person()
  const unfinished = await files.start({ kind: 'music', name: 'a.wav', bytes: 100 })
  const recording = await files.upload('recording', SONG)
  for (const { id } of [unfinished, recording]) expect((await generate({ musicUrl: id })).statusCode).toBe(422)
})

test('a channel may have own music, and is listed among its uses', async () => {
  const { accountId, files } = person()
  const music = await files.upload('music', SONG, 'song.wav')
  const { give, activate } = channelCalls(running.app, running.services.db, accountId)
  await give(2)
  const { id } = await activate({ selectedMusicUrl: music.id })
  const { uses } = (await files.call('GET', `/api/media/${music.id}/uses`)).json<{ uses: MediaUse[] }>()
  expect(uses.find((use) => use.of === 'channel')).toMatchObject({ id })
})
