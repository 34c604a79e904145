/**
 * The size a picture file says it has, read from its first bytes without decoding anything: a small file may unpack to more than the
 * memory holds.
 *
 * @param bytes a PNG, JPEG or WebP file.
 * @returns undefined where the bytes are none of these, or broken off.
 */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  try {
    if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (text(0, 3) === '\xff\xd8\xff') return jpegSize(view)
    if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return webpSize(view, text(12, 16))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error // the file ends too early
  }
  return undefined
}

/** Start-of-frame markers of JPEG; of the same range, C4, C8 and CC mean something else. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(view: DataView): { width: number; height: number } | undefined {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at++
    else if (isStartOfFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
}

function webpSize(view: DataView, kind: string): { width: number; height: number } | undefined {
  if (kind === 'VP8X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

function uint24(view: DataView, at: number): number {
  return view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)
}
