import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  completeStoryboard,
  createStandInArtist,
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
import { type Board, type Scene, type Storyboard, writeStoryboard, type WriteRequest } from '@dayreel/storyboard'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { createEmbeddedPorts } from './embedded-ports.ts'

const FLAMINGO: Board = { layout: 'single', items: [{ kind: 'icon', icon: 'flamingo' }] }
const WRITE: WriteRequest = {
  ...DEFAULT_CHOICES,
  text: 'The lighthouse had been dark for a hundred years. One night, its lamp came on again. Nobody had climbed the old stairs.',
  voice: 'dr-voice-clara',
  music: 'raindrops',
  seed: 7,
}
const store = { get: async () => undefined, put: async () => undefined }
const ports = createEmbeddedPorts({ store })
const planning = { narrators: ports.narrators, planner: createPlanner(ports) }
const narrator = ports.narrators[0]!
const illustrator = ports.illustrators[0]!
const steps = { reader: ports.reader, narrator, illustrator, score: ports.score }
const { signal } = new AbortController()
afterAll(() => ports.close())

let board: Storyboard
beforeAll(async () => {
  const measure = measureWith(narrator, WRITE, signal)
  board = completeStoryboard((await writeStoryboard(WRITE, ports, measure, { signal })).storyboard, steps)
})
const planFor = (edit: (edited: Storyboard) => void) => {
  const edited = structuredClone(board)
  edit(edited)
  return planChange(board, edited, steps)
}

test('without an edit, remakes nothing', () => {
  expect(planFor((edited) => (edited.title = 'Another title'))).toMatchObject({
    isChanged: false,
    scenes: [],
    sound: false,
    thumbnail: false,
    everyFrame: false,
  })
})

test('layers redraw their frames, a brand redraws every frame, and an end card makes the video longer', () => {
  const layer = { id: 'l1', picture: 'a', place: { x: 0.5, y: 0.5, size: 0.3 } }
  expect(planFor((edited) => (edited.scenes[0]!.layers = [layer]))).toMatchObject({
    isChanged: true,
    scenes: [],
    sound: false,
    everyFrame: false,
  })
  const brand = {
    colors: { ground: '#102030', text: '#ffffff', accent: '#ffd23f' },
    headingFont: 'condensed',
    textFont: 'condensed',
  }
  expect(planFor((edited) => (edited.brand = brand))).toMatchObject({ everyFrame: true, sound: false })
  const plan = planFor((edited) => (edited.brand = { ...brand, endCard: { text: 'Bye', seconds: 2 } }))
  expect(plan).toMatchObject({ everyFrame: true, sound: true })
  expect(plan.seconds).toBeCloseTo(planFor(() => {}).seconds + 2, 5)
})

test('another transition redraws frames; effects, and the transitions that they accompany, change the sound', () => {
  const plan = planFor((edited) => (edited.transition = 'cut'))
  expect(plan).toMatchObject({ isChanged: true, sound: false, everyFrame: false })
  expect(planFor((edited) => (edited.soundEffects = 'lively'))).toMatchObject({ sound: true, everyFrame: false })
  const lively = { ...board, soundEffects: 'lively' }
  expect(planChange(lively, { ...lively, transition: 'cut' }, steps).sound).toBe(true)
})

test('each edit remakes only the affected parts', () => {
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
  expect(planFor((edited) => (edited.scenes[1]!.voice = 'dr-voice-ada'))).toMatchObject({
    scenes: [{ id, speech: true, picture: false, speechReason: { why: 'voice', scenes: [] } }],
    sound: true,
  })
  expect(planFor((edited) => (edited.scenes[1]!.picture = 'mine'))).toMatchObject({
    scenes: [{ id, speech: false, picture: true }],
  })
  expect(planFor((edited) => (edited.music = null))).toMatchObject({ isChanged: true, scenes: [], sound: true })
  expect(planFor((edited) => (edited.captions = false))).toMatchObject({ scenes: [], everyFrame: true })
  expect(planFor((edited) => (edited.framesPerSecond = 25))).toMatchObject({
    isChanged: true,
    scenes: [],
    sound: true,
    thumbnail: false,
    everyFrame: true,
  })
  const inOtherFormat = planFor((edited) => (edited.format = 'landscape'))
  expect(inOtherFormat).toMatchObject({ sound: false, thumbnail: true, everyFrame: true })
  expect(inOtherFormat.scenes).toHaveLength(board.scenes.length)
  for (const scene of inOtherFormat.scenes)
    expect(scene).toMatchObject({ speech: false, picture: true, pictureReason: { why: 'format' } })
  expect(planFor((edited) => (edited.captionStyle = 'karaoke'))).toMatchObject({ scenes: [], everyFrame: true })
  expect(planFor((edited) => (edited.voice = 'dr-voice-miles')).scenes).toHaveLength(board.scenes.length)
  expect(planFor((edited) => (edited.style = 'Sketch (B&W)')).scenes.every(({ picture }) => picture)).toBe(true)
  expect(planFor((edited) => (edited.thumbnail.text = 'Look'))).toMatchObject({ thumbnail: true, sound: false })
  expect(planFor((edited) => edited.scenes.pop())).toMatchObject({ isChanged: true, sound: true })
})

test('changed words propose a matching prompt, unless the user edited the prompt', () => {
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

test('gives a reason for each remade scene', () => {
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
  // The sentence continues in the next scene, so both scenes are spoken together.
  const joined = planFor((edited) => (edited.scenes[1]!.text = 'One night, its lamp came on again,'))
  expect(joined.scenes.find(({ id }) => id === second)?.speechReason).toEqual({ why: 'words', scenes: [] })
  expect(joined.scenes.find(({ id }) => id === third)?.speechReason).toEqual({ why: 'breath', scenes: [second] })
})

const found = (file: string) => ({ found: { picture: file, of: 'its words' } })

test('a found picture and a found clip in another format are made again because of the format', () => {
  const [first, second] = board.scenes
  const withFound: Storyboard = {
    ...board,
    pictures: 'own-pictures,drawn',
    scenes: [
      { ...first!, picture: 'photo', ...found('photo') },
      { ...second!, clip: { file: 'walk', startSeconds: 0 }, ...found('walk') },
    ],
  }
  const whysOf = (edited: Storyboard) =>
    planChange(withFound, edited, steps).scenes.map(({ pictureReason }) => pictureReason?.why)
  expect(whysOf({ ...withFound, format: 'landscape' })).toEqual(['format', 'format'])
  const [{ picture: _, ...bare }, { clip: __, ...still }] = withFound.scenes as [Scene, Scene]
  expect(whysOf({ ...withFound, scenes: [bare, still] })).toEqual(['upload', 'clip'])
})

test('another clip in place of a found picture is made, also if the pictures are drawn', () => {
  const [first] = board.scenes
  const covered = (file: string): Storyboard => ({
    ...board,
    scenes: [{ ...first!, picture: 'photo', ...found('photo'), clip: { file, startSeconds: 0 } }],
  })
  expect(planChange(covered('walk'), covered('run'), steps).scenes).toMatchObject([
    { picture: true, pictureReason: { why: 'clip' } },
  ])
})

const voicesAfter = (edit: (edited: Storyboard) => void): string[] =>
  planFor(edit).scenes.flatMap(({ id, speech }) => (speech ? id : []))

/** Splits the second scene before a character of its text. */
function split({ scenes }: Storyboard, at: number): void {
  const scene = scenes[1]!
  const half = { id: 'half', text: scene.text.slice(at).trim(), imagePrompt: '', seed: 9 }
  scenes.splice(1, 1, { ...scene, text: scene.text.slice(0, at).trim() }, half)
}

test('a sentence that is moved whole, split or joined is not spoken again', () => {
  const [first, second] = board.scenes.map(({ id }) => id) as [string, string]
  expect(voicesAfter((edited) => void (edited.scenes = edited.scenes.toReversed()))).toEqual([])
  const { text } = board.scenes[1]!
  const cut = planFor((edited) => split(edited, text.indexOf('its lamp')))
  expect(cut.scenes.filter(({ speech }) => speech)).toEqual([])
  expect(cut).toMatchObject({ isChanged: true, sound: true })
  // The second half moves to another place, so both halves become other sentences.
  const moved = voicesAfter((edited) => {
    split(edited, text.indexOf('its lamp'))
    edited.scenes.push(...edited.scenes.splice(2, 1))
  })
  expect(moved).toContain('half')
  expect(moved).not.toContain(first)
  expect(voicesAfter((edited) => void (edited.scenes[1]!.text = text.replace('again', 'again today')))).toEqual([
    second,
  ])
})

test('a plan estimates the length of each scene, and the sum is the length of the video', () => {
  const { seconds, sceneSeconds } = planFor((edited) => (edited.scenes[1]!.text += ' Its light was red, and slow.'))
  expect(Object.keys(sceneSeconds)).toEqual(board.scenes.map(({ id }) => id))
  const sum = Object.values(sceneSeconds).reduce((all, each) => all + each, 0)
  expect(sum).toBeCloseTo(seconds, 0)
  expect(sceneSeconds[board.scenes[1]!.id]).toBeGreaterThan(sceneSeconds[board.scenes[2]!.id]!)
})

/** Returns the ids of the scenes that get another picture although no scene moves. */
function repaintedAfter(edit: (edited: Storyboard) => void): string[] {
  const edited = structuredClone(board)
  edit(edited)
  const { scenes } = planChange(board, keepShows(edited, board, illustrator), steps)
  return scenes.filter(({ picture }) => picture).map(({ id }) => id)
}

test('adding, removing and moving scenes keeps the other pictures', () => {
  expect(repaintedAfter((edited) => void (edited.scenes = edited.scenes.toReversed()))).toEqual([])
  expect(repaintedAfter((edited) => void edited.scenes.pop())).toEqual([])
  const added = { id: 'new', text: 'The wind blew over the sea.', imagePrompt: '', seed: 9 }
  expect(repaintedAfter((edited) => void edited.scenes.push(added))).toEqual(['new'])
  expect(repaintedAfter((edited) => void edited.scenes.unshift(added))).toEqual(['new'])
  // A scene's words also do not affect the pictures of other scenes.
  const [first] = board.scenes
  expect(repaintedAfter((edited) => void (edited.scenes[0]!.text = 'A whale sang at the volcano.'))).toEqual([
    first!.id,
  ])
})

test('the estimated length is close to the real length', async () => {
  const estimate = await estimateVideo(WRITE, planning)
  const options = { signal, onScene: () => undefined }
  const { frames } = await speakScenes(board, { ...steps, narrators: [narrator] }, new KeptSteps(store), options)
  expect(estimate).toMatchObject({ kind: 'script', language: 'en' })
  expect(Math.abs(estimate.seconds / (frames / 30) - 1)).toBeLessThan(0.04)
  expect(estimate.notices[0]).toMatch(/^Even read slowly, this script lasts about \d+ seconds\. You chose 20\.$/)
  expect(planFor((edited) => edited.scenes.pop()).seconds).toBeLessThan(estimate.seconds)
})
const estimateSubject = (text: string) => estimateVideo({ ...WRITE, text }, planning)

test('a subject gets the requested length; rejects a subject in another language', async () => {
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

test('the user can state the kind of a text', async () => {
  const line = 'A city that never sleeps.'
  expect(await estimateSubject(line)).toMatchObject({ kind: 'subject', seconds: 20, isFarShorter: false })
  expect(await estimateVideo({ ...WRITE, text: line, kind: 'script' }, planning)).toMatchObject({
    kind: 'script',
    isFarShorter: true,
  })
  const request = { ...WRITE, text: 'Make a video about coffee. Make it funny.' }
  expect(await estimateVideo(request, planning)).toMatchObject({
    kind: 'script',
    instruction: { suggestedSubject: 'coffee' },
  })
  await expect(estimateVideo({ ...request, kind: 'subject' }, planning)).rejects.toMatchObject({
    code: 'subject-too-long',
    message: expect.stringContaining('such as “coffee”') as string,
  })
})

test('redraws an uploaded picture in a limited size and without its metadata', async () => {
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

test('rejects a small file that would fill the memory without decoding it', async () => {
  const bomb = Buffer.from(await createCanvas(10, 10).encode('png'))
  bomb.writeUInt32BE(100_000, 16)
  bomb.writeUInt32BE(100_000, 20)
  await expect(redrawPicture(bomb)).rejects.toThrow('24 million pixels')
})

test('a board redraws only its own scene, and states why', () => {
  const boardArtist = createStandInArtist()
  const boards = { ...board, look: 'board', scenes: board.scenes.map((scene) => ({ ...scene, board: FLAMINGO })) }
  const reasonsFor = (edit: (edited: Storyboard) => void) => {
    const edited = structuredClone(boards)
    edit(edited)
    return planChange(boards, edited, { ...steps, boardArtist }).scenes.map(({ id, pictureReason }) => [
      id,
      pictureReason?.why,
    ])
  }
  const ids = board.scenes.map(({ id }) => id)
  const allFor = (why: string) => ids.map((id) => [id, why])
  expect(reasonsFor((edited) => (edited.title = 'Another title'))).toEqual([])
  expect(reasonsFor((edited) => (edited.scenes[1]!.imagePrompt = 'a whale'))).toEqual([])
  expect(reasonsFor((edited) => (edited.scenes[1]!.board = { ...FLAMINGO, layout: 'crowd' }))).toEqual([
    [ids[1], 'board'],
  ])
  expect(reasonsFor((edited) => (edited.scenes[1]!.look = 'painted'))).toEqual([[ids[1], 'look']])
  expect(reasonsFor((edited) => (edited.boardTheme = 'night'))).toEqual(allFor('look'))
  expect(reasonsFor((edited) => (edited.captionPosition = 'top'))).toEqual(allFor('captions'))
  expect(reasonsFor((edited) => (edited.look = 'painted'))).toEqual(allFor('look'))
})
