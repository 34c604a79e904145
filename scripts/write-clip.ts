import { stat, writeFile } from 'node:fs/promises'
import { DEFAULT_FRAME_RATE } from '@dayreel/catalogue'
import { createCanvas } from '@napi-rs/canvas'
import { FF_ENCODER_LIBX264 } from 'node-av/constants'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { Rational, type Frame } from 'node-av/lib'
import { encodeWithin } from './encode-within.ts'

/** The frame rate of clips, which are parts of ordinary videos, and of backgrounds. */
const framesPerSecond = DEFAULT_FRAME_RATE
const BEST_CRF = 23
const CRF_STEP = 2
const WORST_CRF = 39
const BEST_QUALITY = 84

/**
 * Writes frames as a video with the best quality that the size limit allows. The video's index comes first in the file.
 * The same frames produce the same file.
 *
 * @param framesOf Returns the frames. Called once per attempt, because the clip is encoded until it is small enough.
 * @param heard The video file whose sound is copied. Without this parameter, the clip is silent.
 * @throws {Error} if even the worst quality is too large.
 */
export async function writeClip(
  file: string,
  maxBytes: number,
  framesOf: () => AsyncIterable<Frame>,
  heard?: string,
): Promise<void> {
  for (let crf = BEST_CRF; crf <= WORST_CRF; crf += CRF_STEP) {
    await encode(file, crf, framesOf(), heard)
    if ((await stat(file)).size <= maxBytes) return
  }
  throw new Error(`${file} can't be made as small as ${maxBytes} bytes: make it shorter.`)
}

/**
 * Writes a frame as a WebP picture with the best quality that the size limit allows. The default is the first frame.
 */
export async function writeStill(
  file: string,
  maxBytes: number,
  framesOf: () => AsyncIterable<Frame>,
  atSeconds = 0,
): Promise<void> {
  let toPass = Math.round(atSeconds * framesPerSecond)
  for await (const frame of framesOf()) {
    if (toPass-- > 0) continue
    const picture = { format: 'webp', maxBytes, bestQuality: BEST_QUALITY } as const
    return writeFile(file, await encodeWithin(canvasOf(frame), picture))
  }
}

/** Returns the first frames of a video file, scaled to another size. */
export async function* framesOfPart(
  file: string,
  { width, height, maxSeconds }: { width: number; height: number; maxSeconds: number },
): AsyncGenerator<Frame> {
  await using input = await Demuxer.open(file)
  const stream = input.video()
  if (stream === undefined) throw new Error(`${file} has no picture.`)
  using decoder = await Decoder.create(stream)
  const { num, den } = stream.timeBase
  async function* shown(): AsyncGenerator<Frame> {
    for await (const frame of decoder.frames(input.packets(stream!.index))) {
      if (frame === null || (Number(frame.pts) * num) / den >= maxSeconds) return
      yield frame
    }
  }
  using filter = FilterAPI.create(`scale=${width}:${height}:flags=lanczos`)
  for await (const frame of filter.frames(shown())) if (frame !== null) yield frame
}

async function encode(file: string, crf: number, frames: AsyncIterable<Frame>, heard?: string): Promise<void> {
  await using source = heard === undefined ? undefined : await Demuxer.open(heard)
  await using output = await Muxer.open(file, { options: { movflags: '+faststart', fflags: '+bitexact' } })
  using encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    context: {
      timeBase: new Rational(1, framesPerSecond),
      framerate: new Rational(framesPerSecond, 1),
      threadCount: 1,
      gopSize: 300,
    },
    options: { preset: 'slow', crf, profile: 'main' },
  })
  const track = output.addStream(encoder)
  const sound = source?.audio()
  const soundTrack = sound === undefined ? undefined : output.addStream(sound)
  for await (const packet of encoder.packets(ended(frames)))
    if (packet !== null) await output.writePacket(packet, track)
  if (source === undefined || sound === undefined || soundTrack === undefined) return
  for await (const packet of source.packets(sound.index))
    if (packet !== null) await output.writePacket(packet, soundTrack)
}

/** Adds the end marker to frames, because an encoder otherwise keeps back the last frames. */
async function* ended(frames: AsyncIterable<Frame>): AsyncGenerator<Frame | null> {
  yield* frames
  yield null
}

/** Converts a frame of limited-range BT.709 to a picture. */
export function canvasOf({ data, linesize, width, height }: Frame) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  const [luma, blue, red] = data!
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = 1.164 * (luma![y * linesize[0]! + x]! - 16)
      const u = blue![(y >> 1) * linesize[1]! + (x >> 1)]! - 128
      const v = red![(y >> 1) * linesize[2]! + (x >> 1)]! - 128
      image.data.set([light + 1.793 * v, light - 0.213 * u - 0.533 * v, light + 2.112 * u, 255], 4 * (y * width + x))
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}
