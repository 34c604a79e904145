import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { findFocus } from './find-focus.ts'
import { fitOwnPicture } from './own-picture.ts'

const SIZE = { width: 1_600, height: 900 }

/** A sky over a meadow, both with soft changes of light, and a red balloon at a place. */
function landscape(balloon?: { x: number; y: number }, { width, height } = SIZE): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#4a7fb5')
  sky.addColorStop(0.6, '#b8d4ea')
  sky.addColorStop(0.61, '#4f7a3a')
  sky.addColorStop(1, '#35562a')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  if (balloon !== undefined) {
    context.fillStyle = '#d02020'
    context.beginPath()
    context.arc(balloon.x * width, balloon.y * height, height / 9, 0, 2 * Math.PI)
    context.fill()
  }
  return canvas
}

test.each([
  { x: 0.2, y: 0.3 },
  { x: 0.85, y: 0.25 },
  { x: 0.7, y: 0.75 },
  { x: 0.5, y: 0.5 },
])('finds what stands out at $x, $y', ({ x, y }) => {
  const focus = findFocus(landscape({ x, y }))
  expect(Math.abs(focus.x - x)).toBeLessThan(0.05)
  expect(Math.abs(focus.y - y)).toBeLessThan(0.06)
})

test('looks near the middle if nothing stands out', () => {
  for (const canvas of [landscape(), createCanvas(300, 200), createCanvas(1, 1), createCanvas(2_000, 1)]) {
    const { x, y } = findFocus(canvas)
    expect(Math.hypot(x - 0.5, y - 0.45)).toBeLessThan(0.2)
  }
})

test('a portrait cut from a landscape shows what stands out', async () => {
  const bytes = await landscape({ x: 0.85, y: 0.4 }).encode('jpeg')
  const { focus, width, height } = await fitOwnPicture(bytes, 450, 800)
  expect([width, height]).toEqual([450, 800])
  // At the edge of the landscape, the window cannot move further.
  expect(focus.x).toBeGreaterThan(0.4)
  expect(focus.x).toBeLessThan(0.7)
  expect(Math.abs(focus.y - 0.4)).toBeLessThan(0.06)
})
