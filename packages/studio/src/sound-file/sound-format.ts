import { open } from 'node:fs/promises'
import { StudioError } from '@dayreel/storyboard/base'
import { containerOf } from './container-of.ts'

const HEAD_BYTES = 16

/**
 * Returns FFmpeg's name of a sound file's format. It follows from the first bytes, because FFmpeg would otherwise guess
 * among hundreds of formats, and some of them open other files.
 *
 * @throws {StudioError} `sound-unreadable`
 */
export async function soundFormat(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const format = formatOf(buffer.subarray(0, bytesRead))
    if (format !== undefined) return format
  } finally {
    await handle.close()
  }
  throw new StudioError('sound-unreadable', 'The file is not a sound file. Choose an MP3, M4A, WAV, FLAC or OGG file.')
}

function formatOf(head: Buffer): string | undefined {
  const text = (from: number, to: number): string => head.toString('latin1', from, to)
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav'
  if (text(0, 4) === 'fLaC') return 'flac'
  if (text(0, 4) === 'OggS') return 'ogg'
  if (text(0, 3) === 'ID3' || isMp3Frame(head)) return 'mp3'
  return containerOf(head)
}

/** Checks for the first frame of MPEG audio: 11 bits of sync, and the number of a layer. */
function isMp3Frame(head: Buffer): boolean {
  return head.length >= 2 && head[0] === 0xff && (head[1]! & 0xe0) === 0xe0 && (head[1]! & 0x06) !== 0
}
