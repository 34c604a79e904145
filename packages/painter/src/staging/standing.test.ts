import { expect, test } from 'vitest'
import { createFilm } from '../light/film.ts'
import { SKY_DEPTH } from '../painting.ts'
import { plainStage } from '../plain-shot.ts'
import { findClearStanding, hiddenShare } from './standing.ts'

const [WIDTH, HEIGHT] = [180, 320]
const stage = plainStage(HEIGHT, { focal: 250, groundAt: (_, depth) => 160 + (1.6 * 250) / depth, subjectZ: 6 })
const PERSON = { x: 90, half: 0.15, metres: 1.7, wished: 0.3, stretch: 1.5 }

/** A floor, and on it a table's top that is so far away, across columns and rows. */
function filmWithTable(depth: number, [left, right]: readonly [number, number], [top, low]: readonly [number, number]) {
  const film = createFilm(WIDTH, HEIGHT)
  film.depth.fill(SKY_DEPTH)
  for (let row = 170; row < HEIGHT; row++) film.depth.fill((1.6 * 250) / (row - 160), row * WIDTH, (row + 1) * WIDTH)
  for (let row = top; row < low; row++) film.depth.fill(depth, row * WIDTH + left, row * WIDTH + right)
  return film
}

test('nobody stands where a low table hides the legs', () => {
  const free = findClearStanding(filmWithTable(5, [0, 0], [0, 0]), stage, PERSON)
  // Narrow, and no higher than the shins of who would stand behind it.
  const top = Math.round(free.base - free.height * 0.2)
  const film = filmWithTable(free.depth * 0.8, [70, 110], [top, Math.round(free.base + 4)])
  expect(hiddenShare(film, free)).toBeGreaterThan(0.1)
  const found = findClearStanding(film, stage, PERSON)
  expect(hiddenShare(film, found)).toBeLessThan(0.1)
})
