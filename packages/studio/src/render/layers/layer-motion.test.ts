import { LAYER_MOVES } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { layerAt, moveFrames, type ChunkLayer } from './layer-motion.ts'

const SIZE = { width: 1080, height: 1920 }
const AT = { size: SIZE, framesPerSecond: 30, frames: 90 }
const LAYER: ChunkLayer = {
  picture: { key: 'sticker', file: 'sticker', width: 200, height: 100 },
  place: { x: 0.25, y: 0.5, size: 0.5, turn: 10 },
  opacity: 0.8,
  depth: 0,
}
const REST = { picture: 'sticker', x: 270, y: 960, scale: 2.7, turn: 10, opacity: 0.8 }

test.each(LAYER_MOVES)('enters by %s: absent before, visible within two frames, at rest after its time', (move) => {
  const layer: ChunkLayer = { ...LAYER, enter: { move, frame: 12 } }
  expect(layerAt(layer, 11, AT)).toBeUndefined()
  expect(layerAt(layer, 13, AT)!.opacity).toBeGreaterThan(0.08)
  expect(layerAt(layer, 12 + moveFrames(move, 30), AT)).toEqual(REST)
  expect(layerAt(layer, 89, AT)).toEqual(REST)
})

test.each(LAYER_MOVES)('leaves by %s: at rest before, absent after its time', (move) => {
  const layer: ChunkLayer = { ...LAYER, leave: { move, frame: 20 } }
  expect(layerAt(layer, 19, AT)).toEqual(REST)
  expect(layerAt(layer, 20 + moveFrames(move, 30), AT)).toBeUndefined()
})

test('stepped motion holds each picture, and begins with the entrance', () => {
  const layer: ChunkLayer = { ...LAYER, enter: { move: 'left', frame: 4 }, hold: { frames: 3, from: 0 } }
  const xs = Array.from({ length: 12 }, (_, frame) => layerAt(layer, frame, AT)?.x)
  expect(xs.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(xs[5]).toBe(xs[4])
  expect(xs[6]).toBeGreaterThan(xs[5]!)
  expect(xs.slice(6, 9)).toEqual([xs[6], xs[6], xs[6]])
  expect(xs[9]).toBeGreaterThan(xs[8]!)
})

test('a layer with several pictures shows the first once and repeats the others half as fast', () => {
  const pictures = ['a', 'b', 'c', 'd'].map((key) => ({ ...LAYER.picture, key }))
  const layer: ChunkLayer = { ...LAYER, enter: { move: 'cut', frame: 2 }, film: { pictures, once: 2, from: 2 } }
  const shown = Array.from({ length: 27 }, (_, frame) => layerAt(layer, frame, AT)?.picture ?? '-').join('')
  expect(shown).toBe('--aaabbbccccccddddddccccccd')
})

test('on a flat ground, a layer of half the depth moves with the ground, and a nearer one moves more', () => {
  const window = { left: 0.1, top: 0.1, width: 0.8, height: 0.8 }
  const view = () => ({ window, middle: { left: 0, top: 0, width: 1, height: 1 }, isFlat: true })
  const fromMiddle = (depth: number): number => layerAt({ ...LAYER, depth }, 0, { ...AT, view })!.x - 540
  expect(fromMiddle(0.5)).toBeCloseTo((REST.x - 540) / 0.8)
  expect(fromMiddle(1)).toBeLessThan(fromMiddle(0.5))
})

test('near layers move against the camera more than far ones, and layers without depth stay', () => {
  const middle = { left: 0.1, top: 0.1, width: 0.8, height: 0.8 }
  const view = () => ({ window: { ...middle, left: 0.2 }, middle })
  const shift = (depth: number): number => layerAt({ ...LAYER, depth }, 0, { ...AT, view })!.x - REST.x
  expect(shift(0)).toBe(0)
  expect(shift(0.5)).toBeLessThan(-20)
  expect(shift(1)).toBeCloseTo(2 * shift(0.5))
})

test('a progress bar slides from frame to frame', () => {
  const layer: ChunkLayer = { ...LAYER, place: { x: 0.5, y: 1, size: 1, turn: 0 }, slide: { from: -0.5, to: 0 } }
  expect(layerAt(layer, 44, AT)!.x).toBeCloseTo(1080 * 0.25)
  expect(layerAt(layer, 89, AT)!.x).toBeCloseTo(1080 * 0.5)
})
