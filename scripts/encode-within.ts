import type { Canvas } from '@napi-rs/canvas'

const QUALITY_STEP = 4

/**
 * A picture as bytes, as good as their number allows.
 *
 * @param options.bestQuality 1–100, tried first.
 * @throws {Error} where even the worst quality is too large.
 */
export async function encodeWithin(
  canvas: Canvas,
  { format, maxBytes, bestQuality }: { format: 'webp' | 'jpeg'; maxBytes: number; bestQuality: number },
): Promise<Buffer> {
  for (let quality = bestQuality; quality > 0; quality -= QUALITY_STEP) {
    // Two calls, for two signatures.
    const encoded = await (format === 'webp' ? canvas.encode('webp', quality) : canvas.encode('jpeg', quality))
    if (encoded.length <= maxBytes) return encoded
  }
  throw new Error(`${canvas.width} × ${canvas.height} pixels can’t be made as small as ${maxBytes} bytes.`)
}
