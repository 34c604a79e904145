import { expect, test } from 'vitest'
import type { TrainView } from '../brief/stagings.ts'
import { createFilm } from '../light/film.ts'
import { SKY_DEPTH } from '../painting.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { putSkyTrain } from './put-sky-train.ts'

const [WIDTH, HEIGHT] = [108, 192]

function painted(view: TrainView): Float32Array {
  const film = createFilm(WIDTH, HEIGHT)
  film.depth.fill(SKY_DEPTH)
  putSkyTrain(film, plainStage(HEIGHT), plainShot({ brief: { place: 'sky', time: 'night' } }), { view, figure: 'coat' })
  return Float32Array.from(film.light)
}

/** How many pixels are lit by a colour: red lamps, or warm windows. */
function count(light: Float32Array, is: (red: number, green: number, blue: number) => boolean): number {
  let found = 0
  for (let i = 0; i < light.length; i += 3) if (is(light[i]!, light[i + 1]!, light[i + 2]!)) found++
  return found
}

test('each view of a train in the sky is a picture of its own', () => {
  const views = ['coming', 'passing', 'leaving', 'afar', 'roof', 'ends'] as const
  const pictures = views.map(painted)
  for (const [i, one] of pictures.entries())
    for (const other of pictures.slice(i + 1)) {
      let differing = 0
      for (let at = 0; at < one.length; at += 3) if (Math.abs(one[at]! - other[at]!) > 0.03) differing++
      expect(differing).toBeGreaterThan(WIDTH * HEIGHT * 0.15)
    }
})

const isRed = (red: number, green: number): boolean => red > 0.3 && green < red * 0.4

test('what goes away and where the rails stop have red lamps', () => {
  expect(count(painted('leaving'), isRed)).toBeGreaterThan(10)
  expect(count(painted('ends'), isRed)).toBeGreaterThan(5)
  expect(count(painted('roof'), isRed)).toBeLessThan(count(painted('leaving'), isRed))
})
