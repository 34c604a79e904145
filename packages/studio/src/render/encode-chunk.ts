import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { Codec, CodecContext, Frame, Packet, Rational } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import { toLengthPrefixed } from './annex-b.ts'
import type { Size } from './cover-crop.ts'
import type { EncoderSettings } from './encoder-settings.ts'
import { check, openWith } from './open-encoder.ts'
import { packChunk } from './packed-chunk.ts'
import type { FramePlanes } from './frame-painter.ts'

/**
 * The memory of one frame, reused for all frames. This is safe because x264 copies the data that it needs before the
 * call returns.
 */
export class FrameBuffer {
  readonly frame = new Frame()
  readonly planes: FramePlanes

  constructor({ width, height }: Size) {
    const { frame } = this
    frame.alloc()
    frame.width = width
    frame.height = height
    frame.format = AV_PIX_FMT_YUV420P
    check(frame.getBuffer(0), 'allocate a frame')
    const { data, linesize } = frame
    this.planes = [0, 1, 2].map((i) => ({ bytes: data![i]!, stride: linesize[i]! }))
  }

  free(): void {
    this.frame.free()
  }
}

/**
 * Encodes a closed group of pictures in this thread, independently of other groups.
 *
 * @param frames the number of frames, at most.
 * @param frameAt draws and returns a frame, counted from 0. Its buffer is reused in the next call. Returns undefined
 * if there are no more frames.
 * @returns the chunk in the format that `unpackChunk` reads.
 * @throws {StudioError} `step-failed`
 */
export function encodeChunk(
  settings: EncoderSettings,
  size: Size,
  frames: number,
  frameAt: (frame: number) => FrameBuffer | undefined,
): Uint8Array<ArrayBuffer> {
  const context = openEncoder(settings, size)
  const packet = new Packet()
  try {
    packet.alloc()
    const samples: Uint8Array[] = []
    const order: number[] = []
    const receive = (): void => {
      while (context.receivePacketSync(packet) >= 0) {
        samples.push(toLengthPrefixed(packet.data!))
        order.push(Number(packet.pts))
        packet.unref()
      }
    }
    let sent = 0
    for (; sent < frames; sent++) {
      const buffer = frameAt(sent)
      if (buffer === undefined) break
      buffer.frame.pts = BigInt(sent)
      check(context.sendFrameSync(buffer.frame), 'encode a frame')
      receive()
    }
    check(context.sendFrameSync(null), 'encode the last frames')
    receive()
    if (samples.length !== sent) throw new StudioError('step-failed', 'The encoder lost frames.')
    return packChunk({ order, samples, parameterSets: context.extraData! })
  } finally {
    packet.free()
    context.freeContext()
  }
}

function openEncoder(settings: EncoderSettings, { width, height }: Size): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264)
  if (!codec) throw new StudioError('step-failed', 'This build of FFmpeg has no H.264 encoder.')
  const context = new CodecContext()
  context.allocContext3(codec)
  context.width = width
  context.height = height
  context.pixelFormat = AV_PIX_FMT_YUV420P
  context.sampleAspectRatio = new Rational(1, 1)
  context.timeBase = new Rational(1, settings.framesPerSecond)
  context.framerate = new Rational(settings.framesPerSecond, 1)
  context.colorSpace = AVCOL_SPC_BT709
  context.colorPrimaries = AVCOL_PRI_BT709
  context.colorTrc = AVCOL_TRC_BT709
  context.colorRange = AVCOL_RANGE_MPEG
  context.chromaLocation = AVCHROMA_LOC_LEFT
  context.threadCount = 1
  context.rcMaxRate = BigInt(settings.maxRate)
  context.rcBufferSize = settings.bufferSize
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  return openWith(context, codec, {
    preset: settings.preset,
    profile: settings.profile,
    crf: String(settings.crf),
    'x264-params': settings.x264,
  })
}
