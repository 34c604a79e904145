import { expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { paletteFor } from '../light/palettes.ts'
import { createNoise } from '../noise.ts'
import { createSky } from '../sky.ts'
import { townStyle } from './town-style.ts'

const world = { palette: 'teal', figure: 'coat', light: 'soft' }
const palette = paletteFor(world, 'night', 'clear')
const styleOf = (likeness: string) => townStyle({ likeness, palette })

const skyWith = (townLight?: readonly [number, number, number]) => {
  const random = createRandom('sky')
  return createSky({
    palette: { ...palette, stars: 0 },
    noise: createNoise(random),
    random,
    time: 'night',
    weather: 'clear',
    cover: 0,
    ...(townLight && { townLight }),
  })
}

const at = (up: number, light?: readonly [number, number, number]) => {
  const out = [0, 0, 0]
  skyWith(light).radiance(0, up, 1, out)
  return out as [number, number, number]
}

test('a town builds in one way, and towns of other videos in others', () => {
  expect(styleOf('teal coat soft')).toEqual(styleOf('teal coat soft'))
  const stuffs = Array.from({ length: 40 }, (_, i) => styleOf(`video ${i}`).stuffs[0])
  expect(new Set(stuffs)).toEqual(new Set(['plaster', 'brick', 'timber', 'stone', 'clapboard']))
})

test('houses of a town are not all of one colour', () => {
  for (let i = 0; i < 12; i++) expect(new Set(styleOf(`video ${i}`).walls.map(String)).size).toBe(3)
})

test('a village builds no boulevards', () => {
  for (let i = 0; i < 40; i++) expect(townStyle({ likeness: `video ${i}`, palette }, true).high[1]).toBeLessThan(13)
})

test('over a town the night sky is lighter and warmer above the roofs than overhead', () => {
  const [low, plain, high] = [at(0.05, [0.07, 0.06, 0.05]), at(0.05), at(2, [0.07, 0.06, 0.05])]
  expect(low[0]).toBeGreaterThan(plain[0] + 0.03)
  expect(low[0] / low[2]).toBeGreaterThan(plain[0] / plain[2])
  expect(low[0]).toBeGreaterThan(high[0] * 2)
})
