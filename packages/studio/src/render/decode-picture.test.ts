import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { AV_LOG_QUIET } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { expect, test } from 'vitest'
import { coverCrop } from './cover-crop.ts'
import { decodePicture } from './decode-picture.ts'
import { largestPicture, layoutPicture } from './picture-planes.ts'

Log.setLevel(AV_LOG_QUIET)

const VIDEO = { width: 90, height: 160 }
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

const files: [string, (canvas: Canvas) => Uint8Array][] = [
  ['png', (canvas) => canvas.encodeSync('png')],
  ['jpeg', (canvas) => canvas.encodeSync('jpeg', 95)],
  ['webp', (canvas) => canvas.encodeSync('webp', 95)],
]

test.each(files)('converts a %s to limited-range BT.709', (_, encode) => {
  for (const [red, green, blue] of [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
    [0, 0, 0],
    [120, 60, 200],
  ] as const) {
    const canvas = paint(90, 160, `rgb(${red} ${green} ${blue})`)
    const { planes } = decode(encode(canvas))
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    const expected = [
      16 + (219 / 255) * luma,
      128 + ((224 / 255) * (blue - luma)) / 1.8556,
      128 + ((224 / 255) * (red - luma)) / 1.5748,
    ]
    planes.forEach((plane, i) => expect(Math.abs(plane(0.5, 0.5) - expected[i]!)).toBeLessThan(3.5))
  }
})

test('crops a wide picture around the subject', () => {
  const canvas = paint(640, 320, 'black')
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(400, 0, 240, 320)
  const { crop } = coverCrop({ width: 640, height: 320, focus: { x: 400 / 640, y: 0.5 } }, VIDEO)
  const { planes, size } = decode(canvas.encodeSync('png'), crop)
  expect(planes[0](0.4, 0.5)).toBe(16)
  expect(planes[0](0.6, 0.5)).toBe(235)
  // The crop is 180 pixels wide, twice the video's width, so it is stored at the maximum of 1.25 times the video's
  // size.
  expect(size.width).toBe(112)
})

test('the border repeats the edges', () => {
  const canvas = paint(90, 160, 'black')
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 90, 4)
  const { bytes, size } = decode(canvas.encodeSync('png'))
  const { offset, stride, width, height } = layoutPicture(size).planes[0]
  expect(bytes[offset - 3 * stride - 16]).toBe(235)
  expect(bytes[offset + (height - 1) * stride + width + 20]).toBe(16)
  expect(bytes[offset + (height + 2) * stride - 2]).toBe(16)
})

test.each([
  ['nothing', new Uint8Array(0)],
  ['text', new TextEncoder().encode('not a picture at all')],
  ['half a PNG', paint(200, 300, 'red').encodeSync('png').subarray(0, 120)],
  ['a JPEG that ends after its header', paint(200, 300, 'red').encodeSync('jpeg').subarray(0, 200)],
])('rejects %s', (_, bytes) => {
  expect(() => decode(bytes)).toThrow(expect.objectContaining({ code: 'picture-unreadable' }))
})

type PlaneReader = (x: number, y: number) => number

function decode(file: Uint8Array, crop = WHOLE) {
  const bytes = new Uint8Array(largestPicture(VIDEO))
  const size = decodePicture(file, crop, VIDEO, bytes)
  const planes = layoutPicture(size).planes.map(
    ({ offset, stride, width, height }): PlaneReader =>
      (x, y) =>
        bytes[offset + Math.floor(y * height) * stride + Math.floor(x * width)]!,
  ) as [PlaneReader, PlaneReader, PlaneReader]
  return { planes, size, bytes }
}

function paint(width: number, height: number, colour: string): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return canvas
}
