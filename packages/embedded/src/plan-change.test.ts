import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  completeStoryboard,
  KeptSteps,
  measureWith,
  planChange,
  pictureSize,
  keepShows,
  redrawPicture,
  speakScenes,
} from '@dayreel/studio/testing'
import { createPlanner } from '@dayreel/studio'
import { createPictureRedrawer, estimateVideo } from '@dayreel/studio/planning'
import { type Storyboard, writeStoryboard, type WriteRequest } from '@dayreel/storyboard'
import { createEmbeddedPorts } from './embedded-ports.ts'

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
const planning = { narrator: ports.narrator, planner: createPlanner(ports) }
const { signal } = new AbortController()
afterAll(() => ports.close())

let board: Storyboard
beforeAll(async () => {
  const measure = measureWith(ports.narrator, WRITE.voice, signal)
  board = completeStoryboard((await writeStoryboard(WRITE, ports, measure, { signal })).storyboard, ports)
})
const planFor = (edit: (edited: Storyboard) => void) => {
  const edited = structuredClone(board)
  edit(edited)
  return planChange(board, edited, ports)
}

test('nothing edited is nothing made', () => {
  expect(planFor((edited) => (edited.title = 'Another title'))).toMatchObject({
    isChanged: false,
    scenes: [],
    sound: false,
    thumbnail: false,
    everyFrame: false,
  })
})

test('each edit makes what it touches', () => {
  const id = board.scenes[1]!.id
  expect(planFor((edited) => (edited.scenes[1]!.text = 'One winter night, its lamp burnt.'))).toMatchObject({
    scenes: [{ id, speech: true }],
    sound: true,
    everyFrame: false,
  })
  expect(planFor((edited) => edited.scenes[1]!.seed++)).toMatchObject({
    scenes: [{ id, speech: false, picture: true }],
    sound: false,
  })
  expect(planFor((edited) => (edited.scenes[1]!.picture = 'mine'))).toMatchObject({
    scenes: [{ id, speech: false, picture: true }],
  })
  expect(planFor((edited) => (edited.music = null))).toMatchObject({ isChanged: true, scenes: [], sound: true })
  expect(planFor((edited) => (edited.captions = false))).toMatchObject({ scenes: [], everyFrame: true })
  expect(planFor((edited) => (edited.format.framesPerSecond = 25))).toMatchObject({
    isChanged: true,
    scenes: [],
    sound: true,
    thumbnail: false,
    everyFrame: true,
  })
  expect(planFor((edited) => (edited.voice = 'dr-voice-miles')).scenes).toHaveLength(board.scenes.length)
  expect(planFor((edited) => (edited.style = 'Sketch (B&W)')).scenes.every(({ picture }) => picture)).toBe(true)
  expect(planFor((edited) => (edited.thumbnail.text = 'Look'))).toMatchObject({ thumbnail: true, sound: false })
  expect(planFor((edited) => edited.scenes.pop())).toMatchObject({ isChanged: true, sound: true })
})

test('12.3 a change of words proposes a prompt that follows them, unless the prompt was edited by hand', () => {
  const [, scene] = board.scenes
  const changed = planFor((edited) => (edited.scenes[1]!.text = 'A whale sang below the ice.'))
  expect(changed.prompts).toEqual([{ id: scene!.id, imagePrompt: expect.stringContaining('whale') as string }])
  const byHand = planFor((edited) => {
    edited.scenes[1]!.text = 'A whale sang below the ice.'
    edited.scenes[1]!.imagePrompt = 'a red boat'
  })
  expect(byHand.prompts).toEqual([])
  const keptOld = planFor((edited) => {
    edited.scenes[1]!.text = 'A whale sang below the ice.'
    delete edited.scenes[1]!.written
  })
  expect(keptOld.prompts).toEqual([])
})

test('12.3 each scene that is redone says why', () => {
  const reasonsOf = (edit: (edited: Storyboard) => void) =>
    Object.fromEntries(
      planFor(edit).scenes.map(({ id, speechReason, pictureReason }) => [id, [speechReason?.why, pictureReason?.why]]),
    )
  const [first, second, third] = board.scenes.map(({ id }) => id) as [string, string, string]
  expect(reasonsOf((edited) => (edited.scenes[0]!.seed += 1))).toEqual({ [first]: [undefined, 'seed'] })
  expect(reasonsOf((edited) => (edited.voice = 'dr-voice-miles'))[third]).toEqual(['voice', undefined])
  expect(reasonsOf((edited) => (edited.style = 'Cinematic'))[third]).toEqual([undefined, 'style'])
  const added = reasonsOf((edited) => {
    edited.scenes.push({ id: 'new', text: 'Then it was dark.', imagePrompt: '', seed: 9 })
  })
  expect(added).toMatchObject({ new: ['new', 'new'] })
  // A sentence that goes on in the next scene is said in one breath with it.
  const joined = planFor((edited) => (edited.scenes[1]!.text = 'One night, its lamp came on again,'))
  expect(joined.scenes.find(({ id }) => id === second)?.speechReason).toEqual({ why: 'words', scenes: [] })
  expect(joined.scenes.find(({ id }) => id === third)?.speechReason).toEqual({ why: 'breath', scenes: [second] })
})

/** Ids of the scenes that get another picture where all remember their places. */
function repaintedAfter(edit: (edited: Storyboard) => void): string[] {
  const edited = structuredClone(board)
  edit(edited)
  const { scenes } = planChange(board, keepShows(edited, board, ports.illustrator), ports)
  return scenes.filter(({ picture }) => picture).map(({ id }) => id)
}

test('12.3 scenes that come, go and move leave the other pictures alone', () => {
  expect(repaintedAfter((edited) => void (edited.scenes = edited.scenes.toReversed()))).toEqual([])
  expect(repaintedAfter((edited) => void edited.scenes.pop())).toEqual([])
  const added = { id: 'new', text: 'The wind blew over the sea.', imagePrompt: '', seed: 9 }
  expect(repaintedAfter((edited) => void edited.scenes.push(added))).toEqual(['new'])
  expect(repaintedAfter((edited) => void edited.scenes.unshift(added))).toEqual(['new'])
  // Nor does what a scene says change what the others show.
  const [first] = board.scenes
  expect(repaintedAfter((edited) => void (edited.scenes[0]!.text = 'A whale sang at the volcano.'))).toEqual([
    first!.id,
  ])
})

test('the length told is about the length made', async () => {
  const estimate = await estimateVideo(WRITE, planning)
  const options = { signal, onScene: () => undefined }
  const { frames } = await speakScenes(board, ports, new KeptSteps(store), options)
  expect(estimate).toMatchObject({ kind: 'script', language: 'en' })
  expect(Math.abs(estimate.seconds / (frames / 30) - 1)).toBeLessThan(0.04)
  expect(estimate.notices[0]).toMatch(/^Even read slowly, this script lasts about \d+ seconds\. You chose 20\.$/)
  expect(planFor((edited) => edited.scenes.pop()).seconds).toBeLessThan(estimate.seconds)
})
const estimateSubject = (text: string) => estimateVideo({ ...WRITE, text }, planning)

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
  const line = 'A city that never sleeps.'
  expect(await estimateSubject(line)).toMatchObject({ kind: 'subject', seconds: 20, isFarShorter: false })
  expect(await estimateVideo({ ...WRITE, text: line, kind: 'script' }, planning)).toMatchObject({
    kind: 'script',
    isFarShorter: true,
  })
  const told = { ...WRITE, text: 'Make a video about coffee. Make it funny.' }
  expect(await estimateVideo(told, planning)).toMatchObject({
    kind: 'script',
    instruction: { suggestedSubject: 'coffee' },
  })
  await expect(estimateVideo({ ...told, kind: 'subject' }, planning)).rejects.toMatchObject({
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
  await expect(redrawPicture(bomb)).rejects.toThrow('24 million pixels')
})
