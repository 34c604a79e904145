import { createCanvas, loadImage } from '@napi-rs/canvas'
import { STYLES } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import type { Pixels } from '../light/grade.ts'
import { createFilm } from '../light/film.ts'
import { paintWhole } from '../paint-whole.ts'
import { fillFromAround } from './fill-from-around.ts'
import { cutShapes } from './flat-shapes.ts'
import { findSubjectMask } from './subject-mask.ts'
import { balanceWhite } from './toning.ts'

const WIDTH = 60
const HEIGHT = 100

/** Ground that runs away evenly, with somebody upright on it and a companion a little behind. */
function sceneWithTwo(): Parameters<typeof findSubjectMask>[0] {
  const film = createFilm(WIDTH, HEIGHT)
  for (let y = 50; y < HEIGHT; y++) film.depth.fill(200 / (y - 48), y * WIDTH, (y + 1) * WIDTH)
  const stand = (left: number, right: number, depth: number): void => {
    for (let y = 30; y < 80; y++) film.depth.fill(depth, y * WIDTH + left, y * WIDTH + right)
  }
  stand(20, 30, 6.3)
  stand(34, 40, 6.7)
  return { film, company: [6.3] } as unknown as Parameters<typeof findSubjectMask>[0]
}

describe('subject', () => {
  test('is found with its companion, without the ground at the same distance', () => {
    const { on, box } = findSubjectMask(sceneWithTwo())
    expect(on.reduce((sum, isOn) => sum + isOn, 0)).toBe(50 * 10 + 48 * 6)
    expect(box).toEqual({ left: 20, right: 39, top: 30, bottom: 79 })
  })

  test('taken out, leaves nothing of its colour', () => {
    const mask = findSubjectMask(sceneWithTwo())
    const bytes = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(90)
    for (const [i, isOn] of mask.on.entries()) if (isOn === 1) bytes.fill(250, i * 4, i * 4 + 4)
    fillFromAround({ width: WIDTH, height: HEIGHT, bytes }, mask)
    const red = mask.on.map((_, i) => bytes[i * 4]!)
    expect(red.filter((value, i) => mask.on[i] === 1 && Math.abs(value - 90) > 1)).toHaveLength(0)
  })
})

test('shapes cut from a noisy picture are flat, few-coloured and bounded smoothly', () => {
  const bytes = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const noise = ((i * 7919) % 41) - 20
    const value = (i % WIDTH) + Math.floor(i / WIDTH) * 0.4 < 45 ? 70 : 180
    bytes.fill(value + noise, i * 4, i * 4 + 3)
  }
  cutShapes(
    { width: WIDTH, height: HEIGHT, bytes },
    {
      zones: new Int8Array(WIDTH * HEIGHT),
      counts: [2],
      scale: 2,
      radius: 2,
      box: { left: 0, top: 0, right: WIDTH, bottom: HEIGHT },
    },
  )
  const counts = new Map<number, number>()
  for (let i = 0; i < WIDTH * HEIGHT; i++) counts.set(bytes[i * 4]!, (counts.get(bytes[i * 4]!) ?? 0) + 1)
  const most = [...counts.values()].sort((a, b) => b - a)
  expect(most[0]! + most[1]!).toBeGreaterThan(WIDTH * HEIGHT * 0.93)
  expect(counts.size).toBeGreaterThan(2)
})

test('white balance takes a cast away and leaves black and white', () => {
  const pixels: Pixels = { width: 4, height: 1, bytes: Uint8ClampedArray.from([200, 150, 90, 255, 160, 120, 70, 255]) }
  balanceWhite(pixels, 1)
  const [red, green, blue] = [0, 1, 2].map((c) => pixels.bytes[c]! + pixels.bytes[4 + c]!)
  expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(16)
  const ends: Pixels = {
    width: 3,
    height: 1,
    bytes: Uint8ClampedArray.from([0, 0, 0, 255, 255, 255, 255, 255, 90, 60, 30, 255]),
  }
  balanceWhite(ends, 1)
  expect([...ends.bytes.subarray(0, 8)]).toEqual([0, 0, 0, 255, 255, 255, 255, 255])
})

describe('who the picture is about stands out in', () => {
  test.each(STYLES.map(({ name }) => name))('%s', async (style) => {
    const picture = paintWhole({
      prompt: 'coast at dusk, one person standing',
      text: '',
      notes: '',
      style,
      world: { palette: 'ember', figure: 'coat', light: 'soft' },
      seed: 11,
      index: 1,
      count: 8,
      width: 180,
      height: 320,
    })
    const canvas = createCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context.drawImage(await loadImage(Buffer.from(picture.bytes)), 0, 0)
    // The focus is on the chest; a little of the figure's breadth and what is beside it.
    const x = Math.round(picture.focus.x * 180)
    const y = Math.round(picture.focus.y * 320)
    const { data } = context.getImageData(Math.max(0, x - 40), y - 12, 80, 36)
    let least = 255
    let most = 0
    for (let i = 0; i < data.length; i += 4) {
      const grey = data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11
      least = Math.min(least, grey)
      most = Math.max(most, grey)
    }
    expect(most - least).toBeGreaterThan(50)
  })
})
