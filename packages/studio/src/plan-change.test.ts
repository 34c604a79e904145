import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeStoryboard } from './complete-storyboard.ts'
import { createEmbeddedPorts } from './embedded-ports.ts'
import { estimateVideo, measureWith } from './estimate-video.ts'
import { redrawPicture } from './own-picture.ts'
import { createPictureRedrawer } from './picture-redrawer.ts'
import { pictureSize } from './picture-size.ts'
import { planChange } from './plan-change.ts'
import type { WriteRequest } from './ports.ts'
import { speakScenes } from './speak-scenes.ts'
import { KeptSteps } from './kept-steps.ts'
import type { Storyboard } from './storyboard.ts'

const WRITE: WriteRequest = {
  text: 'The lighthouse had been dark for a hundred years. One night, its lamp came on again. Nobody had climbed the old stairs.',
  template: 'general',
  durationSeconds: 20,
  style: 'None',
  quality: 'low',
  voice: 'dr-voice-clara',
  music: 'raindrops',
  notes: '',
  seed: 7,
}
const store = { get: async () => undefined, put: async () => undefined }
const ports = createEmbeddedPorts({ store })
const { signal } = new AbortController()
afterAll(() => ports.close())

let board: Storyboard
beforeAll(async () => {
  const measure = measureWith(ports.narrator, WRITE.voice, signal)
  board = completeStoryboard(await ports.writer.write(WRITE, measure, signal), ports.illustrator)
})
const planFor = (edit: (edited: Storyboard) => void) => {
  const edited = structuredClone(board)
  edit(edited)
  return planChange(board, edited, ports, signal)
}

test('nothing edited is nothing made', async () => {
  expect(await planFor((edited) => (edited.title = 'Another title'))).toMatchObject({
    isChanged: false,
    scenes: [],
    sound: false,
    thumbnail: false,
    everyFrame: false,
  })
})

test('each edit makes what it touches', async () => {
  const id = board.scenes[1]!.id
  expect(await planFor((edited) => (edited.scenes[1]!.text = 'One winter night, its lamp burnt.'))).toMatchObject({
    scenes: [{ id, speech: true }],
    sound: true,
    everyFrame: false,
  })
  expect(await planFor((edited) => edited.scenes[1]!.seed++)).toMatchObject({
    scenes: [{ id, speech: false, picture: true }],
    sound: false,
  })
  expect(await planFor((edited) => (edited.scenes[1]!.picture = 'mine'))).toMatchObject({
    scenes: [{ id, speech: false, picture: true }],
  })
  expect(await planFor((edited) => (edited.music = null))).toMatchObject({ isChanged: true, scenes: [], sound: true })
  expect(await planFor((edited) => (edited.captions = false))).toMatchObject({ scenes: [], everyFrame: true })
  expect((await planFor((edited) => (edited.voice = 'dr-voice-miles'))).scenes).toHaveLength(board.scenes.length)
  expect((await planFor((edited) => (edited.style = 'Sketch (B&W)'))).scenes.every(({ picture }) => picture)).toBe(true)
  expect(await planFor((edited) => (edited.thumbnail.text = 'Look'))).toMatchObject({ thumbnail: true, sound: false })
  expect(await planFor((edited) => edited.scenes.pop())).toMatchObject({ isChanged: true, sound: true })
})

test('the length told is the length made', async () => {
  const estimate = await estimateVideo(WRITE, ports, signal)
  const options = { signal, onScene: () => undefined }
  const { frames } = await speakScenes(board, ports, new KeptSteps(store), options)
  expect(estimate).toMatchObject({ kind: 'script', language: 'en' })
  expect(estimate.seconds).toBeCloseTo(frames / 30, 1)
  expect(estimate.notices[0]).toMatch(/^Even read slowly, this script lasts about \d+ seconds\. You chose 20\.$/)
  expect((await planFor((edited) => edited.scenes.pop())).seconds).toBeLessThan(estimate.seconds)
})
const estimateSubject = (text: string) => estimateVideo({ ...WRITE, text }, ports, signal)

test('a subject takes the length asked for; one in another language is refused', async () => {
  expect(await estimateSubject('Why do cats purr?')).toEqual({
    kind: 'subject',
    language: 'en',
    seconds: 20,
    isFarShorter: false,
    instruction: null,
    notices: [],
  })
  await expect(estimateSubject('¿Por qué ronronean los gatos?')).rejects.toMatchObject({ code: 'language-not-written' })
  await expect(estimateSubject(' !')).rejects.toMatchObject({ code: 'text-empty' })
})

test('a person may say what a text is', async () => {
  const line = 'Honey never spoils.'
  expect(await estimateSubject(line)).toMatchObject({ kind: 'subject', seconds: 20, isFarShorter: false })
  expect(await estimateVideo({ ...WRITE, text: line, kind: 'script' }, ports, signal)).toMatchObject({
    kind: 'script',
    isFarShorter: true,
  })
  const told = { ...WRITE, text: 'Make a video about coffee. Make it funny.' }
  expect(await estimateVideo(told, ports, signal)).toMatchObject({
    kind: 'script',
    instruction: { suggestedSubject: 'coffee' },
  })
  await expect(estimateVideo({ ...told, kind: 'subject' }, ports, signal)).rejects.toMatchObject({
    code: 'subject-too-long',
    message: expect.stringContaining('such as “coffee”') as string,
  })
})

test('a picture that was sent is drawn anew, small enough and without what it carried', async () => {
  const canvas = createCanvas(4000, 100)
  canvas.getContext('2d').fillRect(0, 0, 2000, 100)
  const sent = Buffer.concat([await canvas.encode('png'), Buffer.from('a secret at the end')])
  const redrawer = createPictureRedrawer()
  const made = Buffer.from(await redrawer.redraw(sent, signal))
  expect(pictureSize(made)).toEqual({ width: 3600, height: 90 })
  expect(made.includes('a secret')).toBe(false)
  await expect(redrawer.redraw(Buffer.from('<svg/>'), signal)).rejects.toMatchObject({ code: 'picture-unreadable' })
  await expect(redrawer.redraw(sent.subarray(0, 30), signal)).rejects.toMatchObject({ code: 'picture-unreadable' })
  await redrawer.close()
})

test('a small file that would fill the memory is refused undecoded', async () => {
  const bomb = Buffer.from(await createCanvas(10, 10).encode('png'))
  bomb.writeUInt32BE(100_000, 16)
  bomb.writeUInt32BE(100_000, 20)
  await expect(redrawPicture(bomb)).rejects.toThrow('60 million pixels')
})
