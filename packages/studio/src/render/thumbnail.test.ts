import type { Box } from '@dayreel/storyboard'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { CAPTION_LOOKS, type CaptionLook } from '../caption/caption-looks.ts'
import { drawThumbnail } from './thumbnail.ts'

const SIZE = { width: 180, height: 320 }
const LOOK = CAPTION_LOOKS['lit-word']

test.each([
  ['en', 'The lighthouse that moved'],
  ['ja', 'なぜ海は青いのか？本当の理由'],
  ['ar', 'لماذا البحر أزرق'],
  ['en', 'Incomprehensibilitiesofinternationalisation'],
  ['en', 'The lighthouse keeper who answered letters addressed to the sea'],
  ['zh', '这座古老的灯塔在海边矗立了一百多年但是从来没有人知道它为什么每天夜里'],
])('words in %s avoid the platforms’ buttons: %s', async (language, text) => {
  const [plain, written] = await Promise.all(['', text].map((words) => pixelsOf(words, language)))
  const changed = { left: SIZE.width, right: 0, top: SIZE.height, bottom: 0, bright: 0 }
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const at = (y * SIZE.width + x) * 4
      // Only the words are brighter than the grey picture, so all other pixels are skipped.
      if (written![at]! < 200 || plain![at]! > 150) continue
      changed.bright++
      changed.left = Math.min(changed.left, x)
      changed.right = Math.max(changed.right, x)
      changed.top = Math.min(changed.top, y)
      changed.bottom = Math.max(changed.bottom, y)
    }
  expect(changed.bright).toBeGreaterThan(300)
  expect(changed.left).toBeGreaterThanOrEqual(110 / 6)
  expect(changed.right).toBeLessThanOrEqual(910 / 6)
  expect(changed.top).toBeGreaterThanOrEqual(260 / 6)
  expect(changed.bottom).toBeLessThanOrEqual(1460 / 6)
})

test('the same request gives the same file, cropped around the subject', async () => {
  const canvas = createCanvas(640, 320)
  const context = canvas.getContext('2d')
  context.fillRect(0, 0, 640, 320)
  context.fillStyle = '#f00'
  context.fillRect(460, 0, 180, 320)
  const picture = { bytes: canvas.encodeSync('png'), width: 640, height: 320, focus: { x: 0.9, y: 0.5 } }
  const request = { picture, text: 'Red', language: 'en', size: SIZE, look: LOOK }
  const [one, two] = [await drawThumbnail(request), await drawThumbnail(request)]
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  const pixels = await readPixels(await drawThumbnail({ ...request, text: '' }))
  expect(pixels[4 * (SIZE.width * 20 + 5)]).toBeGreaterThan(200)
})

test('its words on a board stand on strips, and nothing else becomes darker', async () => {
  const canvas = createCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SIZE.width, SIZE.height)
  const picture = { bytes: canvas.encodeSync('png'), ...SIZE, focus: { x: 0.5, y: 0.3 } }
  const request = { picture, text: 'Words', language: 'en', size: SIZE, look: LOOK }
  const [dark, light] = await Promise.all(
    [request, { ...request, picture: { ...picture, isFlat: true as const } }].map(async (each) =>
      readPixels(await drawThumbnail(each)),
    ),
  )
  const corner = 4 * (SIZE.width * SIZE.height - 1)
  expect([dark![corner]! < 150, light![corner]! > 245]).toEqual([true, true])
  const strip = light!.filter((value, i) => i % 4 === 0 && value < 40).length
  expect(strip).toBeGreaterThan(600)
})

test('its words have the colours of the style', async () => {
  const look: CaptionLook = {
    ...LOOK,
    colors: { ...LOOK.colors, plain: '#00ff00', lit: '#00ff00', outline: '#00ff00' },
  }
  const pixels = await pixelsOf('The lighthouse that moved', 'en', look)
  const rows = Array.from({ length: SIZE.height }, (_, y) => y).filter((y) =>
    Array.from({ length: SIZE.width }, (_, x) => 4 * (y * SIZE.width + x)).some(
      (at) => pixels[at + 1]! > 200 && pixels[at]! < 60,
    ),
  )
  expect(rows.length).toBeGreaterThan(20)
})

test.each([
  ['below a subject', { left: 0.1, top: 0.1, right: 0.9, bottom: 0.5 }],
  ['above a subject', { left: 0.1, top: 0.45, right: 0.9, bottom: 0.95 }],
])('places the words %s', async (_, box) => {
  const pixels = await pixelsOf('The lighthouse that moved', 'en', LOOK, [box])
  const rows = Array.from({ length: SIZE.height }, (_row, y) => y).filter((y) =>
    Array.from({ length: SIZE.width }, (_column, x) => pixels[4 * (y * SIZE.width + x)]!).some((red) => red > 200),
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const y of [rows[0]!, rows.at(-1)!]) expect(y / SIZE.height < box.top || y / SIZE.height > box.bottom).toBe(true)
})

test('rejects an unreadable picture', async () => {
  const picture = { bytes: new Uint8Array([1, 2, 3]), width: 1, height: 1, focus: { x: 0.5, y: 0.5 } }
  await expect(drawThumbnail({ picture, text: 'x', language: 'en', size: SIZE, look: LOOK })).rejects.toMatchObject({
    code: 'picture-unreadable',
  })
})

async function pixelsOf(
  text: string,
  language: string,
  look = LOOK,
  subjects?: readonly Box[],
): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#777'
  context.fillRect(0, 0, SIZE.width, SIZE.height)
  const picture = { bytes: canvas.encodeSync('png'), ...SIZE, focus: { x: 0.5, y: 0.5 }, ...(subjects && { subjects }) }
  return readPixels(await drawThumbnail({ picture, text, language, size: SIZE, look }))
}

async function readPixels(jpeg: Uint8Array): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(jpeg), 0, 0)
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data
}
