import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FoundPhoto, PhotoSource, Storyboard } from '@dayreel/storyboard'
import { CATALOGUE_OFFERS, creditsOf, DEFAULT_CHOICES, parseStoryboard } from '@dayreel/storyboard/schema'
import { createFolderOutput, makeVideo, openFolderStepStore } from '@dayreel/studio'
import { decodeLumas, makeClip, planChange, timesAt } from '@dayreel/studio/testing'
import { createEmbeddedPorts } from './embedded-ports.ts'

const SECONDS = 7
const WHITE = 16 + 219 * 0.9
/** Dark and still. From second 3 on, bright and flickering. */
const brightness = (frame: number): number => (frame < 70 ? 0.2 : 0.86 + 0.04 * (Math.floor(frame / 5) % 2))
let folder: string
let file: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-found-clip-'))
  file = await makeClip(join(folder, 'source.mp4'), {
    width: 480,
    height: 360,
    times: timesAt(25, SECONDS),
    brightness,
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let loads: string[]
beforeEach(() => void (loads = []))

const clipOf = (name: string): FoundPhoto => ({
  title: name,
  creator: 'Ada',
  site: 'Pexels',
  url: `https://example.com/${name}`,
  licence: 'Pexels License',
  file: `https://example.com/${name}.mp4`,
  clip: { seconds: SECONDS },
})
const source: PhotoSource = {
  name: 'pexels-videos',
  id: 'test-1',
  find: async ({ prompt, taken }) =>
    ['1', '2'].map((n) => clipOf(prompt + n)).filter(({ url }) => !taken.includes(url)),
  search: async () => [],
  isOwnFile: (url) => url.startsWith('https://example.com/'),
  load: async (photo) => {
    loads.push(photo.title)
    return file
  },
  close: async () => undefined,
}

function storyboard(scenes: object[], changes: object = {}): Storyboard {
  const { durationSeconds: _duration, facts: _facts, ...choices } = DEFAULT_CHOICES
  const whole = { version: 4, language: 'en', music: null, captions: false, transition: 'cut', seed: 1, pace: 1 }
  return parseStoryboard(JSON.stringify({ ...choices, ...whole, pictures: 'pexels-videos', scenes, ...changes }))
}

async function make(given: Storyboard, name: string) {
  const embedded = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, `steps-${name}`)) })
  try {
    const request = { plan: { storyboard: given }, name, output: createFolderOutput(folder) }
    const offers = { ...embedded.offers, pictures: CATALOGUE_OFFERS.pictures }
    const ports = { ...embedded, offers, frameScale: 0.25, photoSources: [source] }
    const made = await makeVideo(request, ports)
    const lumas = await decodeLumas(await readFile(join(folder, `${name}.mp4`)))
    return { made, scenes: made.storyboard.scenes, codes: lumas.map(meanOf) }
  } finally {
    await embedded.close()
  }
}

const meanOf = (luma: Uint8Array): number => luma.reduce((sum, value) => sum + value, 0) / luma.length
const BEES = { text: 'The bees come home.', imagePrompt: 'bees' }
const HONEY = { text: 'They bring honey.', imagePrompt: 'honey' }
test('scenes show clips of a source from where they are sharp and move, and the credits name the service', async () => {
  const { made, scenes, codes } = await make(storyboard([BEES, HONEY]), 'shown')
  expect(scenes.map(({ photo }) => photo?.title)).toEqual(['bees1', 'honey1'])
  for (const { photo } of scenes) expect(photo!.clip).toEqual({ seconds: SECONDS, startSeconds: 3 })
  expect(made.notices).toEqual([])
  expect(codes.every((code) => code > WHITE - 30)).toBe(true)
  expect(creditsOf(made.storyboard)).toEqual([
    { title: 'Videos', site: 'Pexels', url: 'https://www.pexels.com', licence: 'Pexels License' },
  ])

  loads.length = 0
  const again = await make(made.storyboard, 'shown')
  expect([loads, again.scenes]).toEqual([[], scenes])
  expect(again.codes).toEqual(codes)
})

test('a start that the user chose stays, and another one makes the picture again', async () => {
  const photo = { ...clipOf('mine'), of: 'chosen' }
  const at = (startSeconds: number) =>
    storyboard([{ ...BEES, photo: { ...photo, clip: { seconds: SECONDS, startSeconds } } }])
  const { scenes, codes } = await make(at(0), 'started')
  expect(scenes[0]!.photo).toEqual({ ...photo, clip: { seconds: SECONDS, startSeconds: 0 } })
  expect(codes[0]).toBeLessThan(80)
  const embedded = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'steps')) })
  const { reader, narrators, illustrators } = embedded
  const engines = { reader, narrator: narrators[0]!, illustrator: illustrators[0]! }
  expect(planChange(at(0), at(2), engines).scenes).toEqual([
    { id: 's1', speech: false, picture: true, pictureReason: { why: 'clip', scenes: [] } },
  ])
  await embedded.close()
})
