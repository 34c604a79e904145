import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { isWholePicture, pictureSize } from './picture-size.ts'

test.each(['png', 'jpeg', 'webp'] as const)('reads the size of a %s file before it is decoded', async (format) => {
  const canvas = createCanvas(321, 45)
  canvas.getContext('2d').fillRect(0, 0, 100, 20)
  const bytes = await canvas.encode(format as 'png')
  expect(pictureSize(bytes)).toEqual({ width: 321, height: 45 })
  expect(pictureSize(bytes.subarray(0, 15))).toBeUndefined()
})

const webp = (kind: string, at: number, ...rest: number[]): Uint8Array => {
  const bytes = new Uint8Array(40)
  bytes.set(Buffer.from(`RIFF\0\0\0\0WEBP${kind}`))
  bytes.set(rest, at)
  return bytes
}

test('reads lossless and plain WebP', () => {
  expect(pictureSize(webp('VP8L', 21, 0x40, 0xc1, 0x0a, 0x00))).toEqual({ width: 321, height: 44 })
  expect(pictureSize(webp('VP8 ', 26, 0x41, 0x01, 0x2d, 0x00))).toEqual({ width: 321, height: 45 })
  expect(pictureSize(webp('ABCD', 21, 1))).toBeUndefined()
})

test('returns no size for other bytes', () => {
  for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\u00ff\u00d8\u00ff\u0000'])
    expect(pictureSize(Buffer.from(text, 'latin1'))).toBeUndefined()
})

test.each(['png', 'jpeg', 'webp'] as const)('N15: detects a %s file that was cut off anywhere', async (format) => {
  const canvas = createCanvas(160, 90)
  const context = canvas.getContext('2d')
  for (let x = 0; x < 160; x += 8) {
    context.fillStyle = `hsl(${x * 3}, 80%, 50%)`
    context.fillRect(x, 0, 8, 90)
  }
  const bytes = await canvas.encode(format as 'png')
  expect(isWholePicture(bytes)).toBe(true)
  expect(isWholePicture(Buffer.concat([bytes, Buffer.from('what an editor adds')]))).toBe(true)
  for (const share of [0.5, 0.9, 0.99]) {
    expect(isWholePicture(bytes.subarray(0, Math.floor(bytes.length * share))), `${share} of it`).toBe(false)
  }
})
