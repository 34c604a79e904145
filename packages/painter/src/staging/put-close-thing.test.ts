import { expect, test } from 'vitest'
import { createFilm } from '../light/film.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { putCloseThing } from './put-close-thing.ts'
import { putThing } from './put-things.ts'
import { thingNamed } from '../things/index.ts'

const WIDTH = 90
const HEIGHT = 160

const ALONE = { closeness: 1, figure: undefined }

const shotOf = (seed: number, likeness = 'ember coat soft'): Shot =>
  plainShot({
    seed,
    brief: { place: 'sea', things: ['lighthouse'], people: { count: 0, pose: 'stand' } },
    camera: 'low',
    horizon: 0.6,
    lens: 1.15,
    size: 'insert',
    isFront: false,
    likeness,
  })

/** A place whose ground is two metres before the camera in the lower part of the picture. */
function placeAt(horizon: number): { film: Film; stage: Stage } {
  const film = createFilm(WIDTH, HEIGHT)
  film.depth.fill(2, WIDTH * Math.round(HEIGHT * 0.74))
  const stage = plainStage(HEIGHT, {
    focal: HEIGHT * 1.15,
    horizon: HEIGHT * horizon,
    groundAt: (_x, z) => HEIGHT * horizon + (HEIGHT * 1.15 * 1.6) / z,
    subjectZ: 6,
    keySide: -1,
  })
  return { film, stage }
}

test.each(['lighthouse', 'clock tower', 'tree', 'castle', 'statue', 'door', 'elephant', 'train', 'robot'])(
  'a %s from near ends in no mid-air: it goes on below the frame or stands on the ground',
  (name) => {
    const thing = thingNamed(name)!
    for (let seed = 0; seed < 6; seed++) {
      const { film, stage } = placeAt(0.5)
      const { base, depth } = putCloseThing(film, stage, shotOf(seed), thing, [], ALONE)
      const rows = Array.from({ length: HEIGHT }, (_, y) => y)
      const covered = rows.filter((y) =>
        Array.from({ length: WIDTH }, (_, i) => film.depth[y * WIDTH + i]).some(
          (each) => Math.abs(each! - depth) < 1e-3,
        ),
      )
      expect(covered.length, `${name} ${seed}`).toBeGreaterThan(HEIGHT * 0.2)
      const lowest = covered.at(-1)!
      const end = base >= HEIGHT ? HEIGHT - 1 : base - HEIGHT * 0.04
      expect(lowest, `${name} ${seed}`).toBeGreaterThanOrEqual(Math.floor(end))
      const stands = base > stage.horizon && base < HEIGHT * 0.9
      expect(stands || base >= HEIGHT, `${name} ${seed}`).toBe(true)
    }
  },
)

test('a thing that varies looks the same in all scenes of a video, and another one in another video', () => {
  const drawn: number[] = []
  const thing: Thing = {
    ...thingNamed('tree')!,
    draw(_context, _colors, _keySide, random) {
      drawn.push(random())
    },
  }
  for (const shot of [shotOf(1), shotOf(2), shotOf(2, 'ember dress soft')]) {
    const { film, stage } = placeAt(0.5)
    putThing(film, stage, shot, thing, { x: 45, base: 120, height: 60, depth: 6 })
  }
  expect(drawn[1]).toBe(drawn[0])
  expect(drawn[2]).not.toBe(drawn[0])
})

test.each(['letter', 'kettle', 'oil lamp'])('a %s looks different in each way of showing it', (name) => {
  const heights = (['table', 'above', 'shelf', 'low', 'room', 'window'] as const).map((way) => {
    const { film, stage } = placeAt(0.5)
    const shot = { ...shotOf(1), way }
    shot.brief = { ...shot.brief, place: 'room' }
    const { x, height } = putCloseThing(film, stage, shot, thingNamed(name)!, [], ALONE)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(WIDTH)
    // The lower third is never left as it was.
    expect(film.light.slice(WIDTH * 140 * 3, WIDTH * 141 * 3).some((light) => light > 0)).toBe(true)
    return Math.round(height)
  })
  expect(new Set(heights).size).toBeGreaterThan(2)
})
