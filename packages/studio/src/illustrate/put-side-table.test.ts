import { expect, test } from 'vitest'
import { createFilm } from './film.ts'
import { createNoise } from './noise.ts'
import type { Shot, Stage } from './painting.ts'
import { paletteFor } from './palettes.ts'
import { belongsOnTable, putOnSideTable } from './put-side-table.ts'
import { thingNamed } from './things/index.ts'

const isOnTable = (name: string) => belongsOnTable(thingNamed(name)!)

test('food and household things belong on tables; shoes, cases and animals on floors', () => {
  expect(['loaf', 'cake', 'kettle', 'cup', 'letter', 'egg', 'radio'].filter((name) => !isOnTable(name))).toEqual([])
  expect(['shoes', 'suitcase', 'cat', 'dog', 'bed', 'piano'].filter(isOnTable)).toEqual([])
})

test('what lies on a table takes a sixth of the width or more, above the captions, away from who is there', () => {
  const world = { palette: 'teal', figure: 'coat', light: 'soft' }
  const brief = {
    place: 'room',
    things: ['loaf'],
    people: { count: 1, pose: 'stand' },
    time: 'day',
    weather: 'clear',
    mood: 'calm',
  } as const
  const stage: Stage = {
    focal: 200,
    horizon: 90,
    cameraHeight: 1.4,
    groundAt: () => 160,
    subjectZ: 4,
    hasGround: true,
    mirror: 0,
    keySide: 1,
    key: [1, 1, 1],
    ambient: [0.3, 0.3, 0.3],
    fog: [0, 0, 0],
    fogPerMetre: 0,
    exposure: 1,
  }
  for (const subjectX of [0.4, 0.6]) {
    const shot: Shot = {
      brief,
      palette: paletteFor(world, 'day', 'clear', 1),
      random: () => 0.5,
      noise: createNoise(() => 0.5),
      horizon: 0.5,
      camera: 'eye',
      lens: 1,
      subjectX,
      size: 'wide',
      isFront: true,
      likeness: 'one',
    }
    const loaf = thingNamed('loaf')!
    const standing = putOnSideTable(createFilm(108, 192), stage, shot, [loaf])!
    expect(standing.height * loaf.aspect).toBeGreaterThan(108 / 6)
    expect(standing.base).toBeLessThan(192 * 0.6)
    expect((standing.x - 54) * (subjectX - 0.5)).toBeLessThan(0)
  }
})
