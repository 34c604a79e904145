import { expect, test } from 'vitest'
import { FramePainter, type FramePlanes } from '../frame-painter.ts'
import { fillBorder, layoutPicture } from '../picture-planes.ts'
import type { FrameLayer, LayerPicture } from './layer-painter.ts'

const SIZE = { width: 160, height: 200 }
const STRIDE = 192
const WHOLE = { left: 0, top: 0, width: 1, height: 1 }
const WHITE = whitePicture(20, 12)

test('draws a layer exactly on whole pixels, and cuts it off at the edges', () => {
  for (const [left, top] of [
    [40, 150],
    [-5, -3],
    [151, 195],
  ] as const) {
    const luma = lumaWith({ picture: WHITE.key, x: left + 10, y: top + 6, scale: 1, turn: 0, opacity: 1 })
    const wrong: string[] = []
    for (let y = 0; y < SIZE.height; y++)
      for (let x = 0; x < SIZE.width; x++) {
        const isInside = x >= left && x < left + 20 && y >= top && y < top + 12
        if (luma[y * STRIDE + x] !== (isInside ? 235 : 100)) wrong.push(`${x},${y}`)
      }
    expect(wrong).toEqual([])
  }
})

test('turns and scales a layer around its centre', () => {
  const layer = { picture: WHITE.key, x: 80, y: 100, scale: 2, turn: 90, opacity: 1 }
  const luma = lumaWith(layer)
  const lit = (x: number, y: number): boolean => luma[y * STRIDE + x] === 235
  // 40 × 24 pixels, turned by a quarter.
  expect([lit(80, 82), lit(80, 118), lit(70, 100), lit(90, 100)]).toEqual([true, true, true, true])
  expect([lit(80, 77), lit(80, 123), lit(65, 100), lit(95, 100)]).toEqual([false, false, false, false])
  const area = luma.reduce((sum, value) => sum + Math.max(0, value - 100) / 135, 0)
  expect(area).toBeGreaterThan(0.97 * 40 * 24)
  expect(lumaArea({ ...layer, turn: 37 })).toBeCloseTo(area / 1000, 1)
})

test('blends by opacity, and draws nothing at opacity 0 or far outside the frame', () => {
  const layer = { picture: WHITE.key, x: 80, y: 100, scale: 1, turn: 0, opacity: 0.5 }
  expect(Math.abs(lumaWith(layer)[100 * STRIDE + 80]! - 167)).toBeLessThan(3)
  for (const gone of [
    { ...layer, opacity: 0 },
    { ...layer, x: 1e7 },
    { ...layer, scale: 1e-7 },
  ])
    expect(lumaArea(gone)).toBe(0)
})

function lumaArea(layer: FrameLayer): number {
  const luma = lumaWith(layer)
  let area = 0
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) area += Math.max(0, luma[y * STRIDE + x]! - 100) / 135
  return area / 1000
}

function lumaWith(layer: FrameLayer): Uint8Array {
  const painter = new FramePainter(SIZE)
  const layout = layoutPicture(SIZE)
  const bytes = new Uint8Array(layout.byteLength)
  layout.planes.forEach((plane, i) => {
    for (let y = 0; y < plane.height; y++) {
      const from = plane.offset + y * plane.stride
      bytes.fill(i === 0 ? 100 : 128, from, from + plane.width)
    }
    fillBorder(bytes, plane)
  })
  painter.loadPictures([{ key: 'grey', ...SIZE, bytes }])
  painter.loadLayers([WHITE])
  const planes: FramePlanes = [STRIDE, STRIDE / 2, STRIDE / 2].map((stride, i) => ({
    bytes: new Uint8Array(stride * (i === 0 ? SIZE.height : SIZE.height / 2)),
    stride,
  }))
  painter.draw(planes, [{ picture: 'grey', window: WHOLE, cover: 1 }], [[layer]])
  return planes[0]!.bytes
}

function whitePicture(width: number, height: number): LayerPicture {
  const bytes = new Uint8Array((width + 2) * (height + 2) * 4)
  for (let y = 1; y <= height; y++) bytes.fill(255, (y * (width + 2) + 1) * 4, (y * (width + 2) + 1 + width) * 4)
  return { key: 'white', width, height, bytes }
}
