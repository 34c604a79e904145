import { expect, test } from 'vitest'
import type { CityView } from '../../brief/brief.ts'
import { createFilm } from '../../light/film.ts'
import { plainShot } from '../../plain-shot.ts'
import { paintSkyline } from '../skyline.ts'

const [WIDTH, HEIGHT] = [108, 192]

function painted(city: CityView, isDream?: true): Float32Array {
  const film = createFilm(WIDTH, HEIGHT)
  const brief = { place: 'skyline' as const, time: 'night' as const, city, ...(isDream && { isDream }) }
  paintSkyline(film, plainShot({ brief }))
  return Float32Array.from(film.light)
}

/** Share of pixels that differ. */
function difference(one: Float32Array, other: Float32Array): number {
  let differing = 0
  for (let i = 0; i < one.length; i += 3) if (Math.abs(one[i]! - other[i]!) > 0.01) differing++
  return differing / (one.length / 3)
}

test('each view of a city at night is a picture of its own', () => {
  const pictures = (['above', 'between', 'bridge', 'window', 'pane'] as const).map((city) => painted(city))
  for (const [i, one] of pictures.entries())
    for (const other of pictures.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(0.2)
})

test('in a dream towers lean over', () => {
  expect(difference(painted('between'), painted('between', true))).toBeGreaterThan(0.1)
})

test('one window is lit in a dark wall', () => {
  const light = painted('window')
  let warm = 0
  for (let i = 0; i < light.length; i += 3) if (light[i]! > 0.4 && light[i]! > light[i + 2]! * 1.5) warm++
  expect(warm).toBeGreaterThan(40)
  expect(warm).toBeLessThan(WIDTH * HEIGHT * 0.05)
})
