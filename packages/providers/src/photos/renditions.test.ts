import { expect, test } from 'vitest'
import { chooseRendition, MAX_CLIP_BYTES } from './renditions.ts'

const rendition = (width: number, height: number, bytes?: number) => ({ file: `${width}`, width, height, bytes })
const ALL = [rendition(3_840, 2_160), rendition(640, 360), rendition(1_920, 1_080), rendition(2_560, 1_440)]

test('the smallest rendition that fills a frame is chosen', () => {
  expect(chooseRendition(ALL, 10)?.width).toBe(1_920)
  expect(chooseRendition([rendition(2_560, 1_440), rendition(1_280, 720)], 10)?.width).toBe(2_560)
})

test('without one of this size the largest is chosen, but never 4K', () => {
  expect(chooseRendition([rendition(640, 360), rendition(1_280, 720), rendition(3_840, 2_160)], 10)?.width).toBe(1_280)
  expect(chooseRendition([rendition(3_840, 2_160)], 10)).toBeUndefined()
})

test('a file that is too large, and a clip that is too short or too long, are not chosen', () => {
  expect(chooseRendition([rendition(1_920, 1_080, MAX_CLIP_BYTES + 1), rendition(640, 360)], 10)?.width).toBe(640)
  expect(chooseRendition(ALL, 2)).toBeUndefined()
  expect(chooseRendition(ALL, 61)).toBeUndefined()
})
