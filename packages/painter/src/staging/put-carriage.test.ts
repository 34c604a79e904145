import { expect, test } from 'vitest'
import { createFilm } from '../light/film.ts'
import { SKY_DEPTH } from '../painting.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { putCarriage } from './put-carriage.ts'

const WIDTH = 108
const HEIGHT = 192

function carriageOf(people: 0 | 1 | 2) {
  const film = createFilm(WIDTH, HEIGHT)
  film.depth.fill(SKY_DEPTH)
  const shot = plainShot({ brief: { place: 'corridor', time: 'night' }, subjectX: 0.35 })
  const stage = plainStage(HEIGHT)
  const subject = putCarriage(film, stage, shot, { carriage: { kind: 'carriage', people }, figure: 'coat' })
  const nearest = Math.min(...film.depth)
  const bodies = Array.from(film.depth.keys()).filter((i) => film.depth[i]! < 3)
  return { film, subject, nearest, bodies }
}

test('a carriage fills the frame', () => {
  const { film, bodies } = carriageOf(0)
  expect(Math.max(...film.depth)).toBeLessThan(SKY_DEPTH)
  expect(bodies).toHaveLength(0)
})

test('two sit in it opposite each other, their heads above the captions', () => {
  const { bodies, subject } = carriageOf(2)
  const columns = bodies.map((i) => i % WIDTH)
  expect(columns.filter((x) => x < WIDTH / 3).length).toBeGreaterThan(50)
  expect(columns.filter((x) => x > (WIDTH * 2) / 3).length).toBeGreaterThan(50)
  expect(subject.base - subject.height).toBeLessThan(HEIGHT * 0.56)
  expect(Math.max(...bodies.map((i) => Math.floor(i / WIDTH)))).toBeLessThan(HEIGHT * 0.93)
})

test('one alone has a seat to themselves', () => {
  const columns = carriageOf(1).bodies.map((i) => i % WIDTH)
  expect(Math.max(...columns)).toBeLessThan(WIDTH * 0.6)
})
