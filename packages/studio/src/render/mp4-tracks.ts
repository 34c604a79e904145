import type { Size } from './cover-crop.ts'
import type { EncodedSound } from './encode-sound.ts'
import { box, fullBox, join, runs, text, u16, u32, u8 } from './mp4-boxes.ts'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { AAC_FRAME_SAMPLES, samplesInFrame } from './timing.ts'

/** The positions of a track's samples in the file. */
export type SamplePlaces = {
  /** Size of each sample in bytes. */
  sizes: number[]
  samplesPerChunk: number[]
  /** Offset of each chunk from the start of the file. All offsets are below 4 GB. */
  chunkOffsets: number[]
}

export type VideoTrackInput = {
  size: Size
  samples: Uint8Array[]
  /** Display time minus decoding time of each sample, in frames. The difference may be negative. */
  compositionOffsets: number[]
  /** Numbers of the samples at which decoding can start, counted from 1. */
  keySamples: number[]
  /** The `avcC` record. */
  configuration: Uint8Array
  framesPerSecond: number
}

/** Clock units per frame, chosen so that other frame rates can use the same clock. */
const TICKS_PER_FRAME = 512
const PICTURE_ID = 1
const SOUND_ID = 2

export const UNIT_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

/** Builds the `trak` box of the picture. */
export function videoTrack(picture: VideoTrackInput, track: SamplePlaces): Uint8Array {
  const frames = picture.samples.length
  const table = box(
    'stbl',
    fullBox('stsd', 0, 0, u32(1), videoEntry(picture, bitRates(track, frames / picture.framesPerSecond))),
    fullBox('stts', 0, 0, u32(1, frames, TICKS_PER_FRAME)),
    fullBox('stss', 0, 0, u32(picture.keySamples.length, ...picture.keySamples)),
    compositionTable(picture.compositionOffsets),
    ...sampleTables(track),
  )
  return box(
    'trak',
    trackHeader(PICTURE_ID, frames * samplesInFrame(picture.framesPerSecond), 0, picture.size),
    box(
      'mdia',
      mediaHeader(picture.framesPerSecond * TICKS_PER_FRAME, frames * TICKS_PER_FRAME),
      handler('vide', 'Picture'),
      box('minf', fullBox('vmhd', 0, 1, u16(0, 0, 0, 0)), selfReference(), table),
    ),
  )
}

/** Builds the `trak` box of the sound. */
export function soundTrack({ samples, configuration }: EncodedSound, track: SamplePlaces): Uint8Array {
  const whole = track.sizes.length - 1
  const last = samples - whole * AAC_FRAME_SAMPLES
  const durations = [...Array.from({ length: whole }, () => AAC_FRAME_SAMPLES), last]
  const pairs = runs(durations)
  const table = box(
    'stbl',
    fullBox('stsd', 0, 0, u32(1), soundEntry(configuration, bitRates(track, samples / SAMPLE_RATE))),
    fullBox('stts', 0, 0, u32(pairs.length / 2, ...pairs)),
    ...sampleTables(track),
  )
  return box(
    'trak',
    trackHeader(SOUND_ID, samples, 0x100, { width: 0, height: 0 }),
    box(
      'mdia',
      mediaHeader(SAMPLE_RATE, samples),
      handler('soun', 'Sound'),
      box('minf', fullBox('smhd', 0, 0, u16(0, 0)), selfReference(), table),
    ),
  )
}

type BitRates = { largest: number; peak: number; mean: number }

function videoEntry({ size, configuration }: VideoTrackInput, { largest, peak, mean }: BitRates): Uint8Array {
  return box(
    'avc1',
    u32(0),
    u16(0, 1), // The first data reference.
    u32(0, 0, 0, 0),
    u16(size.width, size.height),
    u32(0x480000, 0x480000, 0), // 72 dots per inch.
    u16(1), // Frames per sample.
    new Uint8Array(32), // No encoder name.
    u16(24, 0xffff),
    box('avcC', configuration),
    box('colr', text('nclx'), u16(1, 1, 1), u8(0)), // BT.709 for all three fields, limited range
    box('pasp', u32(1, 1)),
    box('btrt', u32(largest, peak, mean)),
  )
}

function soundEntry(configuration: Uint8Array, { largest, peak, mean }: BitRates): Uint8Array {
  // MPEG-4 audio (0x40) in an audio stream (0x15), according to ISO/IEC 14496-1.
  const decoder = descriptor(
    4,
    u8(0x40, 0x15, (largest >> 16) & 255, (largest >> 8) & 255, largest & 255),
    u32(peak, mean),
    descriptor(5, configuration),
  )
  return box(
    'mp4a',
    u32(0),
    u16(0, 1),
    u32(0, 0),
    u16(2, 16, 0, 0), // Two channels, 16 bits.
    u32(SAMPLE_RATE * 0x10000),
    fullBox('esds', 0, 0, descriptor(3, u16(SOUND_ID), u8(0), decoder, descriptor(6, u8(2)))),
    box('btrt', u32(largest, peak, mean)),
  )
}

function descriptor(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const body = join(...contents)
  return join(u8(tag, 0x80, 0x80, 0x80, body.length), body)
}

/**
 * Builds the table of composition offsets. Version 1 allows negative offsets, for frames that are displayed earlier
 * than their position in decoding order.
 */
function compositionTable(offsets: readonly number[]): Uint8Array {
  const pairs = runs(offsets.map((offset) => offset * TICKS_PER_FRAME))
  return fullBox('ctts', 1, 0, u32(pairs.length / 2, ...pairs))
}

function sampleTables({ sizes, samplesPerChunk, chunkOffsets }: SamplePlaces): Uint8Array[] {
  const entries: number[] = []
  samplesPerChunk.forEach((count, i) => {
    if (count !== samplesPerChunk[i - 1]) entries.push(i + 1, count, 1)
  })
  return [
    fullBox('stsc', 0, 0, u32(entries.length / 3, ...entries)),
    fullBox('stsz', 0, 0, u32(0, sizes.length, ...sizes)),
    fullBox('stco', 0, 0, u32(chunkOffsets.length, ...chunkOffsets)),
  ]
}

function trackHeader(id: number, duration: number, volume: number, { width, height }: Size): Uint8Array {
  return fullBox(
    'tkhd',
    0,
    3, // Flags: the track is enabled and part of the movie.
    u32(0, 0, id, 0, duration, 0, 0),
    u16(0, 0, volume, 0),
    UNIT_MATRIX,
    u32(width * 0x10000, height * 0x10000),
  )
}

function mediaHeader(ticksPerSecond: number, duration: number): Uint8Array {
  return fullBox('mdhd', 0, 0, u32(0, 0, ticksPerSecond, duration), u16(0x55c4, 0)) // No language.
}

function handler(type: string, name: string): Uint8Array {
  return fullBox('hdlr', 0, 0, u32(0), text(type), u32(0, 0, 0), text(`${name}\0`))
}

/** Builds the reference for media in the same file. */
function selfReference(): Uint8Array {
  return box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)))
}

/**
 * Returns the size in bytes of the largest sample, and the peak and mean rate in bits per second. The peak is the rate
 * of the busiest chunk, which is half a second long.
 */
function bitRates({ sizes, samplesPerChunk }: SamplePlaces, seconds: number): BitRates {
  const perSample = sizes.length / seconds
  let peak = 0
  let start = 0
  for (const count of samplesPerChunk) {
    const bytes = sizes.slice(start, start + count).reduce((sum, size) => sum + size, 0)
    // The rate of a short chunk at the end is not representative.
    if (count >= 10) peak = Math.max(peak, (bytes * 8 * perSample) / count)
    start += count
  }
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const mean = Math.round((total * 8) / seconds)
  return { largest: Math.max(0, ...sizes), peak: Math.max(mean, Math.round(peak)), mean }
}
