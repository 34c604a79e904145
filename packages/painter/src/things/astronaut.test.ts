import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import type { Pose } from '../brief/brief.ts'
import { PLAIN_COLORS } from '../plain-shot.ts'
import { astronautIn } from './astronaut.ts'

/** The picture of an astronaut, a hundred high. */
function drawn(pose: Pose, chance: number): Buffer {
  const canvas = createCanvas(100, 120)
  const context = canvas.getContext('2d')
  context.translate(50, 110)
  context.scale(100, 100)
  astronautIn(pose, chance).draw(context, PLAIN_COLORS, 0.5, createRandom('test'))
  return canvas.data()
}

/** The highest row of it. */
function topOf(pose: Pose): number {
  return Math.floor(drawn(pose, 0).findIndex((value, i) => i % 4 === 3 && value > 100) / 400)
}

test('an astronaut is seen in several ways, from behind at most once in three', () => {
  const all = Array.from({ length: 30 }, (_, i) => drawn('stand', i / 30).toString('base64'))
  expect(new Set(all).size).toBe(4)
  const [behind, bare] = [drawn('stand', 0.88).toString('base64'), drawn('stand', 0.95).toString('base64')]
  expect(all.filter((one) => one === behind || one === bare).length).toBeLessThan(10)
})

test('who is told to sit sits, lower than who stands', () => {
  expect(topOf('sit')).toBeGreaterThan(topOf('stand') + 15)
})
