import { open } from 'node:fs/promises'
import { StudioError } from '@dayreel/storyboard/base'
import { containerOf } from '../sound-file/container-of.ts'

const HEAD_BYTES = 16
/** FFmpeg's name of the format of a clip. */
export type ClipFormat = 'mov' | 'matroska' | 'gif'

/**
 * Returns the format of a video file. It follows from the first bytes, never from the name, because FFmpeg would
 * otherwise guess among hundreds of formats, and some of them open other files.
 *
 * @throws {StudioError} `clip-unreadable`
 */
export async function clipFormat(file: string): Promise<ClipFormat> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const head = buffer.subarray(0, bytesRead)
    const container = containerOf(head)
    if (container !== undefined) return container
    if (head.toString('latin1', 0, 4) === 'GIF8') return 'gif'
  } finally {
    await handle.close()
  }
  throw new StudioError('clip-unreadable', 'The file is not a clip. Choose an MP4, MOV, WebM or GIF file.')
}
