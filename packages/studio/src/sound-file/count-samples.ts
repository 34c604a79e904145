/**
 * Maximum for uncompressed sound. It may be larger than the usual limit, because FFmpeg reads 1,024 such samples at
 * once.
 */
const MAX_PLAIN_SAMPLES = 500_000_000
/** FFmpeg copies the samples of each edit. */
const MAX_EDITED_SAMPLES = 1_000_000
/** A frame of 4K without any compression is smaller. */
const MAX_SAMPLE_BYTES = 64 * 1024 * 1024
/** A track has one table of each kind. FFmpeg would read further ones again and again. */
const TABLES = ['stsz', 'stz2', 'stsc', 'stco', 'co64', 'stts', 'elst']
const MAX_TABLES = 8
/** `cmov` hides a second index. FFmpeg takes an `mdat` out of the box around it. */
const REFUSED = ['cmov', 'mdat']

/**
 * Counts the samples that an index of an MP4 file describes: a `moov` or a `moof` box, or any other. It finds the
 * tables by their names, wherever they are, because FFmpeg reads them in any box.
 *
 * @returns undefined if a sample is too large, a track has too many tables, or the tables multiply each other.
 */
export function countSamples(index: Buffer): number | undefined {
  if (REFUSED.some((type) => offsetsOf(index, type).length > 0)) return undefined
  const tracks = offsetsOf(index, 'trak')
  const parts = [0, ...tracks].map((start, i) => index.subarray(start, tracks[i]))
  const counts = parts.map(countInTrack)
  return counts.includes(undefined) ? undefined : (counts as number[]).reduce((sum, count) => sum + count, 0)
}

function countInTrack(track: Buffer): number | undefined {
  if (TABLES.some((type) => offsetsOf(track, type).length > MAX_TABLES)) return undefined
  const numbers = (type: string, offset: number): number[] =>
    offsetsOf(track, type).map((at) => numberAt(track, at + offset))
  const sizes = [...numbers('stsz', 8), ...numbers('trex', 20), ...offsetsOf(track, 'tfhd').map(defaultSize(track))]
  const largest = [...sizes, ...offsetsOf(track, 'stsz').map(largestSize(track))].reduce((a, b) => Math.max(a, b), 0)
  if (largest > MAX_SAMPLE_BYTES) return undefined
  const inTables = sum([...numbers('stsz', 12), ...numbers('stz2', 12)])
  const inFragments = sum(numbers('trun', 8))
  const edits = sum(numbers('elst', 8))
  if (isPlainSound(track)) {
    const chunks = sum([...numbers('stco', 8), ...numbers('co64', 8)])
    const inChunks = Math.max(0, ...offsetsOf(track, 'stsc').map(mostInChunk(track))) * chunks
    return inChunks > MAX_PLAIN_SAMPLES ? undefined : Math.ceil(inChunks / 1024) + chunks + inFragments
  }
  const samples = inTables + inFragments
  return edits * samples > MAX_EDITED_SAMPLES && edits > 1 ? undefined : samples
}

/** Returns whether FFmpeg groups the samples of a track: sound whose samples all last one tick. */
function isPlainSound(track: Buffer): boolean {
  const [times, ...more] = offsetsOf(track, 'stts')
  if (times === undefined || more.length > 0 || track.includes('vide') || !track.includes('soun')) return false
  return numberAt(track, times + 8) === 1 && numberAt(track, times + 16) === 1
}

function largestSize(track: Buffer): (at: number) => number {
  return (at) => {
    if (numberAt(track, at + 8) > 0) return 0
    const end = Math.min(track.length - 4, at + 16 + 4 * numberAt(track, at + 12) - 4)
    let largest = 0
    for (let each = at + 16; each <= end; each += 4) largest = Math.max(largest, track.readUInt32BE(each))
    return largest
  }
}

function defaultSize(track: Buffer): (at: number) => number {
  return (at) => {
    const flags = numberAt(track, at + 4)
    const skipped = (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0) + (flags & 8 ? 4 : 0)
    return flags & 0x10 ? numberAt(track, at + 12 + skipped) : 0
  }
}

function mostInChunk(track: Buffer): (at: number) => number {
  return (at) => {
    const end = Math.min(track.length - 12, at + 12 * numberAt(track, at + 8))
    let most = 0
    for (let each = at + 12; each <= end; each += 12) most = Math.max(most, track.readUInt32BE(each + 4))
    return most
  }
}

/** Returns the places of all boxes of a type: where their type is written. */
function offsetsOf(bytes: Buffer, type: string): number[] {
  const offsets: number[] = []
  for (let at = bytes.indexOf(type, 0, 'latin1'); at >= 0; at = bytes.indexOf(type, at + 4, 'latin1')) offsets.push(at)
  return offsets
}

function numberAt(bytes: Buffer, at: number): number {
  return at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
