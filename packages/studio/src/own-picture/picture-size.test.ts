import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

test.each(['png', 'jpeg', 'webp'] as const)('a %s file tells its size before it is decoded', async (format) => {
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

test('lossless and plain WebP are read too', () => {
  expect(pictureSize(webp('VP8L', 21, 0x40, 0xc1, 0x0a, 0x00))).toEqual({ width: 321, height: 44 })
  expect(pictureSize(webp('VP8 ', 26, 0x41, 0x01, 0x2d, 0x00))).toEqual({ width: 321, height: 45 })
  expect(pictureSize(webp('ABCD', 21, 1))).toBeUndefined()
})

test('anything else has none', () => {
  for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\u00ff\u00d8\u00ff\u0000'])
    expect(pictureSize(Buffer.from(text, 'latin1'))).toBeUndefined()
})
