import { expect, test } from 'vitest'
import { createFilm } from '../light/film.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { putStormLight } from './put-storm-light.ts'

/** How much warm light there is, and how much light at all. */
function lightOf(isOut: boolean, hasLightning: boolean): { warm: number; all: number } {
  const film = createFilm(108, 192)
  const shot = plainShot({ brief: { place: 'sea', time: 'night', weather: 'storm' } })
  putStormLight(film, plainStage(192), shot, { kind: 'storm light', isOut, hasLightning })
  let [warm, all] = [0, 0]
  for (let i = 0; i < film.light.length; i += 3) {
    warm += Math.max(0, film.light[i]! - film.light[i + 2]!)
    all += film.light[i + 1]!
  }
  return { warm, all }
}

test('a lamp that is out gives no light in the storm, and lightning gives much', () => {
  expect(lightOf(true, false).warm).toBeLessThan(lightOf(false, false).warm * 0.05)
  expect(lightOf(true, true).all).toBeGreaterThan(lightOf(true, false).all * 1.3)
})
