import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import type { WallStuff } from '../places/town-style.ts'
import { createBrush } from '../things/brush.ts'
import { paintRoomWall } from './door-walls.ts'
import { paintHouseFront } from './house-fronts.ts'

const COLORS = {
  lit: '#e8dcc8',
  shade: '#5a5a68',
  rim: '#fff4e0',
  dark: '#14141a',
  glow: '#ffd890',
  accent: '#c04030',
  accent2: '#3070a0',
}
const EXTENT = { left: -60, right: 60, top: -130, bottom: 80 }

const isGrey = ([red, , blue]: number[]): boolean => Math.abs(red! - blue!) < 28

/** Mean colour of a part of a wall, in hundredths of the door's height. */
function meanOf(paint: (brush: ReturnType<typeof createBrush>) => void, [x, y]: [number, number]): number[] {
  const canvas = createCanvas(240, 420)
  const context = canvas.getContext('2d')
  context.translate(120, 260)
  context.scale(2, 2)
  paint(createBrush(context, COLORS, 1))
  const { data } = context.getImageData(120 + x * 2, 260 + y * 2, 24, 24)
  return [0, 1, 2].map((c) => {
    let sum = 0
    for (let i = c; i < data.length; i += 4) sum += data[i]!
    return Math.round(sum / (data.length / 4))
  })
}

test('house fronts are of other stuffs than brick', () => {
  const stuffs: readonly WallStuff[] = ['brick', 'plaster', 'stone', 'clapboard', 'timber']
  const walls = stuffs.map((stuff) =>
    meanOf(
      (brush) =>
        paintHouseFront(brush, EXTENT, createRandom('front'), {
          stuff,
          hasShutters: false,
          hasFlowers: false,
          isInhabited: false,
        }),
      [-56, -30],
    ),
  )
  expect(new Set(walls.map(String)).size).toBe(stuffs.length)
})

test('before a wall with a door not every floor is of planks', () => {
  const floors = Array.from({ length: 8 }, (_, i) =>
    meanOf((brush) => paintRoomWall(brush, EXTENT, createRandom(`room ${i}`), 'paper'), [-50, 30]),
  )
  expect(floors.some(isGrey)).toBe(true)
  expect(floors.every(isGrey)).toBe(false)
})
