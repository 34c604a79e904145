import { expect, test } from 'vitest'
import { createFilm } from '../light/film.ts'
import { createNoise } from '../noise.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { belongsOnTable, putOnSideTable } from './put-side-table.ts'
import { thingNamed } from '../things/index.ts'

const isOnTable = (name: string) => belongsOnTable(thingNamed(name)!)

test('food and household things belong on tables; shoes, cases and animals on floors', () => {
  expect(['loaf', 'cake', 'kettle', 'cup', 'letter', 'egg', 'radio'].filter((name) => !isOnTable(name))).toEqual([])
  expect(['shoes', 'suitcase', 'cat', 'dog', 'sleeping dog', 'bed', 'piano'].filter(isOnTable)).toEqual([])
})

test('what lies on a table takes a sixth of the width or more, above the captions, away from who is there', () => {
  const stage = plainStage(180, {
    focal: 200,
    cameraHeight: 1.4,
    groundAt: () => 160,
    subjectZ: 4,
    ambient: [0.3, 0.3, 0.3],
    fog: [0, 0, 0],
    fogPerMetre: 0,
  })
  for (const subjectX of [0.4, 0.6]) {
    const shot = plainShot({
      brief: { place: 'room', things: ['loaf'] },
      random: () => 0.5,
      noise: createNoise(() => 0.5),
      lens: 1,
      subjectX,
      likeness: 'one',
    })
    const loaf = thingNamed('loaf')!
    const standing = putOnSideTable(createFilm(108, 192), stage, shot, [loaf])!
    expect(standing.height * loaf.aspect).toBeGreaterThan(108 / 6)
    expect(standing.base).toBeLessThan(192 * 0.6)
    expect((standing.x - 54) * (subjectX - 0.5)).toBeLessThan(0)
  }
})
