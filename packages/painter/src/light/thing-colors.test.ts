import { expect, test } from 'vitest'
import type { Palette, Stage } from '../painting.ts'
import { paletteFor } from './palettes.ts'
import { colorsFor } from './thing-colors.ts'
import { readInk } from '../things/inks.ts'

const palette: Palette = paletteFor({ palette: 'ember', figure: 'coat', light: 'soft' }, 'night', 'clear', 1)

function stageOf(key: number): Stage {
  return {
    focal: 100,
    horizon: 50,
    cameraHeight: 1.6,
    groundAt: () => 100,
    subjectZ: 6,
    hasGround: true,
    mirror: 0,
    keySide: -1,
    key: [key, key, key],
    ambient: [key / 4, key / 4, key / 4],
    fog: [0, 0, 0],
    fogPerMetre: 0,
    exposure: 1,
  }
}

/** Developed light of a white thing's lit side, 0…1 in the canvas times what its white stands for. */
function lightOf(key: number, distance: number): number {
  const { colors, gain } = colorsFor(stageOf(key), palette, distance)
  return (readInk(colors.lit)[1] / 255) ** 2.2 * gain
}

test('what is near is seen in a dark room; what is far may be a shape', () => {
  expect(lightOf(0.02, 0.8)).toBeGreaterThan(0.2)
  expect(lightOf(0.02, 0.8)).toBeGreaterThan(lightOf(0.02, 12) * 2)
})

test('a bright place lights things as before, near or far', () => {
  expect(lightOf(1, 0.8)).toBeCloseTo(lightOf(1, 12), 5)
})
