import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_VOICE, STAGES } from '@dayreel/catalogue'
import { createEmbeddedPorts } from './embedded-ports.ts'
import type { Narrator, Ports, Storyboard, WriteRequest } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { DEFAULT_CHOICES, parseStoryboard } from '@dayreel/storyboard/schema'
import {
  createFolderOutput,
  type MadeVideo,
  makeVideo,
  openFolderStepStore,
  type Output,
  type Progress,
  type VideoRequest,
} from '@dayreel/studio'
import {
  decodeSound,
  integratedLoudness,
  type MakeOptions,
  readMp4,
  toDecibels,
  truePeak,
} from '@dayreel/studio/testing'

const WRITE: WriteRequest = {
  ...DEFAULT_CHOICES,
  text: 'The lighthouse had been dark for a hundred years. One night, its lamp came on again. Nobody had climbed the old stairs.',
  voice: 'dr-voice-clara',
  music: 'raindrops',
  seed: 7,
}
/** The request for a video in full size. It has only one scene, because that is enough. */
const WHOLE: WriteRequest = { ...WRITE, text: 'The lighthouse had been dark for a hundred years.', kind: 'script' }
const ENDINGS = ['ass', 'jpg', 'mp4', 'srt', 'storyboard.json', 'vtt']

const folder = mkdtempSync(join(tmpdir(), 'dayreel-video-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Result = { made: MadeVideo; files: Record<string, Buffer> }

/** Scale of small test videos: a quarter of each side. Caching does not depend on the frame size. */
const SMALL = 0.25

/** Makes a video in the named work folder and in a new output folder. */
async function make(
  work: string,
  out: string,
  plan: VideoRequest['plan'],
  options: MakeOptions & { output?: Output; frameScale?: number; narrator?: Narrator } = {},
): Promise<Result> {
  const target = mkdtempSync(join(folder, `${out}-`))
  const { output = createFolderOutput(target), frameScale = SMALL, narrator, ...rest } = options
  const embedded = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, work)) })
  const { narrators, offers } = embedded
  const failing = { id: 'failing/voice', name: 'Failing', description: '', previewUrl: '', languages: 'any' as const }
  const ports = {
    ...embedded,
    frameScale,
    ...(narrator && { narrators: [...narrators, narrator], offers: { ...offers, voice: [...offers.voice, failing] } }),
  }
  try {
    const made = await makeVideo({ plan, name: 'video', output }, ports, rest)
    const files = Object.fromEntries(ENDINGS.map((ending) => [ending, readFileSync(join(target, `video.${ending}`))]))
    expect(readdirSync(target).toSorted()).toEqual(ENDINGS.map((ending) => `video.${ending}`))
    return { made, files }
  } finally {
    await ports.close()
  }
}

/** A video in full size, and a small one. */
let whole: Result
let first: Result
const progressOfFirst: Progress[] = []
beforeAll(async () => {
  whole = await make('whole-steps', 'whole', { write: WHOLE }, { frameScale: 1 })
  first = await make('steps', 'first', { write: WRITE }, { onProgress: (now) => progressOfFirst.push(now) })
})

const counts = ({ steps }: MadeVideo): Record<string, [made: number, reused: number]> =>
  Object.fromEntries(Object.entries(steps).map(([step, { made, reused }]) => [step, [made, reused]]))
async function soundHash(video: Buffer): Promise<string> {
  const hash = createHash('sha256')
  for (const channel of await decodeSound(video)) hash.update(channel)
  return hash.digest('hex')
}

/** Returns the start and end of each cue in seconds. */
const cueSeconds = (srt: string): number[] =>
  [...srt.matchAll(/(\d\d):(\d\d):(\d\d),(\d{3})/g)].map(([, h, m, s, ms]) => +h! * 3600 + +m! * 60 + +s! + +ms! / 1000)
const editedBoard = (edit: (board: Storyboard) => void): Storyboard => {
  const board = parseStoryboard(first.files['storyboard.json']!.toString())
  edit(board)
  return board
}

test('the files match the result', async () => {
  const { picture, sound } = await readMp4(whole.files.mp4!)
  expect([picture.codec, picture.width, picture.height]).toEqual(['h264', 720, 1280])
  expect(picture.packets).toHaveLength(whole.made.frames)
  expect(picture.durationSeconds).toBeCloseTo(whole.made.seconds, 3)
  expect(Math.abs(sound.durationSeconds - picture.durationSeconds)).toBeLessThan(0.022)
  expect([...whole.files.jpg!.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  expect(first.files.srt!.toString()).toContain('lighthouse')
  expect(first.files.vtt!.toString()).toMatch(/^WEBVTT\n\n00:00:/)
  expect(first.made.storyboard.scenes.map(({ text }) => text)).toEqual(WRITE.text.split(/(?<=\.) /))
  expect(first.made.spoken).toBe(true)
})

test('after AAC, the sound is at −14 ± 0.5 LUFS, has peaks of at most −1 dBTP and is never silent for 1.5 s', async () => {
  const channels = await decodeSound(first.files.mp4!)
  expect(Math.abs(integratedLoudness(channels) + 14)).toBeLessThan(0.5)
  expect(toDecibels(truePeak(channels))).toBeLessThanOrEqual(-1)
  expect(longestSilence(channels[0]!)).toBeLessThan(1.5)
})

test('a second run finds all parts in the cache and returns the same bytes', async () => {
  const again = await make('whole-steps', 'again', { write: WHOLE }, { frameScale: 1 })
  for (const [made] of Object.values(counts(again.made))) expect(made).toBe(0)
  expect(again.files).toEqual(whole.files)
})

test('the storyboard file makes the same video from the same parts', async () => {
  const again = await make('steps', 'from-board', { storyboard: editedBoard(() => undefined) })
  for (const [step, [made]] of Object.entries(counts(again.made))) expect([step, made]).toEqual([step, 0])
  expect(again.files).toEqual(first.files)
})

test('editing one scene’s words remakes only that scene’s parts', async () => {
  const storyboard = editedBoard((board) => {
    board.scenes[1]!.text = 'One winter night, its lamp came on again.'
  })
  const edited = await make('steps', 'edited', { storyboard })
  const { narrate, illustrate, score, render } = counts(edited.made)
  expect(narrate).toEqual([1, 2])
  expect(illustrate![0]).toBeLessThanOrEqual(1)
  expect(score![0]).toBe(1)
  // The edited scene's own shots and the fades into and out of it are remade. The shots of the other scenes, and
  // perhaps the thumbnail, are cached.
  expect(render![1]).toBeGreaterThan(0)
  expect(render![0]).toBeLessThan(render![0] + render![1])
  const fromNothing = await make('edited-steps', 'edited-from-nothing', { storyboard })
  expect(edited.files).toEqual(fromNothing.files)
})

test('at 25 frames per second, speech and pictures are cached and the length stays the same', async () => {
  const storyboard = editedBoard((board) => (board.framesPerSecond = 25))
  const { made, files } = await make('steps', 'slower', { storyboard })
  expect(counts(made)).toMatchObject({ narrate: [0, 3], illustrate: [0, 3], score: [1, 0] })
  expect(made.seconds).toBe(made.frames / 25)
  expect(Math.abs(made.seconds - first.made.seconds)).toBeLessThan(3 / 25)
  const { picture, sound } = await readMp4(files.mp4!)
  expect(picture.packets).toHaveLength(made.frames)
  for (const { seconds } of picture.packets)
    expect(Math.abs(Math.round(seconds * 25) / 25 - seconds)).toBeLessThan(1e-4)
  expect(picture.durationSeconds).toBeCloseTo(made.seconds, 3)
  expect(Math.abs(sound.durationSeconds - picture.durationSeconds)).toBeLessThan(0.022)
  const [slower, before] = [files, first.files].map(({ srt }) => cueSeconds(srt!.toString()))
  expect(slower).toHaveLength(before!.length)
  slower!.forEach((at, i) => expect(Math.abs(at - before![i]!)).toBeLessThan(3 / 25))
})

test('in another format, words, voice and sound stay, byte for byte', async () => {
  const { made, files } = await make('steps', 'square', {
    storyboard: editedBoard((board) => (board.format = 'square')),
  })
  expect(counts(made)).toMatchObject({ narrate: [0, 3], illustrate: [3, 0], score: [0, 1] })
  expect(made.width).toBe(made.height)
  expect(made.frames).toBe(first.made.frames)
  expect(files.srt).toEqual(first.files.srt)
  const [square, before] = [await soundHash(files.mp4!), await soundHash(first.files.mp4!)]
  expect(square).toBe(before)
})

test('captions off draws none; another track makes only the sound again', async () => {
  const quiet = await make('steps', 'no-captions', { storyboard: editedBoard((board) => (board.captions = false)) })
  expect(quiet.files.mp4!.equals(first.files.mp4!)).toBe(false)
  expect(quiet.files.srt).toEqual(first.files.srt)
  const louder = await make('steps', 'no-music', { storyboard: editedBoard((board) => (board.music = null)) })
  expect(counts(louder.made)).toMatchObject({
    narrate: [0, 3],
    illustrate: [0, 3],
    score: [1, 0],
    render: [0, expect.any(Number)],
  })
})

describe('a scene’s own picture', () => {
  const draw = (width: number, height: number, type: 'png' | 'webp' | 'jpeg'): string => {
    const canvas = createCanvas(width, height)
    canvas.getContext('2d').fillRect(0, 0, width / 2, height)
    const file = join(folder, `own-${width}.${type}`)
    writeFileSync(
      file,
      type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer(`image/${type}` as 'image/webp'),
    )
    return file
  }

  test('replaces the drawn picture, and depends on the file’s content', async () => {
    const file = draw(640, 480, 'png')
    const storyboard = editedBoard((board) => (board.scenes[2]!.picture = file))
    const own = await make('steps', 'own', { storyboard })
    expect(counts(own.made).illustrate).toEqual([1, 2])
  })

  test.each([
    ['is not there', join(folder, 'missing.png')],
    ['is a text', join(folder, 'text.png')],
  ])('rejects a picture that %s, with an explanation', async (_, file) => {
    writeFileSync(join(folder, 'text.png'), 'not a picture')
    const storyboard = editedBoard((board) => (board.scenes[2]!.picture = file))
    await expect(make('steps', 'bad', { storyboard })).rejects.toMatchObject({ code: 'picture-unreadable' })
  })
})

const withLayer = (picture: string) =>
  editedBoard((board) => {
    board.scenes[1]!.layers = [
      { id: 'l1', picture, place: { x: 0.5, y: 0.4, size: 0.4 }, words: { from: 0, to: 3 }, enter: 'pop' },
    ]
  })
test('a layer redraws only frames, and a missing picture is found before anything is made', async () => {
  const file = join(folder, 'sticker.png')
  writeFileSync(file, createCanvas(60, 40).toBuffer('image/png'))
  const layered = await make('steps', 'layered', { storyboard: withLayer(file) })
  expect(counts(layered.made)).toMatchObject({ narrate: [0, 3], illustrate: [0, 3], score: [0, 1] })
  expect(layered.made.steps.render.made).toBeGreaterThan(0)
  const missing = { storyboard: withLayer(join(folder, 'missing.png')) }
  await expect(make('steps', 'missing', missing)).rejects.toMatchObject({ code: 'picture-unreadable' })
})

test('a full disk ends the video with a clear error', async () => {
  const target = mkdtempSync(join(folder, 'full-'))
  const real = createFolderOutput(target)
  let room = 200_000
  const output: Output = {
    async create(name) {
      const file = await real.create(name)
      return {
        ...file,
        async write(bytes) {
          room -= bytes.length
          if (room < 0) throw new StudioError('disk-full', 'There is no space left.')
          await file.write(bytes)
        },
      }
    },
  }
  await expect(make('steps', 'unused', { write: WRITE }, { output })).rejects.toMatchObject({ code: 'disk-full' })
  expect(readdirSync(target)).toEqual([])
})

describe('an abort', () => {
  test.each(['writing', 'narrating', 'illustrating', 'rendering'] as const)(
    'during %s ends the video and leaves no file',
    async (stage) => {
      const target = mkdtempSync(join(folder, 'abort-'))
      const stop = new AbortController()
      let reached = 0
      const onProgress: MakeOptions['onProgress'] = (progress) => {
        reached = progress.overall
        // The illustrating stage may be skipped, because the pictures can be ready before the last words are spoken.
        if (STAGES.indexOf(progress.stage) >= STAGES.indexOf(stage)) stop.abort(new Error('enough'))
      }
      if (stage === 'writing') stop.abort(new Error('enough'))
      // With another frame rate, all other parts are cached, so that only the rendering remains.
      const isRendering = stage === 'rendering'
      const plan = isRendering
        ? { storyboard: editedBoard((board) => (board.framesPerSecond = 24)) }
        : { write: { ...WRITE, seed: 1000 } }
      const making = make(isRendering ? 'steps' : `abort-${stage}`, 'unused', plan, {
        signal: stop.signal,
        onProgress,
        output: createFolderOutput(target),
      })
      await expect(making).rejects.toThrow('enough')
      expect(reached).toBeLessThan(1)
      expect(readdirSync(target)).toEqual([])
    },
  )
})

test('progress never decreases, passes the stages in order and ends at 1', () => {
  const overall = progressOfFirst.map((now) => now.overall)
  const stages = progressOfFirst.map(({ stage }) => stage).filter((stage, i, all) => stage !== all[i - 1])
  expect(overall).toEqual(overall.toSorted((a, b) => a - b))
  expect(overall.at(-1)).toBeCloseTo(1, 6)
  expect(stages.join()).toMatch(/^(writing,)?narrating,(illustrating,)?rendering$/)
})

test('a video without a voice has captions at reading pace and music, and needs no notice', async () => {
  const { made, files } = await make('silent-steps', 'silent', { write: { ...WRITE, voice: NO_VOICE } })
  expect(made).toMatchObject({ spoken: false, notices: [] })
  expect(files.srt!.toString()).toContain('-->')
  expect(Math.abs(integratedLoudness(await decodeSound(files.mp4!)) + 14)).toBeLessThan(0.5)
})

const failing = (fallback?: string): Narrator => ({
  id: 'failing',
  name: 'failing',
  ...(fallback !== undefined && { fallback }),
  hasVoice: (voice) => voice === 'failing/voice',
  speaks: () => true,
  speak: () => Promise.reject(new StudioError('voice-failed', 'The voice service failed.')),
  measure: async () => 3,
  estimate: () => 3,
  close: async () => undefined,
})

describe('a voice service that fails', () => {
  const offered = { voice: 'failing/voice' }

  test('its fallback speaks the whole video, which says so', async () => {
    const { made } = await make(
      'replaced-steps',
      'replaced',
      { write: { ...WRITE, ...offered } },
      { narrator: failing('dr-voice-ada') },
    )
    expect(made.storyboard.voice).toBe('dr-voice-ada')
    expect(made.notices).toEqual(['The chosen voice failed, so a built-in voice speaks this video.'])
  })

  test.each([
    ['without a fallback', failing(), WRITE.text],
    [
      'in a language that the fallback does not speak',
      failing('dr-voice-ada'),
      'Niemand schlief in dieser Nacht. Warum auch?',
    ],
  ])('%s, the video fails', async (_, narrator, text) => {
    const made = make('failed-steps', 'failed', { write: { ...WRITE, ...offered, text } }, { narrator })
    await expect(made).rejects.toMatchObject({ code: 'voice-failed' })
  })
})

test('a language without a voice gets captions and music, and a notice', async () => {
  const japanese = { ...WRITE, text: '灯台は何年も暗かった。ある夜、明かりがまたついた。' }
  const { made, files } = await make('ja-steps', 'ja', { write: japanese })
  expect(made.spoken).toBe(false)
  expect(made.notices[0]).toContain('Japanese')
  expect(files.srt!.toString().replaceAll(/[^\p{Script=Han}\p{Script=Hiragana}]/gu, '')).toBe(
    japanese.text.replaceAll(/[。、]/gu, ''),
  )
  expect(Math.abs(integratedLoudness(await decodeSound(files.mp4!)) + 14)).toBeLessThan(0.5)
})

test('every step uses only the ports', async () => {
  const embedded = createEmbeddedPorts({ store: { get: async () => undefined, put: async () => undefined } })
  const ports: Ports = {
    ...embedded,
    writers: [{ ...embedded.writers[0]!, id: 'none', show: () => Promise.reject(new StudioError('text-empty', 'no')) }],
  }
  const output = createFolderOutput(folder)
  await expect(makeVideo({ plan: { write: WRITE }, name: 'x', output }, ports)).rejects.toMatchObject({
    code: 'text-empty',
  })
  await embedded.close()
})

/**
 * Returns the length in seconds of the longest stretch below −60 dBFS. A stretch at the end of the sound does not
 * count.
 */
function longestSilence(samples: Float32Array): number {
  let longest = 0
  let run = 0
  for (const sample of samples) {
    if (Math.abs(sample) < 0.001) run++
    else {
      longest = Math.max(longest, run)
      run = 0
    }
  }
  return longest / 48_000
}
