import { expect, test } from 'vitest'
import { FramePainter, type FramePlanes } from './frame-painter.ts'
import { fillBorder, layoutPicture } from './picture-planes.ts'

const SIZE = { width: 100, height: 340 }
const WHOLE = { left: 0, top: 0, width: 1, height: 1 }
const STRIDE = 128

test('draws a caption in its place, across stripes, and cuts it off at the edges', () => {
  const painter = new FramePainter(SIZE)
  painter.loadPictures([flatPicture('grey', 100)])
  const lumaWith = (patch: { x: number; y: number; width: number; height: number }): Uint8Array => {
    painter.loadCaption({ ...patch, pixels: new Uint8ClampedArray(4 * patch.width * patch.height).fill(255) })
    const planes = emptyPlanes()
    painter.draw(planes, [{ picture: 'grey', window: WHOLE, cover: 1 }])
    return planes[0]!.bytes
  }
  for (const patch of [
    { x: 13, y: 149, width: 41, height: 31 },
    { x: -7, y: -5, width: 20, height: 19 },
    { x: 81, y: 311, width: 50, height: 60 },
    { x: 0, y: 0, width: 100, height: 340 },
  ]) {
    const luma = lumaWith(patch)
    const wrong: string[] = []
    for (let y = 0; y < SIZE.height; y++)
      for (let x = 0; x < SIZE.width; x++) {
        const isInside = x >= patch.x && x < patch.x + patch.width && y >= patch.y && y < patch.y + patch.height
        if (luma[y * STRIDE + x] !== (isInside ? 235 : 100)) wrong.push(`${x},${y}`)
      }
    expect(wrong).toEqual([])
  }
  expect(lumaWith({ x: 200, y: 0, width: 10, height: 10 }).slice(0, SIZE.width)).toEqual(
    new Uint8Array(SIZE.width).fill(100),
  )
})

test('blends two pictures, and replaces those that are no longer shown', () => {
  const painter = new FramePainter(SIZE)
  const lumaOf = (shown: readonly [string, number][]): number => {
    const planes = emptyPlanes()
    painter.draw(
      planes,
      shown.map(([picture, cover]) => ({ picture, window: WHOLE, cover })),
    )
    return planes[0]!.bytes[200 * STRIDE + 50]!
  }
  painter.loadPictures([flatPicture('one', 40), flatPicture('two', 200)])
  expect(
    lumaOf([
      ['one', 1],
      ['two', 0.25],
    ]),
  ).toBe(80)
  painter.loadPictures([flatPicture('two', 200), flatPicture('three', 60)])
  expect(
    lumaOf([
      ['two', 1],
      ['three', 0.5],
    ]),
  ).toBe(130)
})

test('rejects a video wider than the kernel can draw', () => {
  expect(() => new FramePainter({ width: 2050, height: 100 })).toThrow('too wide')
})

function flatPicture(key: string, luma: number) {
  const layout = layoutPicture(SIZE)
  const bytes = new Uint8Array(layout.byteLength)
  layout.planes.forEach((plane, i) => {
    const value = i === 0 ? luma : 128
    for (let y = 0; y < plane.height; y++) {
      const row = plane.offset + y * plane.stride
      bytes.fill(value, row, row + plane.width)
    }
    fillBorder(bytes, plane)
  })
  return { key, ...SIZE, bytes }
}

function emptyPlanes(): FramePlanes {
  return [1, 2, 2].map((half) => ({
    bytes: new Uint8Array((STRIDE / half) * (SIZE.height / half)),
    stride: STRIDE / half,
  }))
}
