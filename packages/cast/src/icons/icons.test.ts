import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type DrawnIcon, drawIcon } from './draw-icon.ts'
import { hasIcon, ICON_INDEX_FILE, readIconIndex } from './icon-index.ts'
import { makeIconIndex } from './make-icon-index.ts'
import { readIcon } from './read-icon.ts'

const MAX_INDEX_BYTES = 500_000

describe('the index of icons', () => {
  test('matches the pinned libraries', async () => {
    const written = readFileSync(ICON_INDEX_FILE, 'utf8')
    expect(written === (await makeIconIndex()), 'npm run assets -- icon-index').toBe(true)
    expect(Buffer.byteLength(written)).toBeLessThan(MAX_INDEX_BYTES)
  })

  test('has stickers, silhouettes and flags', () => {
    const known = ['flamingo', 'anatomical-heart', 'pinhead:bone', 'temaki:abseiling', 'maki:castle', 'flag:de']
    expect(known.filter((name) => !hasIcon(name))).toEqual([])
    expect(hasIcon('unicorn-of-nowhere')).toBe(false)
  })

  test('has no skin tones, but has the light of a police car', () => {
    expect(hasIcon('police-car-light')).toBe(true)
    expect([...readIconIndex().keys()].filter((name) => /^[^:]+-(?:medium-)?(?:light|dark)$/.test(name))).toEqual([
      'horizontal-traffic-light',
      'police-car-light',
      'vertical-traffic-light',
    ])
  })

  test('gives the range of each drawing', async () => {
    for (const [at, name] of [...readIconIndex().keys()].entries()) {
      if (at % 97 !== 0) continue
      const { body } = await readIcon(name)
      expect(body).toMatch(/^<\w.*>$/s)
    }
  })
})

/** Returns the red values of all pixels, row by row. */
function pixelsOf({ canvas }: DrawnIcon): number[] {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return Array.from({ length: data.length / 4 }, (_, at) => data[at * 4]!)
}

/** Returns the mean difference of two pictures' pixels. */
function difference(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length
}

describe('a drawn icon', () => {
  test('has a box around its visible pixels and the hue of its colours', async () => {
    const { canvas, box, hue } = await drawIcon('flamingo', 200)
    expect([canvas.width, canvas.height]).toEqual([200, 200])
    expect(hue).toBeGreaterThan(320)
    expect(hue).toBeLessThan(360)
    expect(box.left).toBeGreaterThan(0.1)
    expect(box.right).toBeLessThan(0.9)
    expect(box.bottom - box.top).toBeGreaterThan(0.7)
  })

  test('is black if it is a silhouette', async () => {
    const { canvas, hue } = await drawIcon('pinhead:bone', 64)
    const { data } = canvas.getContext('2d').getImageData(0, 0, 64, 64)
    const pixels = Array.from({ length: 64 * 64 }, (_, at) => data.subarray(at * 4, at * 4 + 4))
    expect(hue).toBe(0)
    expect(pixels.some(([, , , alpha]) => alpha === 255)).toBe(true)
    expect(pixels.every(([red, green, blue]) => red === 0 && green === 0 && blue === 0)).toBe(true)
  })

  test('keeps the shape of a drawing that is not square', async () => {
    const { box } = await drawIcon('flag:de', 200)
    expect(box.right - box.left).toBeCloseTo(1, 1)
    expect(box.bottom - box.top).toBeCloseTo(0.75, 1)
  })

  test('is mirrored where the library says so', async () => {
    const left = pixelsOf(await drawIcon('backhand-index-pointing-left', 100))
    const right = pixelsOf(await drawIcon('backhand-index-pointing-right', 100))
    const mirrored = right.map((_, at) => right[at - (at % 100) + 99 - (at % 100)]!)
    expect(difference(mirrored, left)).toBeLessThan(1)
    expect(difference(right, left)).toBeGreaterThan(20)
  })

  test('comes from the cache when it is needed again', async () => {
    expect(await drawIcon('rocket', 120)).toBe(await drawIcon('rocket', 120.4))
    expect(await drawIcon('rocket', 121)).not.toBe(await drawIcon('rocket', 120))
  })

  test('leaves the cache when many icons were drawn after it', async () => {
    const first = await drawIcon('maki:castle', 2048)
    for (let larger = 1; larger <= 6; larger++) await drawIcon('maki:bakery', 2048 - larger)
    expect(await drawIcon('maki:castle', 2048)).not.toBe(first)
  })

  test('with an unknown name is an error', async () => {
    await expect(drawIcon('unicorn-of-nowhere', 64)).rejects.toThrow('unicorn-of-nowhere')
  })
})
