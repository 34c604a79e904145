import { STYLES, type StyleName } from '@dayreel/catalogue'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, describe, expect, test } from 'vitest'
import type { Picture } from '@dayreel/storyboard'
import { createIllustrator } from './illustrator.ts'
import { paintWhole, withShows, type WholeRequest } from './paint-whole.ts'
import { pictureKey } from './painter.ts'
import { PLACES } from './brief/brief.ts'
import { PALETTE_NAMES } from './light/palette-names.ts'

const REQUEST: WholeRequest = {
  prompt: 'village at dusk, lantern, one person walking',
  text: '',
  notes: '',
  style: 'None',
  world: { palette: 'ember', figure: 'coat', light: 'soft' },
  seed: 5,
  index: 1,
  count: 8,
  width: 108,
  height: 192,
}

async function pixelsOf(picture: Picture): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(Buffer.from(picture.bytes)), 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height).data
}

/** Sorted lightness of all pixels, 0…1. */
function lightnessOf(bytes: Uint8ClampedArray): Float32Array {
  const values = new Float32Array(bytes.length / 4)
  for (let i = 0; i < values.length; i++)
    values[i] = (bytes[i * 4]! * 0.3 + bytes[i * 4 + 1]! * 0.59 + bytes[i * 4 + 2]! * 0.11) / 255
  return values.sort()
}

describe('one picture', () => {
  const illustrator = createIllustrator({ threads: 1 })
  afterAll(() => illustrator.close())

  test('is a JPEG of the size asked for, with the focus inside', async () => {
    const picture = paintWhole(REQUEST)
    const image = await loadImage(Buffer.from(picture.bytes))
    expect([image.width, image.height]).toEqual([108, 192])
    expect([...picture.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    for (const value of [picture.focus.x, picture.focus.y]) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
  })

  test('is the same, byte for byte, whenever and wherever it is painted', async () => {
    const once = paintWhole(REQUEST)
    paintWhole({ ...REQUEST, prompt: 'library', seed: 9 })
    expect(Buffer.compare(paintWhole(REQUEST).bytes, once.bytes)).toBe(0)
    const inWorker = await illustrator.draw(withShows(REQUEST), new AbortController().signal)
    expect(Buffer.compare(inWorker.bytes, once.bytes)).toBe(0)
    expect(inWorker.focus).toEqual(once.focus)
  })

  test('is another one for another seed, hour, world or place in the video', () => {
    const once = Buffer.from(paintWhole(REQUEST).bytes)
    for (const change of [
      { seed: 6 },
      { index: 2 },
      { prompt: 'village at night, lantern, one person walking' },
      { world: { ...REQUEST.world, palette: 'teal' } },
    ])
      expect(Buffer.compare(paintWhole({ ...REQUEST, ...change }).bytes, once)).not.toBe(0)
  })
})

function keyOf(change: Partial<WholeRequest>): string {
  return JSON.stringify(pictureKey(withShows({ ...REQUEST, ...change })))
}

describe('key', () => {
  test('stays where nothing painted changes: a typo, another wording', () => {
    const key = keyOf({ text: 'He walkt through the village.' })
    expect(keyOf({ text: 'He walked through the village.' })).toBe(key)
    expect(keyOf({ prompt: 'Village at dusk: lantern; one person, walking!' })).toBe(keyOf({}))
  })

  test('changes with what is shown', () => {
    const keys = [
      {},
      { prompt: 'village at dawn, lantern, one person walking' },
      { prompt: 'village at dusk, clock, one person walking' },
      { prompt: 'village at dusk, lantern, two people walking' },
      { prompt: 'village at dusk, lantern, one person sitting' },
      { prompt: 'village at dusk, lantern, one person walking, snow' },
      { prompt: 'forest at dusk, lantern, one person walking' },
      { style: 'Moody' as const },
      { seed: 6 },
      { width: 216, height: 384 },
      { world: { ...REQUEST.world, light: 'deep' } },
    ].map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('pictures of equal keys are equal', () => {
    const changed = { ...REQUEST, prompt: 'Village at dusk: lantern; one person, walking!' }
    expect(Buffer.compare(paintWhole(changed).bytes, paintWhole(REQUEST).bytes)).toBe(0)
  })
})

describe('styles', () => {
  test('each looks different from no style and from every other', { timeout: 120_000 }, async () => {
    const looks = new Map<StyleName, Uint8ClampedArray>()
    for (const { name } of STYLES) looks.set(name, await pixelsOf(paintWhole({ ...REQUEST, style: name })))
    const names = [...looks.keys()]
    for (let i = 0; i < names.length; i++) {
      for (let j = i + 1; j < names.length; j++) {
        const a = looks.get(names[i]!)!
        const b = looks.get(names[j]!)!
        let sum = 0
        for (let k = 0; k < a.length; k++) sum += Math.abs(a[k]! - b[k]!)
        expect(sum / (a.length * 0.75) / 255, `${names[i]} and ${names[j]}`).toBeGreaterThan(0.02)
      }
    }
  })
})

describe('places read on a phone, by day and by night', () => {
  // Every second place; the others are looked at in the tests of the places themselves.
  test.each(PLACES.filter((_, i) => i % 2 === 1))('%s', async (place) => {
    const i = PLACES.indexOf(place)
    const time = i % 4 === 1 ? 'day' : 'night'
    const world = { ...REQUEST.world, palette: PALETTE_NAMES[i % PALETTE_NAMES.length]! }
    const request = { ...REQUEST, prompt: `${place} at ${time}`, seed: i, index: i, world, width: 90, height: 160 }
    const lightness = lightnessOf(await pixelsOf(paintWhole(request)))
    const rank = (share: number): number => lightness[Math.floor(share * (lightness.length - 1))]!
    const mean = lightness.reduce((sum, value) => sum + value, 0) / lightness.length
    const isNight = time === 'night'
    expect(mean, 'mean').toBeGreaterThan(isNight ? 0.2 : 0.22)
    expect(mean, 'mean').toBeLessThan(0.75)
    expect(rank(0.97) - rank(0.03), 'range').toBeGreaterThan(0.36)
    expect(rank(0.97), 'lights').toBeGreaterThan(0.4)
  })
})
