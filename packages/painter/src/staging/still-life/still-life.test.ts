import { expect, test } from 'vitest'
import { createFilm } from '../../light/film.ts'
import type { Brief, CloseWay, Weather } from '../../brief/brief.ts'
import type { Film } from '../../painting.ts'
import { plainShot, plainStage } from '../../plain-shot.ts'
import { thingNamed } from '../../things/index.ts'
import { putLedge } from '../ledge.ts'
import { putCloseThing } from '../put-close-thing.ts'
import { stageOf } from '../stage-of.ts'

const [WIDTH, HEIGHT] = [90, 160]
/** Metres to the wall of the place behind. */
const WALL = 4

function paint(way: CloseWay, name: string, brief: Partial<Brief>, figure?: string): Film {
  const film = createFilm(WIDTH, HEIGHT)
  film.light.fill(0.3)
  film.depth.fill(WALL)
  const shot = plainShot({
    brief: { people: { count: 0, pose: 'stand' }, ...brief },
    way,
    size: 'insert',
    subjectX: 0.6,
  })
  putCloseThing(film, plainStage(HEIGHT), shot, thingNamed(name)!, [], { closeness: 1, figure })
  return film
}

function lightAt({ light }: Film, left: number, top: number, wide: number, tall: number): number {
  let sum = 0
  for (let y = top; y < top + tall; y++) for (let x = left; x < left + wide; x++) sum += light[(y * WIDTH + x) * 3 + 1]!
  return sum / (wide * tall)
}

test.each(['shelf', 'window', 'above'] as const)(
  'shown by %s nothing of the place is seen, so that it need not be painted',
  (way) => {
    const film = paint(way, 'letter', { place: 'room' })
    expect(film.depth.filter((depth) => depth >= WALL)).toHaveLength(0)
  },
)

test('a place that will not be seen is painted small, and its stage is that of the whole picture', () => {
  const widths: number[] = []
  const stage = stageOf(
    (film) => {
      widths.push(film.width)
      return plainStage(film.height)
    },
    createFilm(WIDTH, HEIGHT),
    plainShot({}),
  )
  expect(widths).toEqual([18])
  expect(stage.horizon).toBe(HEIGHT / 2)
  expect(stage.groundAt(10, 5)).toBeCloseTo(HEIGHT * 0.8)
})

test('on a shelf of an archive the thing is lit and its neighbours are in the dark', () => {
  const film = paint('shelf', 'letter', { place: 'room', room: 'archive' })
  expect(lightAt(film, 40, 60, 24, 24)).toBeGreaterThan(lightAt(film, 0, 100, 90, 50) * 3)
})

/** Pixels of the upper half that are so many metres away. */
function near(film: Film, least: number, most: number): number {
  return film.depth.slice(0, WIDTH * 75).filter((depth) => depth > least && depth < most).length
}

test('whoever has to do with a thing sits behind the table, or is looked past', () => {
  const brief = { place: 'room', people: { count: 1, pose: 'stand' } } as const
  expect(near(paint('table', 'cake', brief, 'coat'), 1.4, 1.6)).toBeGreaterThan(600)
  expect(near(paint('table', 'cake', brief), 1.4, 1.6)).toBe(0)
  const [past, free] = [paint('low', 'cake', brief, 'coat'), paint('low', 'cake', brief)]
  const changed = past.light.filter((light, i) => Math.abs(light - free.light[i]!) > 0.02)
  expect(changed.length).toBeGreaterThan(1000)
})

function panes(weather: Weather): Float32Array {
  return paint('window', 'cup', { place: 'room', weather }).light.slice(0, WIDTH * 70 * 3)
}

test('rain and snow are seen on the panes', () => {
  expect(panes('rain')).not.toEqual(panes('clear'))
  expect(panes('snow')).not.toEqual(panes('clear'))
})

test('in the open there lies what lies about there, in no window’s light', () => {
  const [forest, sea] = (['forest', 'sea'] as const).map((place) => paint('ground', 'box', { place }))
  expect(forest!.light).not.toEqual(sea!.light)
  // Its foot is on the ground, the ground goes down to the lower edge.
  expect(forest!.depth.slice(WIDTH * 120).every((depth) => depth < 1)).toBe(true)
})

test('hands lie on a table of the room that they are in', () => {
  const [kitchen, laboratory] = (['room', 'laboratory'] as const).map((place) => {
    const film = createFilm(WIDTH, HEIGHT)
    putLedge(film, plainStage(HEIGHT), plainShot({ brief: { place } }), 'wood', HEIGHT * 0.3)
    return film
  })
  expect(kitchen!.light).not.toEqual(laboratory!.light)
})
