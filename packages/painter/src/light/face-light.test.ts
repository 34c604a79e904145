import { expect, test } from 'vitest'
import { faceLift, liftedSkin } from './face-light.ts'
import { createFilm } from './film.ts'
import type { ShotSize } from '../brief/brief.ts'
import type { ThingColors } from '../painting.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { readInk } from '../things/inks.ts'

const COLORS: ThingColors = {
  lit: '#f0dcc8',
  shade: '#302838',
  rim: '#ffe3b3',
  dark: '#141930',
  glow: '#ffcf73',
  accent: '#d4553a',
  accent2: '#3f94a0',
}
const STAGE = plainStage(100, { groundAt: () => 90, fog: [0, 0, 0], fogPerMetre: 0 })

function liftIn(light: number, size: ShotSize = 'medium', gain = 1): number {
  const film = createFilm(90, 160)
  film.light.fill(light)
  const shot = plainShot({ seed: 1, brief: { place: 'room' }, size })
  return faceLift(film, STAGE, shot, { head: { x: 45, y: 60, reach: 12 }, skin: '#8d6850', colors: COLORS, gain })
}

test('before a bright wall a face gets more light than before a dark one, but for shapes far off', () => {
  expect(liftIn(0.4)).toBeGreaterThan(liftIn(0.02) * 1.3)
  expect(liftIn(0.4, 'vast')).toBe(1)
  expect(liftIn(50)).toBeLessThanOrEqual(4)
})

test('a face in glaring light is held back, though not put out', () => {
  expect(liftIn(0.4, 'medium', 8)).toBeLessThan(1)
  expect(liftIn(0.4, 'medium', 800)).toBe(0.5)
})

const hueOf = ([red, green, blue]: readonly number[]) => (green! - blue!) / (red! - blue!)

test('skin in more light keeps its hue, and is warmed rather than bleached', () => {
  const own = readInk('#8d6850')
  const lifted = readInk(liftedSkin('#8d6850', 2))
  expect(lifted[0]).toBeGreaterThan(own[0])
  expect(hueOf(lifted)).toBeCloseTo(hueOf(own), 1)
  expect(lifted[0] / lifted[2]).toBeGreaterThan((own[0] / own[2]) * 1.1)
})

test('at night a face is darker than by day, and no white spot', () => {
  const film = createFilm(90, 160)
  film.light.fill(0.9)
  const liftAt = (time: 'day' | 'night') =>
    faceLift(film, STAGE, plainShot({ seed: 1, brief: { place: 'room', time }, size: 'medium' }), {
      head: { x: 45, y: 60, reach: 12 },
      skin: '#d8b299',
      colors: COLORS,
      gain: 1,
    })
  expect(liftAt('night')).toBeLessThan(liftAt('day') * 0.5)
})

test('dark skin stays darker than pale skin before the brightest wall', () => {
  const film = createFilm(90, 160)
  film.light.fill(0.9)
  const shownOf = (skin: string) => {
    const head = { x: 45, y: 60, reach: 12 }
    const shot = plainShot({ seed: 1, brief: { place: 'room' }, size: 'medium' })
    const [red] = readInk(liftedSkin(skin, faceLift(film, STAGE, shot, { head, skin, colors: COLORS, gain: 0.4 })))
    return red
  }
  expect(shownOf('#7c5f50')).toBeLessThan(shownOf('#d8b299') * 0.85)
})
