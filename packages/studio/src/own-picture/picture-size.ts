/**
 * Reads the size from a picture file's header. The picture is not decoded, because even a small file may decode to more
 * than the memory can hold.
 *
 * @param bytes a PNG, JPEG or WebP file.
 * @returns undefined if the bytes are no such picture or are cut off.
 */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  try {
    if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (text(0, 3) === '\xff\xd8\xff') return jpegSize(view)
    if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return webpSize(view, text(12, 16))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error // The file ends too early.
  }
  return undefined
}

/** Checks for a start-of-frame marker of JPEG. C4, C8 and CC are in the same range but have another meaning. */
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

/** Checks that a picture file is complete, because decoders would fill a missing part with grey. */
export function isWholePicture(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file[0] === 0x89) return hasLastPngChunk(file)
  if (file[0] === 0xff) return hasJpegEnd(file)
  return file.length >= file.readUInt32LE(4) + 8
}

function hasLastPngChunk(file: Buffer): boolean {
  const [lengthBytes, frameBytes] = [4, 12]
  for (let at = 8; at + frameBytes <= file.length; at += frameBytes + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + lengthBytes, at + 8) === 'IEND') return true
  }
  return false
}

/** Checks for the end marker after the first scan. A preview in the segments before it has its own end marker. */
function hasJpegEnd(file: Buffer): boolean {
  let at = 2
  while (at + 4 <= file.length && file[at + 1] !== START_OF_SCAN) {
    at += file[at + 1] === 0xff ? 1 : 2 + file.readUInt16BE(at + 2)
  }
  return file.indexOf(JPEG_END, at) !== -1
}

const START_OF_SCAN = 0xda
const JPEG_END = Buffer.from([0xff, 0xd9])
