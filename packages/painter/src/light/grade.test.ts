import { describe, expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { createFilm, fogOver } from './film.ts'
import { develop, findExposure, NEUTRAL_GRADE } from './grade.ts'
import { createNoise } from '../noise.ts'
import { paletteFor, tintsOf } from './palettes.ts'
import { PALETTE_NAMES } from './palette-names.ts'
import { SKY_DEPTH } from '../painting.ts'
import { createSky } from '../sky.ts'

describe('exposure', () => {
  test.each([0.0004, 0.02, 0.2, 5, 400])('a picture of light %d is neither black nor white', (light) => {
    const film = createFilm(60, 100)
    for (let i = 0; i < film.light.length; i++) film.light[i] = light * (0.4 + (1.2 * ((i * 7919) % 101)) / 100)
    const { bytes } = develop(film, 1, { ...NEUTRAL_GRADE, bloom: 0, vignette: 0, grain: 0 }, createRandom(1))
    const mean = bytes.filter((_, i) => i % 4 === 1).reduce((sum, value) => sum + value, 0) / (60 * 100) / 255
    expect(mean).toBeGreaterThan(NEUTRAL_GRADE.lightness[0] - 0.03)
    expect(mean).toBeLessThan(NEUTRAL_GRADE.lightness[1] + 0.03)
  })

  test('a picture that reads already is left as its place wants it', () => {
    const film = createFilm(60, 100)
    film.light.fill(0.18)
    expect(findExposure(film, 1.1, NEUTRAL_GRADE)).toBe(1.1)
  })
})

test('a dull picture is given lights and darks of its own, whatever one lamp in it does', () => {
  const film = createFilm(60, 100)
  for (let i = 0; i < film.light.length; i++) film.light[i] = 0.05 + 0.05 * ((Math.floor(i / 3) % 60) / 60)
  // A fiftieth of it is a lamp.
  film.light.fill(8, 0, 3 * 60 * 2)
  const { bytes } = develop(film, 1, { ...NEUTRAL_GRADE, bloom: 0, vignette: 0, grain: 0 }, createRandom(1))
  const greens = Array.from(bytes.filter((_, i) => i % 4 === 1)).sort((a, b) => a - b)
  const rank = (share: number) => greens[Math.floor(share * greens.length)]!
  expect(rank(0.95) - rank(0.05)).toBeGreaterThan(73)
})

test('every world has tints of its own', () => {
  const tints = PALETTE_NAMES.map((palette) => JSON.stringify(tintsOf({ palette, figure: 'coat', light: 'soft' })))
  expect(new Set(tints).size).toBe(PALETTE_NAMES.length)
})

test('fog grows with distance and leaves the sky its share', () => {
  const film = createFilm(3, 1)
  film.depth.set([1, 500, SKY_DEPTH])
  fogOver(film, [1, 1, 1], 0.002, 0.8)
  const [near, far, sky] = [film.light[0]!, film.light[3]!, film.light[6]!]
  expect(near).toBeLessThan(0.01)
  expect(far).toBeCloseTo(1 - Math.exp(-1), 2)
  expect(sky).toBeCloseTo(0.8, 5)
})

test('the sky painted fast is the sky that is asked for each direction', () => {
  const width = 90
  const height = 160
  for (const time of ['day', 'night'] as const) {
    const film = createFilm(width, height)
    const sky = createSky({
      palette: paletteFor({ palette: 'teal', figure: '', light: 'soft' }, time, 'clear'),
      noise: createNoise(createRandom(4)),
      random: createRandom(5),
      time,
      weather: 'clear',
    })
    sky.paint(film, 130, 100)
    const out = [0, 0, 0]
    let painted = 0
    let asked = 0
    for (let y = 4; y < 95; y += 3) {
      for (let x = 3; x < width; x += 3) {
        sky.radiance((x - width / 2) / 130, (100 - y) / 130, 1, out)
        painted += Math.min(1, film.light[(y * width + x) * 3 + 1]!)
        asked += Math.min(1, out[1]!)
      }
    }
    expect(Math.abs(painted - asked) / asked).toBeLessThan(time === 'day' ? 0.04 : 0.15)
  }
})
