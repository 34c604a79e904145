import { expect, test } from 'vitest'
import { createFilm } from '../light/film.ts'
import { paletteFor } from '../light/palettes.ts'
import { putLampLight } from './put-lamp-light.ts'

test('a lamp lights what is near it, the nearer the more, and nothing far behind', () => {
  const film = createFilm(90, 160)
  film.light.fill(0.1)
  film.depth.fill(4)
  film.depth[100 * 90 + 46] = 40
  const palette = paletteFor({ palette: 'ember', figure: 'coat', light: 'soft' }, 'night', 'clear', 1)
  putLampLight(film, palette, { x: 45, base: 110, height: 20, depth: 4 })
  const red = (x: number, y: number): number => film.light[(y * 90 + x) * 3]!
  expect(red(50, 100)).toBeGreaterThan(red(60, 100))
  expect(red(60, 100)).toBeGreaterThan(0.1)
  expect(red(46, 100)).toBeCloseTo(0.1)
  expect(red(45, 20)).toBeCloseTo(0.1)
})
