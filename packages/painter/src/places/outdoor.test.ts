import { describe, expect, it } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { createFilm } from '../light/film.ts'
import { createNoise } from '../noise.ts'
import type { TimeOfDay, Weather } from '../brief/brief.ts'
import { SKY_DEPTH, type Film, type Shot, type Stage } from '../painting.ts'
import { paletteFor } from '../light/palettes.ts'
import { PALETTE_NAMES } from '../light/palette-names.ts'
import { OUTDOOR_PLACES } from './outdoor.ts'

const WIDTH = 90
const HEIGHT = 160
const TIMES = ['dawn', 'day', 'dusk', 'night'] as const satisfies TimeOfDay[]
const CAMERAS = ['low', 'eye', 'high'] as const
const WEATHERS = ['clear', 'rain', 'snow', 'fog', 'storm', 'clouds'] as const satisfies Weather[]
const HORIZONS = { low: 0.65, eye: 0.55, high: 0.38 }
const NAMES = Object.keys(OUTDOOR_PLACES) as (keyof typeof OUTDOOR_PLACES)[]

type Choice = {
  time: TimeOfDay
  camera: Shot['camera']
  weather?: Weather
  seed?: string
  people?: 0 | 1
  palette?: number
  isAlone?: boolean
  isGarden?: boolean
}

function paintOnce(
  place: keyof typeof OUTDOOR_PLACES,
  choice: Choice,
  film = createFilm(WIDTH, HEIGHT),
): { film: Film; stage: Stage } {
  const { time, camera, weather = 'clear', people = 0, palette = 0, isAlone = false, isGarden = false } = choice
  const random = createRandom(choice.seed ?? `${place} ${time} ${camera}`)
  const stage = OUTDOOR_PLACES[place](film, {
    brief: {
      place,
      things: [],
      people: { count: people, pose: 'stand' },
      time,
      weather,
      mood: 'calm',
      isAlone,
      isGarden,
    },
    palette: paletteFor(
      { palette: PALETTE_NAMES[palette % PALETTE_NAMES.length]!, figure: '', light: 'soft' },
      time,
      weather,
    ),
    random,
    noise: createNoise(random),
    horizon: HORIZONS[camera],
    camera,
    lens: 0.75,
    subjectX: 0.4,
    size: 'wide',
    isFront: false,
    likeness: '',
  })
  return { film, stage }
}

/** Mean luminance as it will be exposed. */
function meanExposed({ light }: Film, { exposure }: Stage): number {
  let sum = 0
  for (let i = 0; i < light.length; i += 3)
    sum += Math.min(1.5, exposure * (0.2126 * light[i]! + 0.7152 * light[i + 1]! + 0.0722 * light[i + 2]!))
  return (sum * 3) / light.length
}

const isSound = (values: Float32Array): boolean => values.every((value) => value >= 0 && Number.isFinite(value))

const GROUNDLESS = new Set(['sky', 'space', 'planet'])

describe.each(NAMES)('%s', (place) => {
  const number = NAMES.indexOf(place)

  it('paints sound light and depth and tells a stage that fits, at every hour from every height', () => {
    let count = number
    const faults: string[] = []
    for (const time of TIMES) {
      for (const camera of CAMERAS) {
        const weather = WEATHERS[count % WEATHERS.length]!
        const label = `${time} ${camera} ${weather}`
        const { film, stage } = paintOnce(place, { time, camera, weather, palette: count })
        count++
        const check = (isRight: boolean, what: string): void => {
          if (!isRight) faults.push(`${label}: ${what}`)
        }
        check(isSound(film.light), 'light is sound')
        check(
          film.depth.every((depth) => depth > 0 && depth <= SKY_DEPTH),
          'depth is set',
        )
        check(Math.abs(stage.focal - 0.75 * HEIGHT) < 0.01, 'focal length')
        check(stage.subjectZ > 0 && stage.exposure > 0 && Math.abs(stage.keySide) <= 1, 'stage')
        const exposed = meanExposed(film, stage)
        check(exposed > 0.012 && exposed < 0.95, `neither black nor burnt out, not ${exposed}`)
        if (!stage.hasGround) continue
        check(stage.groundAt(WIDTH * 0.4, stage.subjectZ) > stage.horizon, 'ground below the horizon')
        check(film.depth.filter((depth) => depth < SKY_DEPTH).length > WIDTH * HEIGHT * 0.2, 'a fifth is solid')
      }
    }
    expect(faults).toEqual([])
  })

  it('has ground where it should', () => {
    expect(
      paintOnce(place, { time: 'day', camera: 'eye', seed: 'ground' }).stage.hasGround || GROUNDLESS.has(place),
    ).toBe(true)
  })

  it('paints the same again from the same seed, another picture from another', () => {
    const first = paintOnce(place, { time: 'dusk', camera: 'eye', seed: 'one' })
    const again = paintOnce(place, { time: 'dusk', camera: 'eye', seed: 'one' })
    const other = paintOnce(place, { time: 'dusk', camera: 'eye', seed: 'two' })
    expect(Buffer.from(again.film.light.buffer).equals(Buffer.from(first.film.light.buffer))).toBe(true)
    expect(again.stage.exposure).toBe(first.stage.exposure)
    let changed = 0
    for (let i = 0; i < first.film.light.length; i++)
      if (Math.abs(first.film.light[i]! - other.film.light[i]!) > 0.02 * (0.02 + first.film.light[i]!)) changed++
    expect(changed / first.film.light.length).toBeGreaterThan(0.3)
  })

  it('is darker at night than by day', () => {
    const day = paintOnce(place, { time: 'day', camera: 'eye', seed: 'dark' })
    const night = paintOnce(place, { time: 'night', camera: 'eye', seed: 'dark' })
    expect(meanExposed(night.film, night.stage)).toBeLessThan(meanExposed(day.film, day.stage) * 0.8)
  })
})

it.each(['mountains', 'desert', 'field', 'forest', 'coast', 'volcano', 'ice'] as const)(
  '%s: the subject stands on the ground that is painted',
  (place) => {
    const { film, stage } = paintOnce(place, { time: 'day', camera: 'eye', seed: 'feet' })
    const x = Math.round(WIDTH * 0.4)
    const row = Math.round(stage.groundAt(x, stage.subjectZ))
    expect(row).toBeLessThan(HEIGHT)
    const depth = film.depth[row * WIDTH + x]!
    expect(Math.abs(depth - stage.subjectZ) / stage.subjectZ).toBeLessThan(0.35)
  },
)

it('mirrors the sky in a still lake: the water under bright sky is bright, and blurs nothing above the shore', () => {
  const { film, stage } = paintOnce('lake', { time: 'day', camera: 'eye', seed: 'mirror' })
  const meanOfRow = (row: number): number => {
    let sum = 0
    for (let x = 0; x < WIDTH; x++) sum += film.light[(row * WIDTH + x) * 3 + 1]!
    return sum / WIDTH
  }
  const water = meanOfRow(Math.round(stage.horizon + (HEIGHT - stage.horizon) * 0.4))
  const sky = meanOfRow(Math.round(stage.horizon * 0.5))
  expect(water).toBeGreaterThan(sky * 0.25)
  expect(water).toBeLessThan(sky * 1.1)
})

it('stands people on the moon where there are any', () => {
  const stages = Array.from(
    { length: 5 },
    (_, i) => paintOnce('planet', { time: 'day', camera: 'eye', seed: `m${i}`, people: 1 }).stage,
  )
  expect(stages.filter((stage) => stage.hasGround).length).toBeGreaterThan(2)
})

it('paints the sky too where a large film is painted smaller and enlarged', () => {
  const { film, stage } = paintOnce('mountains', { time: 'day', camera: 'eye', seed: 'large' }, createFilm(60, 1320))
  expect(film.depth[30]).toBe(SKY_DEPTH)
  expect(film.light[30 * 3 + 2]!).toBeGreaterThan(0.02)
  expect(stage.focal).toBeCloseTo(0.75 * 1320, -1)
})

describe('a garden', () => {
  it('is painted with sound light in every weather, and is no farmland', () => {
    for (const weather of WEATHERS) {
      const choice = { time: 'day', camera: 'eye', weather, seed: 'garden' } as const
      const { film, stage } = paintOnce('field', { ...choice, isGarden: true })
      expect(isSound(film.light)).toBe(true)
      expect(meanExposed(film, stage)).toBeGreaterThan(0.05)
      expect(film.light).not.toEqual(paintOnce('field', choice).film.light)
    }
  })
})

describe('what is alone', () => {
  it('has no trees behind it', () => {
    const trees = [1, 2, 3, 4].map((seed) => {
      const choice = { time: 'day', camera: 'eye', seed: `alone ${seed}` } as const
      return [false, true].map((isAlone) => countNear(paintOnce('field', { ...choice, isAlone }).film))
    })
    for (const [among, alone] of trees) expect(alone!).toBeLessThan(among!)
  })
})

/** Pixels above the horizon that show something up to 600 metres away. */
function countNear({ depth }: Film): number {
  return depth.slice(0, Math.round(HEIGHT * HORIZONS.eye) * WIDTH).filter((metres) => metres < 600).length
}
