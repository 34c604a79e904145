import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOARD_LOOK } from '@dayreel/catalogue'
import { createFolderOutput, makeVideo, openFolderStepStore } from '@dayreel/studio'
import { decodeLumas } from '@dayreel/studio/testing'
import {
  type Board,
  type BoardArtist,
  type DrawnLayer,
  type Narrator,
  type Storyboard,
  STORYBOARD_VERSION,
  type WordTime,
} from '@dayreel/storyboard'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { afterAll, expect, test } from 'vitest'
import { createEmbeddedPorts } from './embedded-ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'dayreel-timing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MAX_DISTANCE_MS = 80
const MAX_ENTRANCE_MS = 450
/** How much brighter or darker a pixel must become to belong to an entrance. */
const CHANGED = 24
/**
 * Fractions of an entrance's pixels: those that have changed once it is visible, and those that may still change at
 * rest.
 */
const [VISIBLE, MOVING] = [0.15, 0.06]
/** The measured time around the start of a word: seconds after it and before it. */
const [AFTER, BEFORE] = [0.75, 0.1]

type TimedVideo = { text: string; board: Board } & Pick<Storyboard, 'format' | 'framesPerSecond' | 'boardTheme'>

/** A video at each frame rate. The first item of a first scene is there from the start; the others make ten words. */
const VIDEOS: readonly TimedVideo[] = [
  {
    format: 'portrait',
    framesPerSecond: 30,
    boardTheme: 'paper',
    text: 'A garden needs a hammer, then plenty of water, then a lot of sun, then a long time for the seedling, and after that comes a tomato.',
    board: {
      layout: 'parts',
      items: [
        { kind: 'icon', icon: 'hammer', at: 'hammer' },
        { kind: 'icon', icon: 'droplet', at: 'water' },
        { kind: 'icon', icon: 'sun', at: 'sun' },
        { kind: 'icon', icon: 'seedling', at: 'seedling' },
        { kind: 'icon', icon: 'tomato', at: 'tomato' },
      ],
    },
  },
  {
    format: 'landscape',
    framesPerSecond: 24,
    boardTheme: 'night',
    text: 'In this small village, a clock was stolen, and nobody saw it for exactly 40 years, until a small key was found, and someone finally opened the box.',
    board: {
      layout: 'chain',
      items: [
        { kind: 'icon', icon: 'mantelpiece-clock', at: 'clock' },
        { kind: 'number', text: '40 years', value: 40, at: '40' },
        { kind: 'icon', icon: 'key', at: 'key' },
        { kind: 'word', text: 'opened', at: 'opened' },
      ],
    },
  },
  {
    format: 'square',
    framesPerSecond: 25,
    boardTheme: 'chalkboard',
    text: 'Every evening in the old harbour, a bell rings, and then the lighthouse is lit, and the ships go home, which is the end of the day.',
    board: {
      layout: 'parts',
      items: [
        { kind: 'icon', icon: 'bell', at: 'bell' },
        { kind: 'print', at: 'lighthouse' },
        { kind: 'icon', icon: 'sailboat', at: 'ships' },
        { kind: 'word', text: 'the end', at: 'end' },
      ],
    },
  },
]

test(
  'ten words of three videos: an entrance begins with its word and soon rests, frame by frame',
  { timeout: 240_000 },
  async () => {
    const measured = []
    for (const video of VIDEOS) measured.push(...(await measureVideo(video)))
    expect(measured).toHaveLength(10)
    for (const { at, distanceMs, entranceMs } of measured) {
      expect(Math.abs(distanceMs), `“${at}” is visible in time`).toBeLessThanOrEqual(MAX_DISTANCE_MS)
      expect(entranceMs, `“${at}” rests in time`).toBeLessThanOrEqual(MAX_ENTRANCE_MS)
    }
  },
)

/** Makes a video and measures the entrance of each item of its board, in milliseconds from the start of its word. */
async function measureVideo({ text, board, ...choices }: TimedVideo) {
  const ports = createEmbeddedPorts({ store: await openFolderStepStore(join(folder, 'work')) })
  const words: WordTime[] = []
  const layers: DrawnLayer[] = []
  const observed = {
    ...ports,
    narrators: ports.narrators.map((narrator) => observeSpeech(narrator, words)),
    boardArtist: observeBoards(ports.boardArtist!, layers),
    frameScale: 0.25,
  }
  try {
    const plan = { storyboard: storyboardOf(text, board, choices) }
    const { width, height } = await makeVideo({ plan, name: 'video', output: createFolderOutput(folder) }, observed)
    const frames = await decodeLumas(readFileSync(join(folder, 'video.mp4')))
    return board.items.slice(1).map(({ at = '' }, i) => {
      // The largest one is the thing itself. Others join it to its label.
      const [layer] = layers.filter(({ item }) => item === i + 1).toSorted((a, b) => b.place.size - a.place.size)
      const start = words.find((word) => word.to > text.indexOf(at))!.start
      const region = regionOf(layer!, { width, height })
      return { at, ...measureEntrance(frames, region, { start, framesPerSecond: choices.framesPerSecond, width }) }
    })
  } finally {
    await ports.close()
  }
}

type Region = { left: number; top: number; right: number; bottom: number }

function measureEntrance(
  frames: readonly Uint8Array[],
  region: Region,
  { start, framesPerSecond, width }: { start: number; framesPerSecond: number; width: number },
) {
  const [first, last] = [start - BEFORE, start + AFTER].map((seconds) => Math.round(seconds * framesPerSecond))
  const [before, after] = [frames[first!]!, frames[last!]!]
  const pixels = changedPixels(before, after, region, width)
  // A picture that slides in is first seen beside the place where it rests.
  const row = { ...region, left: 0, right: width }
  const changed = (frame: number): number => changedPixels(before, frames[frame]!, row, width).length
  const unrested = (frame: number): number => pixels.filter((pixel) => differs(frames[frame]!, after, pixel)).length
  const range = Array.from({ length: last! - first! + 1 }, (_, i) => first! + i)
  const visible = range.find((frame) => changed(frame) > VISIBLE * pixels.length)!
  const moving = range.findLast((frame) => unrested(frame) > MOVING * pixels.length)!
  return {
    distanceMs: (visible / framesPerSecond - start) * 1_000,
    entranceMs: ((moving + 1) / framesPerSecond - start) * 1_000,
  }
}

function changedPixels(
  one: Uint8Array,
  other: Uint8Array,
  { left, top, right, bottom }: Region,
  width: number,
): number[] {
  const pixels: number[] = []
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (differs(one, other, y * width + x)) pixels.push(y * width + x)
  return pixels
}

function differs(one: Uint8Array, other: Uint8Array, pixel: number): boolean {
  return Math.abs(one[pixel]! - other[pixel]!) > CHANGED
}

const within = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)))

/** Returns the square that a layer covers at rest, in whole pixels inside the frame. */
function regionOf({ place }: DrawnLayer, { width, height }: { width: number; height: number }): Region {
  const half = (place.size * Math.min(width, height)) / 2
  const [x, y] = [place.x * width, place.y * height]
  return {
    left: within(x - half, width),
    top: within(y - half, height),
    right: within(x + half, width),
    bottom: within(y + half, height),
  }
}

function observeSpeech(narrator: Narrator, words: WordTime[]): Narrator {
  return {
    ...narrator,
    async speak(...given) {
      const speech = await narrator.speak(...given)
      words.push(...speech.words)
      return speech
    },
  }
}

function observeBoards(artist: BoardArtist, layers: DrawnLayer[]): BoardArtist {
  return {
    ...artist,
    async draw(...given) {
      const drawn = await artist.draw(...given)
      layers.push(...drawn.layers)
      return drawn
    },
  }
}

function storyboardOf(text: string, board: Board, choices: Partial<Storyboard>): Storyboard {
  const { durationSeconds: _duration, facts: _facts, ...common } = DEFAULT_CHOICES
  return {
    ...common,
    ...choices,
    look: BOARD_LOOK,
    version: STORYBOARD_VERSION,
    seed: 5,
    title: 'Words in time',
    description: '',
    hashtags: [],
    language: 'en',
    captions: false,
    pace: 1,
    world: {},
    thumbnail: { sceneId: 's1', text: '' },
    scenes: [{ id: 's1', seed: 5, text, imagePrompt: 'a lighthouse on a rock at dusk', board }],
  }
}
