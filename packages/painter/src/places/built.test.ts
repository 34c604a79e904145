import { describe, expect, it } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { createFilm } from '../light/film.ts'
import { createNoise } from '../noise.ts'
import type { Brief, TimeOfDay, Weather } from '../brief/brief.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { SKY_DEPTH } from '../painting.ts'
import { paletteFor } from '../light/palettes.ts'
import { PALETTE_NAMES } from '../light/palette-names.ts'
import { BUILT_PLACES } from './built.ts'

const WIDTH = 90
const HEIGHT = 160
const TIMES = ['dawn', 'day', 'dusk', 'night'] as const satisfies TimeOfDay[]
const CAMERAS = ['low', 'eye', 'high'] as const
const WEATHERS = ['clear', 'rain', 'snow', 'fog', 'storm', 'clouds'] as const satisfies Weather[]
const EXTERIORS = ['road', 'street', 'skyline', 'village', 'ruins'] as const

type Choice = { time: TimeOfDay; camera: Shot['camera']; weather?: Weather; seed?: string; lens?: number }

function paintOnce(place: keyof typeof BUILT_PLACES, choice: Choice): { film: Film; stage: Stage } {
  const random = createRandom(choice.seed ?? `${place}-${choice.time}-${choice.camera}`)
  const weather = choice.weather ?? 'clear'
  const brief: Brief = {
    place,
    things: [],
    people: { count: 1, pose: 'stand' },
    time: choice.time,
    weather,
    mood: 'calm',
  }
  const horizon = choice.camera === 'low' ? 0.64 : choice.camera === 'eye' ? 0.52 : 0.38
  const shot: Shot = {
    brief,
    palette: paletteFor(
      { palette: PALETTE_NAMES[0], light: 'soft' } as Parameters<typeof paletteFor>[0],
      choice.time,
      weather,
    ),
    random,
    noise: createNoise(random),
    horizon,
    camera: choice.camera,
    lens: choice.lens ?? 0.75,
    subjectX: 0.4,
    size: 'wide',
    isFront: false,
    likeness: '',
  }
  const film = createFilm(WIDTH, HEIGHT)
  return { film, stage: BUILT_PLACES[place](film, shot) }
}

/** Mean luminance before exposure. */
function meanLight({ light }: Film): number {
  let sum = 0
  for (let i = 0; i < light.length; i += 3) sum += 0.2126 * light[i]! + 0.7152 * light[i + 1]! + 0.0722 * light[i + 2]!
  return (sum * 3) / light.length
}

function isWhole(values: Float32Array): boolean {
  for (const value of values) if (!(value >= 0) || value === Infinity) return false
  return true
}

describe.each(Object.keys(BUILT_PLACES) as (keyof typeof BUILT_PLACES)[])('%s', (place) => {
  it('paints whole light and depth, and a stage that fits, at every hour from every height', () => {
    let number = 0
    for (const time of TIMES) {
      for (const camera of CAMERAS) {
        const { film, stage } = paintOnce(place, { time, camera, weather: WEATHERS[number++ % WEATHERS.length] })
        expect(isWhole(film.light), `${time} ${camera} light`).toBe(true)
        expect(isWhole(film.depth), `${time} ${camera} depth`).toBe(true)
        let near = 0
        for (const depth of film.depth) if (depth > 0 && depth < SKY_DEPTH) near++
        expect(near, `${time} ${camera} solid share`).toBeGreaterThan(WIDTH * HEIGHT * 0.2)
        expect(meanLight(film) * stage.exposure, `${time} ${camera} exposed light`).toBeGreaterThan(0.02)
        expect(meanLight(film) * stage.exposure, `${time} ${camera} exposed light`).toBeLessThan(1.2)
        // The ground comes nearer down the picture, never above the horizon.
        const row = stage.groundAt(WIDTH / 2, stage.subjectZ)
        expect(row).toBeGreaterThan(stage.horizon - 1)
        const isDeeperHigher = stage.groundAt(WIDTH / 2, stage.subjectZ * 2) < row && stage.cameraHeight > 0
        expect(isDeeperHigher || !stage.hasGround, `${time} ${camera} ground`).toBe(true)
        expect(stage.focal).toBeCloseTo(0.75 * HEIGHT)
        expect(Math.abs(stage.keySide)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('paints the same again from the same seed, another picture from another', () => {
    const first = paintOnce(place, { time: 'dusk', camera: 'eye', seed: 'one' })
    const again = paintOnce(place, { time: 'dusk', camera: 'eye', seed: 'one' })
    const other = paintOnce(place, { time: 'dusk', camera: 'eye', seed: 'two' })
    expect(Buffer.from(again.film.light.buffer).equals(Buffer.from(first.film.light.buffer))).toBe(true)
    expect(again.stage.exposure).toBe(first.stage.exposure)
    expect(Buffer.from(other.film.light.buffer).equals(Buffer.from(first.film.light.buffer))).toBe(false)
  })
})

it.each(EXTERIORS)('%s is darker at night than by day', (place) => {
  const day = paintOnce(place, { time: 'day', camera: 'eye', seed: 'dark' })
  const night = paintOnce(place, { time: 'night', camera: 'eye', seed: 'dark' })
  expect(meanLight(night.film)).toBeLessThan(meanLight(day.film) * 0.6)
})

it('stands the subject on the floor that is painted: depth at its feet matches its distance', () => {
  for (const place of ['library', 'corridor', 'street', 'station'] as const) {
    const { film, stage } = paintOnce(place, { time: 'day', camera: 'eye', seed: 'feet' })
    const row = Math.round(stage.groundAt(WIDTH * 0.4, stage.subjectZ))
    const depth = film.depth[row * WIDTH + Math.round(WIDTH * 0.44)]!
    expect({ place, isNear: Math.abs(depth - stage.subjectZ) < stage.subjectZ * 0.25 }).toEqual({ place, isNear: true })
  }
})

it('enlarges a reduced painting with the stage in the large film’s pixels', () => {
  const random = createRandom('large')
  const brief: Brief = {
    place: 'abstract',
    things: [],
    people: { count: 0, pose: 'stand' },
    time: 'day',
    weather: 'clear',
    mood: 'calm',
  }
  const shot: Shot = {
    brief,
    palette: paletteFor(
      { palette: PALETTE_NAMES[0], light: 'soft' } as Parameters<typeof paletteFor>[0],
      'day',
      'clear',
    ),
    random,
    noise: createNoise(random),
    horizon: 0.5,
    camera: 'eye',
    lens: 0.8,
    subjectX: 0.5,
    size: 'wide',
    isFront: false,
    likeness: '',
  }
  const film = createFilm(96, 1400)
  const stage = BUILT_PLACES.abstract(film, shot)
  expect(isWhole(film.light)).toBe(true)
  expect(meanLight(film)).toBeGreaterThan(0.005)
  expect(stage.focal).toBeCloseTo(0.8 * 1400, -1)
})
