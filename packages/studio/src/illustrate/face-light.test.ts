import { expect, test } from 'vitest'
import { createRandom } from '../lib/random.ts'
import { faceLift, liftedSkin } from './face-light.ts'
import { createFilm } from './film.ts'
import { createNoise } from './noise.ts'
import type { Shot, ShotSize, Stage, ThingColors } from './painting.ts'
import { paletteFor } from './palettes.ts'
import { readInk } from './things/inks.ts'

const COLORS: ThingColors = {
  lit: '#f0dcc8',
  shade: '#302838',
  rim: '#ffe3b3',
  dark: '#141930',
  glow: '#ffcf73',
  accent: '#d4553a',
  accent2: '#3f94a0',
}
const STAGE: Stage = {
  focal: 100,
  horizon: 50,
  cameraHeight: 1.6,
  groundAt: () => 90,
  subjectZ: 5,
  hasGround: true,
  mirror: 0,
  keySide: 1,
  key: [1, 1, 1],
  ambient: [0.4, 0.4, 0.4],
  fog: [0, 0, 0],
  fogPerMetre: 0,
  exposure: 1,
}

function liftIn(light: number, size: ShotSize = 'medium', gain = 1): number {
  const film = createFilm(90, 160)
  film.light.fill(light)
  const random = createRandom(1)
  const shot: Shot = {
    brief: {
      place: 'room',
      things: [],
      people: { count: 1, pose: 'stand' },
      time: 'day',
      weather: 'clear',
      mood: 'calm',
    },
    palette: paletteFor({ palette: 'ember', figure: 'coat', light: 'soft' }, 'day', 'clear', 3),
    random,
    noise: createNoise(random),
    camera: 'eye',
    horizon: 0.5,
    lens: 0.8,
    subjectX: 0.5,
    size,
    isFront: true,
    likeness: '',
  }
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

test('skin in more light keeps its hue', () => {
  const [red, green, blue] = readInk(liftedSkin('#8d6850', 2))
  expect(red).toBeGreaterThan(0x8d)
  expect(red / green).toBeCloseTo(0x8d / 0x68, 1)
  expect(green / blue).toBeCloseTo(0x68 / 0x50, 1)
})
