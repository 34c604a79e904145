import { expect, test } from 'vitest'
import { createFilm } from '../light/film.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { thingNamed } from '../things/index.ts'
import { placeThing } from './place-thing.ts'

const [WIDTH, HEIGHT] = [180, 320]

test.each([['ship', 'lighthouse'] as const, ['lighthouse', 'ship'] as const])(
  'a ship is smaller than the lighthouse that it passes: %s first',
  (...names) => {
    const things = names.map((name) => thingNamed(name)!)
    const shot = plainShot({
      brief: { place: 'coast', things: names, people: { count: 0, pose: 'stand' }, isAboutThing: true },
    })
    const stage = plainStage(HEIGHT, {
      groundAt: (_x, depth) => HEIGHT / 2 + (1.6 * HEIGHT) / depth,
      subjectZ: 30,
      mirror: 0.6,
    })
    const heightOf = (name: string): number =>
      placeThing(createFilm(WIDTH, HEIGHT), stage, shot, thingNamed(name)!, things, 1).height
    expect(heightOf('ship')).toBeLessThan(heightOf('lighthouse') * 0.6)
  },
)
