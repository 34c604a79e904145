import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { PLACES } from '../brief/brief.ts'
import type { Thing } from '../painting.ts'
import { PLAIN_COLORS } from '../plain-shot.ts'
import { THINGS, thingNamed } from './index.ts'

const HEIGHT = 72
/** Room around the box, larger than the margin that is allowed, so that what strays is seen. */
const ROOM = 24

type Layer = 'draw' | 'shine'

function alphaOf(
  thing: Thing,
  layer: Layer,
  seed = 'seed',
  keySide = -1,
): { alpha: Uint8Array; width: number; height: number; bytes: Buffer } {
  const width = Math.ceil(HEIGHT * thing.aspect) + ROOM * 2
  const height = HEIGHT + ROOM * 2
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.translate(width / 2, HEIGHT + ROOM)
  context.scale(HEIGHT, HEIGHT)
  if (layer === 'draw') thing.draw(context, PLAIN_COLORS, keySide, createRandom(seed))
  else thing.shine?.(context, PLAIN_COLORS, createRandom(seed))
  const bytes = Buffer.from(context.getImageData(0, 0, width, height).data)
  const alpha = new Uint8Array(width * height)
  for (let i = 0; i < alpha.length; i++) alpha[i] = bytes[i * 4 + 3]!
  return { alpha, width, height, bytes }
}

function sum(values: Uint8Array): number {
  let total = 0
  for (const value of values) total += value
  return total
}

const extent = (values: number[]) =>
  values.reduce((top, value) => Math.max(top, value), 0) -
  values.reduce((low, value) => Math.min(low, value), Infinity) +
  1

describe.each(THINGS.map((thing) => [thing.name, thing] as const))('%s', (_, thing) => {
  const drawn = alphaOf(thing, 'draw')

  test('stays inside its box and fills enough of it', () => {
    const margin = 0.06 * HEIGHT
    const half = (HEIGHT * thing.aspect) / 2
    let outside = 0
    for (let y = 0; y < drawn.height; y++) {
      for (let x = 0; x < drawn.width; x++) {
        const isInside =
          Math.abs(x + 0.5 - drawn.width / 2) <= half + margin && y >= ROOM - margin && y < ROOM + HEIGHT + margin
        if (!isInside) outside += drawn.alpha[y * drawn.width + x]!
      }
    }
    const total = sum(drawn.alpha)
    expect(outside / total).toBeLessThan(0.01)
    expect(total / 255 / (HEIGHT * HEIGHT * thing.aspect)).toBeGreaterThanOrEqual(0.12)
  })

  test('is as high and as wide as it says', () => {
    const rows: number[] = []
    const columns: number[] = []
    for (let y = 0; y < drawn.height; y++) {
      for (let x = 0; x < drawn.width; x++) {
        if (drawn.alpha[y * drawn.width + x]! > 40) {
          rows.push(y)
          columns.push(x)
        }
      }
    }
    expect(extent(rows) / HEIGHT).toBeGreaterThan(0.88)
    expect(extent(columns) / (HEIGHT * thing.aspect)).toBeGreaterThan(0.8)
  })

  test('is the same for the same seed, and follows the light', () => {
    expect(alphaOf(thing, 'draw').bytes.equals(drawn.bytes)).toBe(true)
    const isAllLight = thing.name === 'star' || thing.name === 'sun' || thing.name === 'campfire'
    expect(isAllLight || !alphaOf(thing, 'draw', 'seed', 1).bytes.equals(drawn.bytes)).toBe(true)
  })

  test('shines only where it is drawn, and not all over unless it is light', () => {
    if (thing.shine === undefined) return
    const shining = alphaOf(thing, 'shine')
    let stray = 0
    for (let i = 0; i < shining.alpha.length; i++) if (drawn.alpha[i]! < 8) stray += shining.alpha[i]!
    expect(sum(shining.alpha)).toBeGreaterThan(0)
    expect(stray / sum(shining.alpha)).toBeLessThan(0.02)
    const isLight = ['sun', 'moon', 'star', 'comet', 'campfire'].includes(thing.name)
    expect(isLight || sum(shining.alpha) < 0.6 * sum(drawn.alpha)).toBe(true)
  })
})

test('there are at least 140 things, and what gives light by itself shines', () => {
  expect(THINGS.length).toBeGreaterThanOrEqual(140)
  for (const name of [
    'moon',
    'sun',
    'candle',
    'lamp',
    'campfire',
    'light bulb',
    'television',
    'house',
    'lighthouse',
    'door',
  ]) {
    expect(isShining(name)).toBe(true)
  }
  for (const name of ['key', 'chair', 'tree', 'statue', 'book']) expect(isShining(name)).toBe(false)
})

function isShining(name: string): boolean {
  const thing = thingNamed(name)
  return thing !== undefined && 'shine' in thing
}

test('no word means two things, and all are lower case', () => {
  const words = THINGS.flatMap((thing) => [thing.name, ...thing.words])
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  expect(words.filter((word) => word !== word.toLowerCase() || word !== word.trim() || word === '')).toEqual([])
})

test('a thing is found by its name, its plural and its synonyms', () => {
  expect(thingNamed('ship')?.name).toBe('ship')
  expect(thingNamed('Galleon')?.name).toBe('ship')
  expect(thingNamed('vessels')?.name).toBe('ship')
  expect(thingNamed('bees')?.name).toBe('bee')
  expect(thingNamed('wolves')?.name).toBe('wolf')
  expect(thingNamed('nothing at all')).toBeUndefined()
})

test.each([
  ['bread', 'loaf'],
  ['oven', 'hearth'],
  ['boots', 'shoes'],
  ['stone tablet', 'tablet'],
  ['hole in a wall', 'brick wall'],
  ['strongbox', 'chest'],
  ['blueprint', 'floor plan'],
  ['guest book', 'ledger'],
  ['crib', 'cradle'],
  ['stage', 'theatre'],
  ['train window', 'compartment'],
  ['dancers', 'ballroom'],
  ['stamp', 'postcard'],
  ['phonograph', 'gramophone'],
  ['letterbox', 'mailbox'],
  ['kerosene lamp', 'oil lamp'],
  ['folded boat', 'paper boat'],
  ['redacted', 'blacked-out page'],
  ['return to sender', 'returned envelope'],
  ['page', 'papers'],
  ['diary', 'closed notebook'],
  ['balcony', 'balconies'],
  ['phone', 'smartphone'],
  ['smartphone face down', 'phone face down'],
  ['drawer', 'open drawer'],
  ['shut the drawer', 'closed drawer'],
  ['empty coffee cup', 'empty cup'],
  ['step of the train', 'train door'],
  ['sleeping kittens', 'sleeping cat'],
  ['dog runs', 'running dog'],
])('what stories speak of is drawn: %s', (word, name) => {
  expect(thingNamed(word)?.name).toBe(name)
})

test('every thing belongs to real places and has a sensible size', () => {
  for (const thing of THINGS) {
    expect(thing.places.length).toBeGreaterThan(0)
    for (const place of thing.places) expect(PLACES).toContain(place)
    expect(thing.metres).toBeGreaterThan(0)
    expect(thing.aspect).toBeGreaterThan(0.15)
  }
})
