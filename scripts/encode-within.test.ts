import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { encodeWithin } from './encode-within.ts'

/** Draws noise, which no format can compress well. */
function noise() {
  const canvas = createCanvas(64, 64)
  const context = canvas.getContext('2d')
  const image = context.createImageData(64, 64)
  image.data.forEach((_, i) => (image.data[i] = (i * 2_654_435_761) >>> 24))
  context.putImageData(image, 0, 0)
  return canvas
}

test.each(['webp', 'jpeg'] as const)(
  'encodes a picture with the best quality that its size in bytes allows: %s',
  async (format) => {
    const best = await encodeWithin(noise(), { format, maxBytes: 100_000, bestQuality: 90 })
    const maxBytes = Math.floor(best.length / 2)
    const small = await encodeWithin(noise(), { format, maxBytes, bestQuality: 90 })
    expect(small.length).toBeLessThanOrEqual(maxBytes)
    expect(small.length).toBeGreaterThan(maxBytes / 2)
    expect((await loadImage(small)).width).toBe(64)
  },
)

test('reports if even the worst quality is too large', async () => {
  const wanted = { format: 'webp', maxBytes: 10, bestQuality: 90 } as const
  await expect(encodeWithin(noise(), wanted)).rejects.toThrow('64 × 64 pixels can’t be made as small as 10 bytes')
})
