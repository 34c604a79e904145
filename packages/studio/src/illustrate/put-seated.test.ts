import { expect, test } from 'vitest'
import { createRandom } from '../lib/random.ts'
import { createFilm } from './film.ts'
import { createNoise } from './noise.ts'
import { SKY_DEPTH, type Brief, type Shot, type Stage } from './painting.ts'
import { paletteFor } from './palettes.ts'
import { putSeated, seatFor } from './put-seated.ts'
import { thingNamed } from './things/index.ts'

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
    const random = createRandom(3)
    const shot: Shot = {
      brief: briefOf(count),
      palette: paletteFor({ palette: 'ember', figure: 'coat', light: 'soft' }, 'day', 'clear', 3),
      random,
      noise: createNoise(random),
      camera: 'eye',
      horizon: 0.5,
      lens: 0.8,
      subjectX: 0.5,
      size: 'wide',
      isFront: false,
      likeness: '',
    }
    const stage: Stage = {
      focal: HEIGHT * 0.8,
      horizon: HEIGHT * 0.5,
      cameraHeight: 1.6,
      groundAt: () => HEIGHT * 0.75,
      subjectZ: 6,
      hasGround: false,
      mirror: 0,
      keySide: -1,
      key: [1, 1, 1],
      ambient: [0.4, 0.4, 0.4],
      fog: [0.5, 0.5, 0.5],
      fogPerMetre: 0.001,
      exposure: 1,
    }
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
