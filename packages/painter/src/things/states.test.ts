import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { PLAIN_COLORS } from '../plain-shot.ts'
import { thingNamed } from './index.ts'

const HIGH = 100

/** Red, green, blue and opacity of a thing within a box, in hundredths of its height from the middle of its foot; the mean of all. */
function meanWithin(name: string, [left, top, right, bottom]: readonly [number, number, number, number]): number[] {
  const canvas = createCanvas(HIGH * 4, HIGH * 2)
  const context = canvas.getContext('2d')
  context.translate(HIGH * 2, HIGH * 1.5)
  context.scale(HIGH, HIGH)
  thingNamed(name)!.draw(context, PLAIN_COLORS, 1, createRandom(1))
  const { data } = context.getImageData(HIGH * 2 + left, HIGH * 1.5 + top, right - left, bottom - top)
  const sums = [0, 0, 0, 0]
  for (let i = 0; i < data.length; i++) sums[i % 4]! += data[i]!
  return sums.map((sum) => (sum * 4) / data.length)
}

const lightOf = ([red, green, blue]: number[]): number => (red! + green! + blue!) / 3

it('of two cups one is full and steams, the other shows its china down to the dregs', () => {
  const full = meanWithin('full and empty cup', [-62, -60, -42, -52])
  const empty = meanWithin('full and empty cup', [38, -55, 58, -47])
  expect(lightOf(empty)).toBeGreaterThan(lightOf(full) * 1.4)
  expect(meanWithin('full and empty cup', [-70, -85, -30, -70])[3]).toBeGreaterThan(3)
  expect(meanWithin('full and empty cup', [30, -85, 70, -70])[3]).toBe(0)
})

it('a kettle steams where it boils only', () => {
  const spout = [36, -98, 66, -60] as const
  expect(meanWithin('kettle', spout)[3]).toBe(0)
  expect(meanWithin('boiling kettle', spout)[3]).toBeGreaterThan(3)
})

it('boots that are wet stand in a pool', () => {
  const pool = [52, -1, 72, 3] as const
  expect(meanWithin('wet shoes', pool)[3]).toBeGreaterThan(meanWithin('shoes', pool)[3]! + 60)
})
