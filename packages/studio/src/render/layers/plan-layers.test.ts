import { expect, test } from 'vitest'
import { layersIn, type TimedLayer } from './plan-layers.ts'

const layer = (key: string, changes: Partial<TimedLayer>): TimedLayer => ({
  picture: { key, width: 10, height: 10 },
  place: { x: 0.5, y: 0.5, size: 0.2, turn: 0 },
  opacity: 1,
  depth: 0,
  enter: { move: 'cut', seconds: 0 },
  ...changes,
})

test('near layers cover far ones, and a layer above all others covers even nearer ones', () => {
  const layers = [
    layer('mine, near', { depth: 0.2, isAbove: true }),
    layer('mine', { isAbove: true }),
    layer('sticker', { depth: 0.7 }),
    layer('print', { depth: 0.5 }),
  ]
  const stretch = { from: 0, frames: 30, size: { width: 90, height: 160 }, framesPerSecond: 30, totalFrames: 30 }
  const order = layersIn(layers, stretch).map(({ picture }) => picture.file)
  expect(order).toEqual(['print', 'sticker', 'mine', 'mine, near'])
})
