import { expect, test } from 'vitest'
import { createFilm } from '../light/film.ts'
import { SKY_DEPTH } from '../painting.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { putSkyTrain } from './put-sky-train.ts'

/** The light of a train seen from one of its windows, with somebody of a kind who leans out of the next. */
function leaning(figure: string): Float32Array {
  const film = createFilm(180, 320)
  film.depth.fill(SKY_DEPTH)
  const shot = plainShot({ likeness: 'teal', random: () => 0.4 })
  putSkyTrain(film, plainStage(320), shot, { view: 'alongside', figure })
  return Float32Array.from(film.light)
}

test('who leans out of a train is somebody: another in another video', () => {
  const [woman, worker] = [leaning('dress'), leaning('worker')]
  let differing = 0
  for (let i = 0; i < woman.length; i += 3) if (Math.abs(woman[i]! - worker[i]!) > 0.02) differing++
  expect(differing).toBeGreaterThan(60)
  expect(leaning('dress')).toEqual(woman)
})

test('nothing white hangs out of the window, behind the head', () => {
  const light = leaning('dress')
  let pale = 0
  for (let i = 0; i < light.length; i += 3) if (Math.min(light[i]!, light[i + 1]!, light[i + 2]!) > 0.55) pale++
  expect(pale).toBeLessThan(1)
})
