import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_ID_AAC,
  AVMEDIA_TYPE_AUDIO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_OPT_SEARCH_CHILDREN,
  AV_OPT_TYPE_STRING,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUV422P10LE,
  AV_PIX_FMT_YUV444P10LE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVFMT_GLOBALHEADER,
  type AVPixelFormat,
  AVCOL_RANGE_MPEG,
} from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FormatContext, Frame, Packet, Rational } from 'node-av/lib'
import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { encodeSound } from '../../render/encode-sound.ts'
import { readFile } from 'node:fs/promises'

/** The content and the format of a test clip. */
export type TestClip = {
  /** FFmpeg's name of the file's format. Default: `mp4`. */
  format?: string
  /** FFmpeg's name of the encoder. Default: `libx264`. */
  encoder?: string
  /** FFmpeg's flags of MP4 files. */
  movflags?: string
  options?: Readonly<Record<string, string>>
  width?: number
  height?: number
  pixels?: AVPixelFormat
  /** Seconds at which each frame begins. Default: 30 a second for two seconds. */
  times?: readonly number[]
  /** Degrees clockwise by which players turn the frames: a multiple of 90. */
  turn?: 0 | 90 | 180 | 270
  /** The pitch of a tone that lasts as long as the picture. Absent for a clip without sound. */
  hertz?: number
  /** Colours of the frames, such as those of HDR. */
  colour?: Partial<Pick<Frame, 'colorSpace' | 'colorPrimaries' | 'colorTrc'>>
  /** The brightness of a whole frame, 0…1. Default: each frame is a little brighter than the one before. */
  brightness?: (frame: number) => number
  /** Draws a frame. Values are 0…1. Default: one `brightness`. */
  luma?: (frame: number, x: number, y: number) => number
}

/** Returns the start of each frame at a constant rate. */
export function timesAt(framesPerSecond: number, seconds: number): number[] {
  return Array.from({ length: Math.round(framesPerSecond * seconds) }, (_, i) => i / framesPerSecond)
}

const TICKS = 60_000
const DEEP: readonly AVPixelFormat[] = [AV_PIX_FMT_YUV420P10LE, AV_PIX_FMT_YUV422P10LE, AV_PIX_FMT_YUV444P10LE]

/** Encodes a clip and writes it to `file`. */
export async function makeClip(file: string, clip: TestClip = {}): Promise<Buffer> {
  const { format = 'mp4', encoder = 'libx264', width = 128, height = 96, pixels = AV_PIX_FMT_YUV420P } = clip
  const { times = timesAt(30, 2), turn = 0, luma, brightness = brightnessOf } = clip
  const codec = Codec.findEncoderByName(encoder as never)!
  const context = new CodecContext()
  const muxer = new FormatContext()
  const packet = new Packet()
  packet.alloc()
  check(muxer.allocOutputContext2(null, format, file))
  context.allocContext3(codec)
  const isGif = encoder === 'gif'
  Object.assign(context, { width, height, pixelFormat: pixels, threadCount: 1, colorRange: AVCOL_RANGE_MPEG })
  Object.assign(context, clip.colour ?? {})
  context.timeBase = new Rational(1, isGif ? 100 : TICKS)
  context.framerate = new Rational(30, 1) // Only a hint for the encoder.
  if ((muxer.oformat?.flags ?? 0) & AVFMT_GLOBALHEADER) context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  for (const [name, value] of Object.entries(clip.options ?? {}))
    check(context.setOption(name, value, AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN))
  check(await context.open2(codec, null))
  const stream = muxer.newStream(null)
  stream.timeBase = context.timeBase
  check(stream.codecpar.fromContext(context))
  if (turn !== 0) stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, matrixOf(turn))
  const tone = clip.hertz === undefined ? undefined : addTone(muxer, clip.hertz, times)
  check(await muxer.openOutput())
  check(
    await muxer.writeHeader(
      Dictionary.fromObject({ fflags: '+bitexact', ...(clip.movflags && { movflags: clip.movflags }) }),
    ),
  )
  const ticks = (seconds: number): number => Math.round(seconds * (isGif ? 100 : TICKS))
  const drain = async (): Promise<void> => {
    while (context.receivePacketSync(packet) >= 0) {
      packet.streamIndex = 0
      // Without it, the file would end before its last frame.
      if (packet.duration <= 0n) packet.duration = BigInt(ticks(times.at(-1)! / Math.max(1, times.length - 1)))
      packet.rescaleTs(context.timeBase, stream.timeBase)
      check(await muxer.interleavedWriteFrame(packet))
    }
  }
  for (const [i, seconds] of times.entries()) {
    const frame = new Frame()
    frame.alloc()
    Object.assign(frame, { width, height, format: pixels }, clip.colour ?? {})
    check(frame.getBuffer(0))
    draw(frame, brightness(i), luma && ((x, y) => luma(i, x, y)))
    const start = ticks(seconds)
    frame.pts = BigInt(start)
    const next = times[i + 1] ?? 2 * seconds - (times[i - 1] ?? 0)
    frame.duration = BigInt(ticks(next) - start)
    check(context.sendFrameSync(frame))
    frame.free()
    await drain()
  }
  check(context.sendFrameSync(null))
  await drain()
  await tone?.write()
  check(await muxer.writeTrailer())
  await muxer.closeOutput()
  packet.free()
  context.freeContext()
  await muxer[Symbol.asyncDispose]()
  return readFile(file)
}

/** Draws a grey frame. */
function draw(frame: Frame, brightness: number, luma: ((x: number, y: number) => number) | undefined): void {
  const isDeep = DEEP.includes(frame.format as AVPixelFormat)
  const { width, height } = frame
  frame.data!.forEach((plane, i) => {
    if (i > 0) {
      if (isDeep) new Uint16Array(plane.buffer, plane.byteOffset, plane.length / 2).fill(512)
      else plane.fill(128)
      return
    }
    if (luma === undefined && !isDeep) {
      plane.fill(Math.round(16 + 219 * brightness))
      return
    }
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const value = luma?.(x / width, y / height) ?? brightness
        if (isDeep) plane.writeUInt16LE(Math.round(64 + 876 * value), y * frame.linesize[0]! + 2 * x)
        else plane[y * frame.linesize[0]! + x] = Math.round(16 + 219 * value)
      }
    }
  })
}

function brightnessOf(frame: number): number {
  return Math.min(1, 0.1 + 0.01 * frame)
}

/** Adds a track with a tone. It is written after the picture. */
function addTone(muxer: FormatContext, hertz: number, times: readonly number[]): { write: () => Promise<void> } {
  const samples = Math.round((2 * times.at(-1)! - (times.at(-2) ?? 0)) * SAMPLE_RATE)
  const wave = (i: number): number => 0.5 * Math.sin((2 * Math.PI * hertz * Math.floor(i / 2)) / SAMPLE_RATE)
  const { packets, configuration } = encodeSound(Float32Array.from({ length: 2 * samples }, (_, i) => wave(i)))
  const stream = muxer.newStream(null)
  stream.timeBase = new Rational(1, SAMPLE_RATE)
  Object.assign(stream.codecpar, {
    codecType: AVMEDIA_TYPE_AUDIO,
    codecId: AV_CODEC_ID_AAC,
    sampleRate: SAMPLE_RATE,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    frameSize: 1024,
    extradata: Buffer.from(configuration),
  })
  return {
    async write() {
      for (const [i, bytes] of packets.entries()) {
        const packet = new Packet()
        packet.alloc()
        packet.data = Buffer.from(bytes)
        packet.pts = packet.dts = BigInt(i * 1024)
        packet.duration = 1024n
        packet.streamIndex = stream.index
        packet.rescaleTs(new Rational(1, SAMPLE_RATE), stream.timeBase)
        check(await muxer.interleavedWriteFrame(packet))
        packet.free()
      }
    },
  }
}

function matrixOf(turn: 90 | 180 | 270): Buffer {
  const one = 0x10000
  const [a, b, c, d] = { 90: [0, one, -one, 0], 180: [-one, 0, 0, -one], 270: [0, -one, one, 0] }[turn]
  const matrix = Buffer.alloc(36)
  ;[a, b, 0, c, d, 0, 0, 0, 0x40000000].forEach((value, i) => matrix.writeInt32LE(value!, 4 * i))
  return matrix
}

function check(status: number): void {
  if (status < 0) throw new Error(`FFmpeg failed with ${status}`)
}
