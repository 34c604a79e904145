import { expect, it } from 'vitest'
import { createFilm } from '../light/film.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { BUILT_PLACES } from '../places/built.ts'
import { thingNamed } from '../things/index.ts'
import { putCloseThing } from './put-close-thing.ts'
import { findOwnLight, isInOwnHouse, withHouse } from './put-lit-window.ts'

const [WIDTH, HEIGHT] = [90, 160]
const WINDOW = thingNamed('lit window')!

const shotOf = (things: readonly string[], isDeserted: boolean) =>
  plainShot({
    seed: 3,
    brief: { place: 'village', things, people: { count: 0, pose: 'stand' }, time: 'night', isDeserted },
    camera: 'eye',
    horizon: 0.54,
    lens: 0.78,
    size: 'wide',
  })

it('from near is in the wall of a house, which goes to the edges of the picture, and above the captions', () => {
  const film = createFilm(WIDTH, HEIGHT)
  const shot = { ...shotOf(['lit window'], false), size: 'insert' as const }
  const standing = putCloseThing(film, plainStage(HEIGHT, {}), shot, WINDOW, [], { closeness: 1, figure: undefined })
  expect(new Set(film.depth).size).toBe(1)
  expect(standing.base).toBeLessThan(HEIGHT * 0.6)
})

it('is in one of the houses of a village, even where everybody else has left', () => {
  expect(isInOwnHouse(WINDOW, { place: 'village', things: ['lit window'] })).toBe(true)
  const [lit, dark] = [['lit window'], []].map((things) => {
    const film = createFilm(WIDTH, HEIGHT)
    const shot = shotOf(things, true)
    const stage = BUILT_PLACES.village(film, shot)
    const { x, base, height } = findOwnLight(film, stage, shot)
    const at = (Math.floor(base - height / 2) * WIDTH + Math.floor(x)) * 3
    return film.light[at]! / Math.max(1e-4, film.light[at + 2]!)
  }) as [number, number]
  // Warm, where all else is moonlight.
  expect(lit).toBeGreaterThan(dark * 2)
})

it('is in a house where none stands yet', () => {
  expect(isInOwnHouse(WINDOW, { place: 'field', things: ['lit window'] })).toBe(false)
  expect(withHouse(WINDOW, [WINDOW]).name).toBe('house')
})
