import { expect, test } from 'vitest'
import { createFilm } from '../light/film.ts'
import type { Brief } from '../brief/brief.ts'
import { SKY_DEPTH } from '../painting.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { putSeated, seatFor } from './put-seated.ts'
import { thingNamed } from '../things/index.ts'

const WIDTH = 90
const HEIGHT = 160
const bench = thingNamed('bench')!
const chair = thingNamed('chair')!

function briefOf(count: Brief['people']['count'], pose: Brief['people']['pose'] = 'sit'): Brief {
  return {
    place: 'field',
    things: ['bench'],
    people: { count, pose },
    time: 'day',
    weather: 'clear',
    mood: 'calm',
  }
}

test('a seat is for those who sit, and for no more than it holds', () => {
  expect(seatFor([bench], briefOf(1))).toBe(bench)
  expect(seatFor([chair, bench], briefOf(2))).toBe(bench)
  expect(seatFor([chair], briefOf(2))).toBeUndefined()
  expect(seatFor([bench], briefOf(3))).toBeUndefined()
  expect(seatFor([bench], briefOf(1, 'walk'))).toBeUndefined()
  expect(seatFor([bench], briefOf(0))).toBeUndefined()
})

test.each([1, 2] as const)(
  '%s on a bench sit on it: feet by its feet, heads above its back, within its length',
  (count) => {
    const film = createFilm(WIDTH, HEIGHT)
    film.depth.fill(SKY_DEPTH)
    const shot = plainShot({ brief: briefOf(count), isFront: false })
    const stage = plainStage(HEIGHT, {
      focal: HEIGHT * 0.8,
      groundAt: () => HEIGHT * 0.75,
      subjectZ: 6,
      hasGround: false,
      keySide: -1,
    })
    const seat = { x: 45, base: 120, height: 36, depth: 6 }
    const lead = putSeated(film, stage, shot, { seat, thing: bench, kind: 'coat' })
    const drawn = Array.from(film.depth.keys()).filter((i) => film.depth[i]! < SKY_DEPTH)
    const rows = drawn.map((i) => Math.floor(i / WIDTH))
    const columns = drawn.map((i) => i % WIDTH)
    expect(Math.abs(Math.max(...rows) - seat.base)).toBeLessThan(4)
    expect(Math.min(...rows)).toBeLessThan(seat.base - seat.height * 1.1)
    expect(Math.min(...columns)).toBeGreaterThan(seat.x - (seat.height * bench.aspect) / 2)
    expect(Math.max(...columns)).toBeLessThan(seat.x + (seat.height * bench.aspect) / 2)
    // What the camera must keep in sight is as tall as who sits.
    expect(lead.height).toBeGreaterThan(seat.height)
  },
)
