import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import type { Brief } from '../brief/brief.ts'
import { PLAIN_COLORS } from '../plain-shot.ts'
import { thingNamed } from '../things/index.ts'
import { closeWayFor } from './close-ways.ts'
import { laidFlat } from './laid-flat.ts'
import { sizeBeside } from './still-life/settings.ts'

const waysOf = (name: string): Set<string> => {
  const brief: Brief = {
    place: 'room',
    things: [name],
    people: { count: 0, pose: 'stand' },
    time: 'day',
    weather: 'clear',
    mood: 'calm',
  }
  return new Set(Array.from({ length: 12 }, (_, turn) => closeWayFor(brief, thingNamed(name)!, { turn, index: turn })))
}

it('paper lies, and what has a body stands as it did', () => {
  const letter = thingNamed('letter')!
  expect(laidFlat(letter).aspect).toBeGreaterThan(letter.aspect * 2)
  expect(laidFlat(thingNamed('kettle')!)).toBe(thingNamed('kettle'))
})

it('paper that lies is drawn within its box', () => {
  const ticket = laidFlat(thingNamed('ticket')!)
  const high = 40
  const canvas = createCanvas(Math.ceil(high * ticket.aspect * 1.3), high * 2)
  const context = canvas.getContext('2d')
  context.translate(canvas.width / 2, high * 1.5)
  context.scale(high, high)
  ticket.draw(context, PLAIN_COLORS, 1, createRandom(1))
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const columns = Array.from({ length: canvas.width }, (_, x) => x).filter((x) =>
    Array.from({ length: canvas.height }, (_, y) => data[(y * canvas.width + x) * 4 + 3]!).some((alpha) => alpha > 200),
  )
  expect(columns[0]).toBeGreaterThan(0)
  expect(columns.at(-1)).toBeLessThan(canvas.width - 1)
})

it('no ticket lies behind what is near the eye, and no boots stand on a table', () => {
  expect(waysOf('ticket').has('low')).toBe(false)
  expect([...waysOf('wet shoes')]).toEqual(['floor'])
})

it('what stands beside a letter that lies is no toy', () => {
  const [letter, lamp] = [laidFlat(thingNamed('letter')!), thingNamed('oil lamp')!]
  expect(sizeBeside(letter, 40, lamp, 500)).toBeGreaterThan(80)
  expect(sizeBeside(thingNamed('letter')!, 40, lamp, 500)).toBeLessThan(60)
})
