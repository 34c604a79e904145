import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { StudioError } from '@dayreel/storyboard/base'
import { countSamples } from './count-samples.ts'

/** Maximum number of samples in a file. Ten minutes at 240 frames per second, with sound, have fewer. */
const MAX_SAMPLES = 250_000
const MAX_INDEX_BYTES = 32 * 1024 * 1024
const MAX_BOXES = 20_000
const HEAD_BYTES = 16
/** Boxes of samples or padding. FFmpeg skips their content. */
const SKIPPED = new Set(['mdat', 'free', 'skip', 'wide'])

type Place = { at: number; size: number }

type Refused = {
  code: 'clip-unreadable' | 'sound-unreadable'
  /** The name of the file in messages, such as `clip`. */
  file: string
  damaged: string
}
type IndexFault = 'damaged' | 'frames' | 'size'

/**
 * Checks that FFmpeg can open an MP4 or MOV file without much memory. FFmpeg allocates memory for the counts in the
 * index of such a file before it reads a sample, so a file of three kilobytes can demand gigabytes. Other formats have
 * no such index.
 *
 * @throws {StudioError} `code`
 */
export function checkIndex(path: string, { code, file, damaged }: Refused): void {
  const fault = findFault(path)
  if (fault === undefined) return
  const messages: Readonly<Record<IndexFault, string>> = {
    damaged,
    frames: `The ${file} has too many frames. Cut it and upload it again.`,
    size: `The index of the ${file} is too large. Save it again, or cut it.`,
  }
  throw new StudioError(code, messages[fault])
}

function findFault(path: string): IndexFault | undefined {
  const file = openSync(path, 'r')
  try {
    const fileBytes = fstatSync(file).size
    const places = findIndexes(file, fileBytes)
    if (places === undefined || places.reduce((sum, { size }) => sum + size, 0) > MAX_INDEX_BYTES) return 'size'
    let samples = 0
    for (const { at, size } of places) {
      const index = Buffer.alloc(size)
      readSync(file, index, 0, size, at)
      const counted = countSamples(index)
      if (counted === undefined) return 'damaged'
      samples += counted
    }
    if (samples <= MAX_SAMPLES) return undefined
    // A valid index never states more samples than the file has bytes.
    return samples > fileBytes ? 'damaged' : 'frames'
  } finally {
    closeSync(file)
  }
}

/** Finds the top-level boxes that may describe samples. Undefined if the file has far too many boxes. */
function findIndexes(file: number, size: number): Place[] | undefined {
  const places: Place[] = []
  const head = Buffer.alloc(HEAD_BYTES)
  let at = 0
  for (let boxes = 0; at + 8 <= size; boxes++) {
    if (boxes >= MAX_BOXES) return undefined
    const read = readSync(file, head.fill(0), 0, HEAD_BYTES, at)
    const stated = head.readUInt32BE(0)
    const length = stated === 1 && read === HEAD_BYTES ? Number(head.readBigUInt64BE(8)) : stated || size - at
    if (length < 8) break // FFmpeg stops here, too.
    // FFmpeg looks for an index in an empty box if it finds no other.
    const isIndex = !SKIPPED.has(head.toString('latin1', 4, 8)) || head.toString('latin1', 12, 16) === 'moov'
    if (isIndex) places.push({ at, size: Math.min(length, size - at) })
    at += length
  }
  return places
}
