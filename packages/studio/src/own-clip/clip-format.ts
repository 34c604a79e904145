import { open } from 'node:fs/promises'
import { StudioError } from '@dayreel/storyboard/base'

const HEAD_BYTES = 16
/** The first boxes that MP4 and MOV files begin with. Old cameras write no `ftyp`. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'])

/** FFmpeg's name of the format of a clip. */
export type ClipFormat = 'mov' | 'matroska' | 'gif'

/**
 * Returns the format of a video file. It follows from the first bytes, never from the name, so that FFmpeg never guesses
 * among its hundreds of formats, of which some open other files.
 *
 * @throws {StudioError} `clip-unreadable`
 */
export async function clipFormat(file: string): Promise<ClipFormat> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const head = buffer.subarray(0, bytesRead)
    const text = (from: number, to: number): string => head.toString('latin1', from, to)
    if (FIRST_BOXES.has(text(4, 8))) return 'mov'
    if (text(0, 4) === '\x1a\x45\xdf\xa3') return 'matroska'
    if (text(0, 4) === 'GIF8') return 'gif'
  } finally {
    await handle.close()
  }
  throw new StudioError('clip-unreadable', 'The file is not a clip. Choose an MP4, MOV, WebM or GIF file.')
}
