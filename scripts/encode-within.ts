import type { Canvas } from '@napi-rs/canvas'

const QUALITY_STEP = 4

/**
 * Encodes a picture with the best quality that the size limit allows.
 *
 * @param options.bestQuality The quality to try first, 1–100.
 * @throws {Error} if even the worst quality is too large.
 */
export async function encodeWithin(
  canvas: Canvas,
  { format, maxBytes, bestQuality }: { format: 'webp' | 'jpeg'; maxBytes: number; bestQuality: number },
): Promise<Buffer> {
  for (let quality = bestQuality; quality > 0; quality -= QUALITY_STEP) {
    // There are two calls because `encode` has two signatures.
    const encoded = await (format === 'webp' ? canvas.encode('webp', quality) : canvas.encode('jpeg', quality))
    if (encoded.length <= maxBytes) return encoded
  }
  throw new Error(`${canvas.width} × ${canvas.height} pixels can’t be made as small as ${maxBytes} bytes.`)
}
