import {
  AV_CODEC_ID_MJPEG,
  AV_CODEC_ID_PNG,
  AV_CODEC_ID_WEBP,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  type AVCodecID,
} from 'node-av/constants'
import { Codec, CodecContext, Frame, Packet, SoftwareScaleContext } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import type { Crop, Size } from './cover-crop.ts'
import { fillBorder, layoutPicture, storedSize } from './picture-planes.ts'

/**
 * Decodes and crops a picture, and stores the crop as planes that are a little larger than the video.
 *
 * @param bytes a whole PNG, JPEG or WebP file.
 * @param into receives the planes in the layout `layoutPicture(size)`. `largestPicture(video)` bytes are enough.
 * @returns the size of the stored picture.
 * @throws {StudioError} `picture-unreadable`
 */
export function decodePicture(bytes: Uint8Array, crop: Crop, video: Size, into: Uint8Array): Size {
  const frame = new Frame()
  frame.alloc()
  try {
    decode(bytes, frame)
    const size = storedSize(frame, crop, video)
    // The whole picture is scaled before it is cropped, because this API cannot crop a frame.
    const scaled = scale(frame, { width: even(size.width / crop.width), height: even(size.height / crop.height) })
    try {
      storePlanes(scaled, crop, size, into)
    } finally {
      scaled.free()
    }
    return size
  } finally {
    frame.free()
  }
}

function decode(bytes: Uint8Array, frame: Frame): void {
  const codec = codecOf(bytes)
  const decoder = codec === undefined ? null : Codec.findDecoder(codec)
  if (!decoder) throw unreadable()
  const context = new CodecContext()
  const packet = new Packet()
  try {
    context.allocContext3(decoder)
    context.threadCount = 1
    packet.alloc()
    packet.data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (context.open2Sync(decoder) < 0) throw unreadable()
    if (context.sendPacketSync(packet) < 0) throw unreadable()
    context.sendPacketSync(null)
    if (context.receiveFrameSync(frame) < 0) throw unreadable()
  } finally {
    packet.free()
    context.freeContext()
  }
}

function codecOf(bytes: Uint8Array): AVCodecID | undefined {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
  if (text(1, 4) === 'PNG') return AV_CODEC_ID_PNG
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return AV_CODEC_ID_MJPEG
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return AV_CODEC_ID_WEBP
  return undefined
}

function scale(frame: Frame, { width, height }: Size): Frame {
  const context = new SoftwareScaleContext()
  const scaled = new Frame()
  try {
    context.allocContext()
    context.setOption('sws_flags', 'bicubic+accurate_rnd+full_chroma_inp')
    scaled.alloc()
    scaled.width = width
    scaled.height = height
    scaled.format = AV_PIX_FMT_YUV420P
    scaled.colorSpace = AVCOL_SPC_BT709
    scaled.colorRange = AVCOL_RANGE_MPEG
    scaled.chromaLocation = AVCHROMA_LOC_LEFT
    if (scaled.getBuffer() < 0 || context.scaleFrameSync(scaled, frame) < 0) throw unreadable()
    return scaled
  } catch (error) {
    scaled.free()
    throw error
  } finally {
    context.freeContext()
  }
}

/** Copies the crop of a frame into a stored picture of this size. */
export function storePlanes(frame: Frame, crop: Crop, size: Size, into: Uint8Array): void {
  const data = frame.data!
  const left = Math.min(frame.width - size.width, even(crop.x * frame.width))
  const top = Math.min(frame.height - size.height, even(crop.y * frame.height))
  layoutPicture(size).planes.forEach((plane, i) => {
    const stride = frame.linesize[i]!
    const start = i === 0 ? top * stride + left : (top / 2) * stride + left / 2
    for (let y = 0; y < plane.height; y++) {
      const from = start + y * stride
      into.set(data[i]!.subarray(from, from + plane.width), plane.offset + y * plane.stride)
    }
    fillBorder(into, plane)
  })
}

function even(length: number): number {
  return 2 * Math.round(length / 2)
}

function unreadable(): StudioError {
  return new StudioError('picture-unreadable', 'A picture can’t be read: it must be a whole PNG, JPEG or WebP file.')
}
