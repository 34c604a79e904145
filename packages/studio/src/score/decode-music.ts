import { fileURLToPath } from 'node:url'
import { TRACKS } from '@dayreel/catalogue'
import { choiceGone } from '@dayreel/storyboard/base'
import { readSound } from '../sound-file/read-sound.ts'

const MUSIC_FOLDER = new URL('../../assets/music/', import.meta.url)

/** @throws {StudioError} `choice-gone` */
export function trackFile(track: string): string {
  return musicFile(track, 'ogg')
}

/** @throws {StudioError} `choice-gone` */
export function previewFile(track: string): string {
  return musicFile(track, 'preview.m4a')
}

/** Returns the path of a music file. Only ids from the catalogue become a path. */
function musicFile(track: string, ending: string): string {
  if (!TRACKS.some(({ id }) => id === track)) throw choiceGone('music')
  return fileURLToPath(new URL(`${track}.${ending}`, MUSIC_FOLDER))
}

/**
 * Decodes a music file.
 *
 * @param maxSamples the rest of a longer file is not decoded.
 * @returns left and right, 48 kHz. An Ogg file has exactly the composed length, so that a track loops without a seam.
 * @throws {StudioError} `sound-unreadable`
 */
export async function decodeMusic(
  file: string,
  maxSamples = Infinity,
): Promise<[left: Float32Array, right: Float32Array]> {
  const pieces: [Float32Array[], Float32Array[]] = [[], []]
  let samples = 0
  await readSound(file, {
    onPiece([left, right]) {
      pieces[0].push(left)
      pieces[1].push(right)
      samples += left.length
      return samples < maxSamples
    },
  })
  const length = Math.min(samples, maxSamples)
  return [joined(pieces[0], length), joined(pieces[1], length)]
}

function joined(pieces: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece.subarray(0, length - at), at)
    at = Math.min(length, at + piece.length)
  }
  return whole
}
