import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AV_LOG_ERROR, AV_PKT_FLAG_KEY, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import { Codec, CodecContext, FormatContext, Frame, Log, Packet, type Stream } from 'node-av/lib'

// This module reads MP4 files in tests, with FFmpeg's demuxer and decoders.

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf'])

/** Lists all boxes of a file in order, with paths such as `moov/trak/mdia`. */
export function findBoxes(bytes: Uint8Array, path = '', from = 0, to = bytes.length): { path: string; at: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: { path: string; at: number }[] = []
  for (let at = from; at < to; at += view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    boxes.push({ path: path + type, at })
    if (CONTAINERS.has(type)) boxes.push(...findBoxes(bytes, `${path}${type}/`, at + 8, at + view.getUint32(at)))
  }
  return boxes
}

type PacketTimes = { seconds: number; isKey: boolean }

/** Reads a file with FFmpeg's demuxer, without decoding it. */
export async function readMp4(bytes: Uint8Array) {
  return withFile(bytes, async (format) => {
    const [picture, sound] = [streamOf(format, AVMEDIA_TYPE_VIDEO), streamOf(format, AVMEDIA_TYPE_AUDIO)]
    const packets = new Map<number, PacketTimes[]>([
      [picture.index, []],
      [sound.index, []],
    ])
    await eachPacket(format, (packet) => {
      const { timeBase } = format.streams[packet.streamIndex]!
      const seconds = (Number(packet.pts) * timeBase.num) / timeBase.den
      packets.get(packet.streamIndex)!.push({ seconds, isKey: packet.hasFlags(AV_PKT_FLAG_KEY) })
    })
    const { codecpar } = picture
    return {
      picture: {
        codec: Codec.findDecoder(codecpar.codecId)!.name,
        width: codecpar.width,
        height: codecpar.height,
        profile: codecpar.profile,
        timeBase: picture.timeBase.num / picture.timeBase.den,
        colour: {
          range: codecpar.colorRange,
          space: codecpar.colorSpace,
          primaries: codecpar.colorPrimaries,
          transfer: codecpar.colorTrc,
        },
        durationSeconds: lasts(picture),
        packets: packets.get(picture.index)!,
      },
      sound: {
        codec: Codec.findDecoder(sound.codecpar.codecId)!.name,
        sampleRate: sound.codecpar.sampleRate,
        channels: sound.codecpar.channels,
        durationSeconds: lasts(sound),
        packets: packets.get(sound.index)!,
      },
    }
  })
}

/**
 * Decodes a file.
 *
 * @param firstSample the first video sample to decode, which must be a key frame.
 * @returns the mean luma of each displayed frame, the left channel, and the number of FFmpeg errors.
 */
export async function decodeVideo(bytes: Uint8Array, firstSample = 0) {
  return withFile(bytes, async (format) => {
    const picture = streamOf(format, AVMEDIA_TYPE_VIDEO)
    const sound = streamOf(format, AVMEDIA_TYPE_AUDIO)
    const lumas: number[] = []
    const blocks: Float32Array[] = []
    let errors = 0
    const pictureDecoder = await openDecoder(picture, (frame) => lumas.push(meanLuma(frame)))
    const soundDecoder = await openDecoder(sound, (frame) => blocks.push(channelOf(frame, 0)))
    let sample = 0
    await eachPacket(format, (packet) => {
      const isPicture = packet.streamIndex === picture.index
      if (isPicture && sample++ < firstSample) return
      errors += (isPicture ? pictureDecoder : soundDecoder).decode(packet)
    })
    errors += pictureDecoder.end() + soundDecoder.end()
    return { lumas, samples: joined(blocks), errors }
  })
}

/** Decodes a file's video and returns each frame's pixels as brightness, row by row, 0…255. */
export async function decodeLumas(bytes: Uint8Array): Promise<Uint8Array[]> {
  return withFile(bytes, async (format) => {
    const picture = streamOf(format, AVMEDIA_TYPE_VIDEO)
    const frames: Uint8Array[] = []
    const decoder = await openDecoder(picture, (frame) => frames.push(lumaOf(frame)))
    await eachPacket(format, (packet) => {
      if (packet.streamIndex === picture.index) decoder.decode(packet)
    })
    decoder.end()
    return frames
  })
}

/** Decodes a file's sound and returns one array of samples per channel, 48 kHz, −1…1. */
export async function decodeSound(bytes: Uint8Array): Promise<Float32Array[]> {
  return withFile(bytes, async (format) => {
    const sound = streamOf(format, AVMEDIA_TYPE_AUDIO)
    const blocks: Float32Array[][] = Array.from({ length: sound.codecpar.channels }, () => [])
    const decoder = await openDecoder(sound, (frame) => blocks.forEach((list, c) => list.push(channelOf(frame, c))))
    await eachPacket(format, (packet) => {
      if (packet.streamIndex === sound.index) decoder.decode(packet)
    })
    decoder.end()
    return blocks.map(joined)
  })
}

async function withFile<Result>(bytes: Uint8Array, use: (format: FormatContext) => Promise<Result>): Promise<Result> {
  Log.setLevel(AV_LOG_ERROR)
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-mp4-'))
  const format = new FormatContext()
  try {
    const file = join(folder, 'video.mp4')
    await writeFile(file, bytes)
    if ((await format.openInput(file)) < 0 || (await format.findStreamInfo()) < 0) throw new Error('no MP4')
    return await use(format)
  } finally {
    await format.closeInput()
    await rm(folder, { recursive: true })
  }
}

function lasts({ duration, timeBase }: Stream): number {
  return (Number(duration) * timeBase.num) / timeBase.den
}

function streamOf(format: FormatContext, type: number): Stream {
  return format.streams.find(({ codecpar }) => codecpar.codecType === type)!
}

async function eachPacket(format: FormatContext, use: (packet: Packet) => void): Promise<void> {
  const packet = new Packet()
  packet.alloc()
  while ((await format.readFrame(packet)) >= 0) {
    use(packet)
    packet.unref()
  }
  packet.free()
}

async function openDecoder(stream: Stream, use: (frame: Frame) => void) {
  const codec = Codec.findDecoder(stream.codecpar.codecId)!
  const context = new CodecContext()
  context.allocContext3(codec)
  context.parametersToContext(stream.codecpar)
  context.threadCount = 1
  await context.open2(codec)
  const frame = new Frame()
  frame.alloc()
  const receive = (): void => {
    while (context.receiveFrameSync(frame) >= 0) {
      use(frame)
      frame.unref()
    }
  }
  return {
    /** @returns 1 if decoding failed, otherwise 0. */
    decode(packet: Packet): number {
      const failed = context.sendPacketSync(packet) < 0
      receive()
      return failed ? 1 : 0
    },
    end(): number {
      const failed = context.sendPacketSync(null) < 0
      receive()
      frame.free()
      context.freeContext()
      return failed ? 1 : 0
    },
  }
}

function meanLuma(frame: Frame): number {
  const luma = lumaOf(frame)
  return luma.reduce((sum, value) => sum + value, 0) / luma.length
}

function lumaOf(frame: Frame): Uint8Array {
  const plane = frame.data![0]!
  const stride = frame.linesize[0]!
  const { width, height } = frame
  const luma = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) luma.set(plane.subarray(y * stride, y * stride + width), y * width)
  return luma
}

function channelOf(frame: Frame, channel: number): Float32Array {
  const plane = frame.data![channel]!
  return Float32Array.from(new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples))
}

function joined(blocks: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0))
  blocks.reduce((at, block) => (samples.set(block, at), at + block.length), 0)
  return samples
}
