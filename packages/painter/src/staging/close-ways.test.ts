import { expect, test } from 'vitest'
import type { Brief, CloseWay } from '../brief/brief.ts'
import { plainShot } from '../plain-shot.ts'
import { thingNamed } from '../things/index.ts'
import { closeWayFor } from './close-ways.ts'

const ROOM: Partial<Brief> = { place: 'room', room: 'kitchen', people: { count: 0, pose: 'stand' } }

function waysOf(name: string, change: Partial<Brief> = {}, count = 12): CloseWay[] {
  const { brief } = plainShot({ brief: { ...ROOM, things: [name], ...change } })
  return Array.from({ length: count }, (_, index) => closeWayFor(brief, thingNamed(name)!, { turn: index + 5, index }))
}

test.each(['kettle', 'letter', 'cup', 'loaf'])('no two of five scenes of a %s are composed alike', (name) => {
  for (let first = 0; first < 7; first++) expect(new Set(waysOf(name).slice(first, first + 5)).size).toBeGreaterThan(3)
  expect(new Set(waysOf(name).slice(0, 5)).size).toBe(5)
})

test('the same thing is seen from straight above once in a video', () => {
  expect(waysOf('letter').filter((way) => way === 'above')).toHaveLength(1)
})

test('a key that nothing holds lies, in every scene', () => {
  expect(new Set(waysOf('key'))).toEqual(new Set(['above']))
})

test('an archive has shelves and no windows', () => {
  const ways = waysOf('letter', { room: 'archive' })
  expect(ways).toContain('shelf')
  expect(ways).not.toContain('window')
})

test('under the open sky nothing stands on shelves, tables or at windows', () => {
  for (const place of ['forest', 'coast', 'planet'] as const)
    for (const way of waysOf('stone', { place })) expect(['ground', 'low']).toContain(way)
})

test('a dog is on the floor; a cat is at the window, too; out of doors both are on the ground', () => {
  expect(new Set(waysOf('sleeping dog'))).toEqual(new Set(['floor']))
  expect(new Set(waysOf('cat'))).toEqual(new Set(['floor', 'window']))
  expect(new Set(waysOf('cat', { place: 'field' }))).toEqual(new Set(['ground']))
})

test('whoever has to do with a thing is seen with it', () => {
  const ways = waysOf('cake', { people: { count: 1, pose: 'stand' } })
  for (const way of ways) expect(['table', 'low', 'window', 'room']).toContain(way)
})

test('boots and chests stay on the floor, and a cat may sit at the window', () => {
  for (const name of ['shoes', 'chest', 'suitcase'])
    for (const way of waysOf(name)) expect(['table', 'low', 'floor']).toContain(way)
  expect(waysOf('cat')).toContain('window')
})

test('a clock stands wherever a cup does, and a pocket watch hangs or lies', () => {
  expect(new Set(waysOf('clock')).size).toBeGreaterThan(4)
  expect(new Set(waysOf('pocket watch'))).toEqual(new Set(['above', 'hanging']))
})

test('a macro lens sees no room whole', () => {
  const { brief } = plainShot({ brief: { ...ROOM, things: ['cup'] } })
  const ways = Array.from({ length: 8 }, (_, index) =>
    closeWayFor(brief, thingNamed('cup')!, { turn: index, index, isMacro: true }),
  )
  expect(new Set(ways).size).toBeGreaterThan(2)
  for (const way of ways) expect(['room', 'shelf']).not.toContain(way)
})

test('where the words have a thing lie, there it lies', () => {
  for (const way of waysOf('cup', { lies: ['window'] })) expect(way).toBe('window')
  for (const way of waysOf('box', { lies: ['floor'] })) expect(way).toBe('floor')
  // What the place does not have is not made up.
  expect(waysOf('stone', { place: 'forest', lies: ['shelf'] })).not.toContain('shelf')
})
