import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Storyboard } from '@dayreel/storyboard'
import { DEFAULT_CHOICES, parseStoryboard } from '@dayreel/storyboard/schema'
import { createFolderOutput, makeVideo, openFolderStepStore } from '@dayreel/studio'
import { decodeLumas, decodeSound, keepClip, makeClip, pictureSize, planChange } from '@dayreel/studio/testing'
import { createEmbeddedPorts } from './embedded-ports.ts'

const RATE = 48_000
let folder: string
let clip: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-clip-video-'))
  clip = join(folder, 'clip.mp4')
  const source = join(folder, 'source.mp4')
  // Bright, with a tone, and wider than the video.
  await makeClip(source, { width: 320, height: 180, hertz: 1000, brightness: () => 0.9 })
  const to = { clip, poster: join(folder, 'poster.jpg') }
  await keepClip(source, to, { maxSeconds: 600, keptSeconds: 60 }, () => undefined)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function storyboard(sound?: 'off' | 'ducked' | 'instead'): Storyboard {
  const { durationSeconds: _duration, facts: _facts, ...choices } = DEFAULT_CHOICES
  return parseStoryboard(
    JSON.stringify({
      ...choices,
      version: 4,
      language: 'en',
      music: null,
      captions: false,
      transition: 'cut',
      look: 'board',
      seed: 1,
      pace: 1,
      scenes: [
        { text: 'The bees come home.' },
        { text: 'They bring honey.', clip: { file: 'the-clip', startSeconds: 0.5, ...(sound && { sound }) } },
      ],
    }),
  )
}

const openClip = async () => ({ key: 'the-clip', path: clip, [Symbol.asyncDispose]: async () => undefined })

async function make(given: Storyboard, name: string) {
  const embedded = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'steps')) })
  try {
    const plan = { storyboard: given }
    const output = createFolderOutput(folder)
    const made = await makeVideo({ plan, name, output }, { ...embedded, frameScale: 0.25, openClip })
    const bytes = await readFile(join(folder, `${name}.mp4`))
    return { made, bytes, thumbnail: await readFile(join(folder, `${name}.jpg`)) }
  } finally {
    await embedded.close()
  }
}

/** Returns the strength of a tone of 1,000 Hz in the last second of the sound. */
async function toneOf(video: Uint8Array): Promise<number> {
  const [left] = await decodeSound(video)
  const last = left!.subarray(left!.length - 2 * RATE, left!.length - RATE)
  const [sine, cosine] = [Math.sin, Math.cos].map((wave) =>
    last.reduce((sum, value, i) => sum + value * wave((2 * Math.PI * 1000 * i) / RATE), 0),
  )
  return (2 * Math.hypot(sine!, cosine!)) / last.length
}

test('a scene with a clip shows it in place of its board, from its start to its end', async () => {
  const { made, bytes, thumbnail } = await make({ ...storyboard(), thumbnail: { sceneId: 's2', text: '' } }, 'off')
  const frames = await decodeLumas(bytes)
  const codes = frames.map((luma) => luma.reduce((sum, value) => sum + value, 0) / luma.length)
  const first = codes.findIndex((code) => Math.abs(code - (16 + 219 * 0.9)) < 3)
  expect(first).toBeGreaterThan(10)
  expect(codes.slice(first).every((code) => Math.abs(code - (16 + 219 * 0.9)) < 3)).toBe(true)
  expect(pictureSize(thumbnail)).toEqual({ width: made.width, height: made.height })
  expect(await toneOf(bytes)).toBeLessThan(0.001)
})

test('the sound of a clip is heard under the voice, or louder in its place', async () => {
  const [ducked, instead] = [await make(storyboard('ducked'), 'ducked'), await make(storyboard('instead'), 'instead')]
  const [quiet, loud] = [await toneOf(ducked.bytes), await toneOf(instead.bytes)]
  expect(quiet).toBeGreaterThan(0.004)
  expect(loud).toBeGreaterThan(2 * quiet)
})

test('a change of a clip makes its scene again, and a change of its sound only the sound', async () => {
  const embedded = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'steps')) })
  const { reader, narrators, illustrators, boardArtist } = embedded
  const engines = { reader, narrator: narrators[0]!, illustrator: illustrators[0]!, boardArtist }
  const before = storyboard('off')
  const change = (clip: object | undefined) => {
    const { clip: _old, ...bare } = before.scenes[1]!
    const scenes = [before.scenes[0]!, { ...bare, ...(clip && { clip }) }]
    return planChange(before, { ...before, scenes } as Storyboard, engines)
  }
  const started = change({ file: 'the-clip', startSeconds: 1, sound: 'off' })
  expect(started.scenes).toEqual([expect.objectContaining({ id: 's2', picture: true, speech: false })])
  expect(started.scenes[0]!.pictureReason!.why).toBe('clip')
  expect(change({ file: 'the-clip', startSeconds: 0.5, sound: 'ducked' })).toMatchObject({ scenes: [], sound: true })
  expect(change({ file: 'the-clip', startSeconds: 0.5, sound: 'instead' }).scenes).toMatchObject([{ speech: true }])
  expect(change(undefined).scenes).toMatchObject([{ id: 's2', picture: true }])
  await embedded.close()
})

test('a storyboard with a clip is refused where there are no clips', async () => {
  const embedded = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'steps')) })
  const request = { plan: { storyboard: storyboard() }, name: 'none', output: createFolderOutput(folder) }
  await expect(makeVideo(request, embedded)).rejects.toMatchObject({ code: 'clip-unreadable' })
  await embedded.close()
})
