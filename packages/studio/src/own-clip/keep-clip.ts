import { createCanvas, loadImage } from '@napi-rs/canvas'
import { open, writeFile } from 'node:fs/promises'
import { StudioError } from '@dayreel/storyboard/base'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import type { Size } from '../render/cover-crop.ts'
import { encodeChunk, FrameBuffer } from '../render/encode-chunk.ts'
import { type EncodedSound, encodeSound } from '../render/encode-sound.ts'
import type { EncoderSettings } from '../render/encoder-settings.ts'
import { writeMp4 } from '../render/mp4.ts'
import { type EncodedChunk, unpackChunk } from '../render/packed-chunk.ts'
import { frameToJpeg } from '../render/frame-to-jpeg.ts'
import { readSound } from '../sound-file/read-sound.ts'
import { createFrameReader, type FrameReader } from './frame-reader.ts'
import { createClipScorer } from './clip-scores.ts'
import { clipRate } from './clip-rate.ts'
import { createFrameFitter } from './fit-frames.ts'
import { DAMAGED_CLIP, MIN_SIDE, type OpenClip, openClip } from './open-clip.ts'

export type ClipRules = {
  /** Maximum length of the file in seconds. */
  maxSeconds: number
  /** Seconds from the start that are stored. */
  keptSeconds: number
}

/** The properties of a stored clip. */
export type KeptClip = {
  seconds: number
  framesPerSecond: number
  width: number
  height: number
  hasSound: boolean
  /** The visual quality of each second, by sharpness and motion. `bestStart` of the storyboard reads it. */
  scores: number[]
}

/**
 * Maximum sides of a stored clip, in pixels. A landscape clip of this height fills a 1080 × 1920 frame without visible
 * blur.
 */
const LONGEST = 1920
const SHORTEST = 1080
const MIN_SECONDS = 0.5
/** Each group of frames can be decoded alone. Short groups make cuts and scrubbing fast. */
const GROUP_SECONDS = 0.5
const POSTER_SECONDS = 1
const POSTER_SIDE = 640
const POSTER_QUALITY = 80
const SILENCE = 1e-4

/**
 * Decodes an uploaded video and encodes it into a new MP4 file, which contains only picture and sound: H.264 in BT.709,
 * upright, square pixels, even sides, a constant frame rate; AAC at 48 kHz if there is sound. Also draws a poster.
 *
 * Needs the memory of a few frames and of the new file.
 *
 * @param to.poster path of the new JPEG file.
 * @throws {StudioError} `clip-unreadable`
 */
export async function keepClip(
  from: string,
  to: { clip: string; poster: string },
  rules: ClipRules,
  throwIfStopped: () => void,
): Promise<KeptClip> {
  await using clip = await openClip(from, throwIfStopped)
  refuseLong(clip, rules)
  const size = storedSize(clip)
  const settings = settingsOf(clipRate(clip.framesPerSecond))
  using reader = createFrameReader(clip, settings.framesPerSecond)
  const { chunks, frames, poster, scores } = await encodeFrames(reader, { clip, size, settings, rules })
  const seconds = frames / settings.framesPerSecond
  if (seconds < MIN_SECONDS) {
    throw new StudioError('clip-unreadable', 'The clip is shorter than half a second. Choose a longer one.')
  }
  const sound = clip.hasSound ? await encodeClipSound(from, seconds, clip.soundDelaySeconds, throwIfStopped) : null
  await writeFile(to.poster, poster)
  const file = await open(to.clip, 'w')
  try {
    await writeMp4(
      chunks,
      sound,
      { size, framesPerSecond: settings.framesPerSecond },
      {
        write: async (bytes) => {
          throwIfStopped()
          await file.writeFile(bytes)
        },
      },
    )
  } finally {
    await file.close()
  }
  return { seconds, framesPerSecond: settings.framesPerSecond, ...size, hasSound: sound !== null, scores }
}

async function encodeFrames(
  reader: FrameReader,
  { clip, size, settings, rules }: { clip: OpenClip; size: Size; settings: EncoderSettings; rules: ClipRules },
): Promise<{ chunks: EncodedChunk[]; frames: number; poster: Uint8Array; scores: number[] }> {
  using fitter = createFrameFitter(size, clip.orientation)
  const buffer = new FrameBuffer(size)
  const scorer = createClipScorer(size, settings.framesPerSecond)
  const chunks: EncodedChunk[] = []
  const most = Math.round(rules.keptSeconds * settings.framesPerSecond)
  const inGroup = GROUP_SECONDS * settings.framesPerSecond
  const posterFrame = POSTER_SECONDS * settings.framesPerSecond
  let poster: Uint8Array | undefined
  let frames = 0
  try {
    for (;;) {
      const left = most - frames
      if (left <= 0 || !reader.hasFrame(frames)) break
      const packed = encodeChunk(settings, size, Math.min(inGroup, left), () => {
        const frame = reader.frameAt(frames)
        if (frame === undefined) return undefined
        if (frame.isNew) fitter.fit(frame.frame, buffer)
        scorer.add(buffer.planes[0]!)
        frames++
        return buffer
      })
      chunks.push(unpackChunk(packed))
      if (poster === undefined || frames <= posterFrame) poster = await frameToJpeg(buffer.planes, size)
    }
  } finally {
    buffer.free()
  }
  if (poster === undefined) throw new StudioError('clip-unreadable', DAMAGED_CLIP)
  return { chunks, frames, poster: await shrink(poster), scores: scorer.scores() }
}

/** @throws {StudioError} `clip-unreadable` if the file is longer than allowed. */
function refuseLong({ statedSeconds }: OpenClip, { maxSeconds }: ClipRules): void {
  if (statedSeconds <= maxSeconds) return
  throw new StudioError(
    'clip-unreadable',
    `The clip is longer than ${maxSeconds / 60} minutes. Cut it and upload it again.`,
  )
}

/** Reads the sound of a clip and encodes it. Sound that cannot be decoded, or is silent, is left out. */
async function encodeClipSound(
  file: string,
  seconds: number,
  delaySeconds: number,
  throwIfStopped: () => void,
): Promise<EncodedSound | null> {
  const samples = Math.round(seconds * SAMPLE_RATE)
  const sound = new Float32Array(2 * samples)
  let at = Math.round(delaySeconds * SAMPLE_RATE)
  let isSilent = true
  try {
    await readSound(file, {
      throwIfStopped,
      onPiece([left, right]) {
        for (let i = 0; i < left.length; i++, at++) {
          if (at < 0) continue
          if (at >= samples) return false
          sound[2 * at] = sampleOf(left[i]!)
          sound[2 * at + 1] = sampleOf(right[i]!)
          if (isSilent && Math.abs(sound[2 * at]!) + Math.abs(sound[2 * at + 1]!) > SILENCE) isSilent = false
        }
        return true
      },
    })
  } catch (error) {
    if (!(error instanceof StudioError && error.code === 'sound-unreadable')) throw error
  }
  return isSilent ? null : encodeSound(sound, throwIfStopped)
}

/** Limits a sample. A damaged file may decode to NaN. */
function sampleOf(value: number): number {
  return value >= -1 ? Math.min(1, value) : value < -1 ? -1 : 0
}

function settingsOf(framesPerSecond: number): EncoderSettings {
  return {
    framesPerSecond,
    preset: 'superfast',
    profile: 'high',
    crf: 19,
    maxRate: 12_000_000,
    bufferSize: 24_000_000,
    // Without bidirectional frames and arithmetic coding, the renderer decodes a third faster.
    x264: 'mbtree=0:rc-lookahead=0:bframes=0:scenecut=0:cabac=0',
  }
}

/** @throws {StudioError} `clip-unreadable` if one side would be tiny. */
function storedSize({ size, orientation }: OpenClip): Size {
  const [width, height] = orientation.isSwapped ? [size.height, size.width] : [size.width, size.height]
  const scale = Math.min(1, SHORTEST / Math.min(width, height), LONGEST / Math.max(width, height))
  const stored = { width: 2 * Math.round((width * scale) / 2), height: 2 * Math.round((height * scale) / 2) }
  if (Math.min(stored.width, stored.height) >= MIN_SIDE) return stored
  throw new StudioError('clip-unreadable', 'The clip is far too wide or too tall. Crop it and upload it again.')
}

async function shrink(jpeg: Uint8Array): Promise<Uint8Array> {
  const image = await loadImage(jpeg)
  const scale = Math.min(1, POSTER_SIDE / Math.max(image.width, image.height))
  const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.encode('jpeg', POSTER_QUALITY)
}
