import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_LOG_FATAL,
  AV_NOPTS_VALUE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import {
  avImageGetBufferSize,
  Codec,
  CodecContext,
  Dictionary,
  FormatContext,
  type Frame,
  InputFormat,
  Log,
  Packet,
} from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import type { Size } from '../render/cover-crop.ts'
import { checkCall } from '../sound-file/check-call.ts'
import { checkIndex } from '../sound-file/check-index.ts'
import { USUAL_RATE } from './clip-rate.ts'
import { clipFormat } from './clip-format.ts'
import { orientationOf, type Orientation } from './orientation.ts'

// Hides FFmpeg's messages about valid files, so that they do not appear in the command's output.
Log.setLevel(AV_LOG_FATAL)

/** The decoders allowed for untrusted files. All others are disabled, because each one adds attack surface. */
const CODECS = ['h264', 'hevc', 'vp8', 'vp9', 'av1', 'libdav1d', 'gif']
/** The largest frame: 4K. The decoder keeps up to 17 of them. */
const MAX_PIXELS = 4096 * 2304
/** The largest frame in memory: 4K with 10 bits and half of the colours. */
const MAX_FRAME_BYTES = 40_000_000
/** The shortest side of a clip, in pixels. */
export const MIN_SIDE = 32
const MICROSECONDS = 1e6
/** Maximum number of undecodable packets before the first frame. A file with more is rejected. */
const MAX_BROKEN_PACKETS = 600
export const DAMAGED_CLIP = 'The clip is damaged and can’t be read. Choose another file.'

/** An open video file. Dispose of it to free its memory. */
export type OpenClip = AsyncDisposable & {
  /** Size in square pixels, before the frame is turned. */
  size: Size
  orientation: Orientation
  /** Approximate rate in frames per second, as the file states it. */
  framesPerSecond: number
  /** The length that the file states. 0 if it states none. */
  statedSeconds: number
  hasSound: boolean
  /** Seconds by which the sound begins later than the picture. Negative if it begins earlier. */
  soundDelaySeconds: number
  /**
   * Decodes the next frame.
   *
   * @param into receives the frame. Its content is only valid until the next call.
   * @returns the time of the frame in seconds from the first frame, or undefined at the end.
   * @throws {StudioError} `clip-unreadable`
   */
  nextFrame: (into: Frame) => number | undefined
}

/**
 * Opens a video file for decoding.
 *
 * @param file path of an MP4, MOV, WebM or GIF file.
 * @param throwIfStopped called between packets.
 * @throws {StudioError} `clip-unreadable`
 */
export async function openClip(file: string, throwIfStopped: () => void): Promise<OpenClip> {
  const format = await clipFormat(file)
  if (format === 'mov') checkIndex(file, { code: 'clip-unreadable', file: 'clip', damaged: DAMAGED_CLIP })
  const demuxer = new FormatContext()
  const decoder = new CodecContext()
  const packet = new Packet()
  const close = async (): Promise<void> => {
    packet.free()
    decoder.freeContext()
    await demuxer.closeInput()
  }
  try {
    packet.alloc()
    // The demuxer would open decoders itself to find out about the streams, without a limit of their memory.
    const options = Dictionary.fromObject({ protocol_whitelist: 'file', codec_whitelist: 'none' })
    check(await demuxer.openInput(file, InputFormat.findInputFormat(format), options))
    check(await demuxer.findStreamInfo())
    const index = demuxer.findBestStream(AVMEDIA_TYPE_VIDEO)
    const stream = demuxer.streams[index]
    if (index < 0 || !stream || stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC)) {
      throw new StudioError('clip-unreadable', 'The file has no moving picture. Choose an MP4, MOV, WebM or GIF file.')
    }
    const { codecpar, timeBase, avgFrameRate, rFrameRate } = stream
    const codec = Codec.findDecoder(codecpar.codecId)
    if (!codec || !CODECS.includes(codec.name ?? '')) {
      throw new StudioError(
        'clip-unreadable',
        'The clip is encoded in a way that isn’t supported. Save it as MP4 with H.264 or HEVC.',
      )
    }
    refuseSize(codecpar)
    decoder.allocContext3(codec)
    check(decoder.parametersToContext(codecpar))
    decoder.threadCount = 1
    decoder.setOption('max_pixels', String(MAX_PIXELS))
    check(await decoder.open2(codec, null))

    const seconds = (ticks: bigint): number => (Number(ticks) * timeBase.num) / timeBase.den
    const sound = demuxer.streams[demuxer.findBestStream(AVMEDIA_TYPE_AUDIO)]
    const framesPerSecond = rateOf(avgFrameRate) ?? rateOf(rFrameRate) ?? USUAL_RATE
    let first: number | undefined
    let last = 0
    let broken = 0
    let isAtEnd = false

    const timeOf = (frame: Frame): number => {
      const stated = frame.bestEffortTimestamp
      if (stated === AV_NOPTS_VALUE) return first === undefined ? (first = 0) : last + 1 / framesPerSecond
      first ??= seconds(stated)
      return Math.max(last, seconds(stated) - first)
    }
    const feed = (): void => {
      throwIfStopped()
      const status = demuxer.readFrameSync(packet)
      if (status < 0) {
        if (status !== AVERROR_EOF && first === undefined) check(status)
        isAtEnd = true
        decoder.sendPacketSync(null)
        return
      }
      // A broken packet is skipped, as players do. A file of only such packets has no picture.
      if (packet.streamIndex === index && decoder.sendPacketSync(packet) < 0 && first === undefined) broken++
      packet.unref()
      if (first === undefined) refuseFineColours(decoder)
      if (broken > MAX_BROKEN_PACKETS) throw new StudioError('clip-unreadable', DAMAGED_CLIP)
    }
    return {
      size: squarePixels(codecpar),
      orientation: orientationOf(codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)),
      framesPerSecond,
      statedSeconds: Math.max(0, Number(demuxer.duration) / MICROSECONDS),
      hasSound: sound !== undefined && format !== 'gif',
      soundDelaySeconds: sound ? startOf(sound) - startOf(stream) : 0,
      nextFrame(into) {
        for (;;) {
          into.unref()
          if (decoder.receiveFrameSync(into) >= 0) {
            refuseSize(into)
            last = timeOf(into)
            return last
          }
          if (isAtEnd) return undefined
          feed()
        }
      },
      [Symbol.asyncDispose]: close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function check(status: number): void {
  checkCall(status, 'read', 'clip-unreadable', DAMAGED_CLIP)
}

function refuseSize({ width, height }: Size): void {
  if (width * height > MAX_PIXELS) {
    throw new StudioError('clip-unreadable', 'The clip is larger than 4K. Save it in a smaller size.')
  }
  if (Math.min(width, height) < MIN_SIDE) {
    throw new StudioError('clip-unreadable', `The clip is too small. Each side needs at least ${MIN_SIDE} pixels.`)
  }
}

function refuseFineColours({ pixelFormat, width, height }: CodecContext): void {
  if (avImageGetBufferSize(pixelFormat, width, height, 1) <= MAX_FRAME_BYTES) return
  throw new StudioError(
    'clip-unreadable',
    'The clip has finer colours than are supported in its size. Save it in a smaller size, or with 4:2:0 colours.',
  )
}

type Ratio = { num: number; den: number }

function rateOf({ num, den }: Ratio): number | undefined {
  return num > 0 && den > 0 && num / den <= 1000 ? num / den : undefined
}

/** Returns the size of a picture whose pixels are not square. */
function squarePixels({ width, height, sampleAspectRatio: { num, den } }: Size & { sampleAspectRatio: Ratio }): Size {
  const ratio = num > 0 && den > 0 ? num / den : 1
  const isUsual = ratio > 0.1 && ratio < 10
  return { width: isUsual ? Math.round(width * ratio) : width, height }
}

function startOf({ startTime, timeBase: { num, den } }: { startTime: bigint; timeBase: Ratio }): number {
  return startTime === AV_NOPTS_VALUE ? 0 : (Number(startTime) * num) / den
}
