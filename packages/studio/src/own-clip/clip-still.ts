import { unpackCut } from '../render/clip-cut.ts'
import { openClipReader } from '../render/clip-reader.ts'
import { frameToJpeg } from '../render/frame-to-jpeg.ts'
import { layoutPicture } from '../render/picture-planes.ts'
import { cutClip } from './cut-clip.ts'

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

/**
 * Draws a frame of a stored clip.
 *
 * @returns a whole JPEG file.
 * @throws {StudioError} `clip-unreadable`
 */
export async function clipStill(path: string, frame: number): Promise<Uint8Array> {
  const cut = await cutClip(path, frame, 1)
  const { width, height } = unpackCut(cut)
  using reader = openClipReader({ key: '', cut }, WHOLE, { width, height })
  const { bytes, ...size } = reader.read(0)
  const planes = layoutPicture(size).planes.map(({ offset, stride }) => ({ bytes: bytes.subarray(offset), stride }))
  return frameToJpeg(planes, size)
}
