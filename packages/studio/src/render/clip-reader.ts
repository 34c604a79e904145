import {
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
} from 'node-av/constants'
import { Codec, CodecContext, Frame, Packet, SoftwareScaleContext } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import { unpackCut } from './clip-cut.ts'
import type { Crop, Size } from './cover-crop.ts'
import { storePlanes } from './decode-picture.ts'
import type { StoredPicture } from './frame-painter.ts'
import { largestPicture } from './picture-planes.ts'

/** A part of a clip for `createChunkPainter`. */
export type StoredClip = { key: string; cut: Uint8Array }

/** Decodes the frames of a clip one after another. Dispose of it to free its memory. */
export type ClipReader = Disposable & {
  /**
   * Returns a frame, cropped. Its bytes are only valid until the next call.
   *
   * @throws {StudioError} `clip-unreadable`
   */
  read: (frame: number) => StoredPicture
}

/** A frame that is larger than this, relative to the video, is scaled down before it is drawn. */
const MAX_OVERSIZE = 1.2

export function openClipReader({ key, cut }: StoredClip, crop: Crop, video: Size): ClipReader {
  const { width, height, before, keys, configuration, packets } = unpackCut(cut)
  const cropped = { width: even(width * crop.width), height: even(height * crop.height) }
  const isLarge = cropped.width > MAX_OVERSIZE * video.width
  const stored = isLarge ? video : cropped
  const decoder = openDecoder({ width, height }, configuration)
  const packet = new Packet()
  const frame = new Frame()
  packet.alloc()
  frame.alloc()
  const scaler = isLarge
    ? createScaler({ width: even(video.width / crop.width), height: even(video.height / crop.height) })
    : undefined
  const bytes = new Uint8Array(largestPicture(video))
  let sent = -1
  let shown = -1

  const goTo = (wanted: number): void => {
    const key = keys.findLast((each) => each <= wanted) ?? 0
    if (wanted < shown || key > sent + 1) {
      decoder.flushBuffers()
      sent = key - 1
      shown = -1
    }
    while (shown < wanted) {
      frame.unref()
      if (decoder.receiveFrameSync(frame) >= 0) {
        shown = Number(frame.pts)
        continue
      }
      if (sent + 1 >= packets.length) throw unreadable()
      sent++
      packet.data = Buffer.from(packets[sent]!)
      packet.pts = BigInt(sent)
      packet.dts = BigInt(sent)
      if (decoder.sendPacketSync(packet) < 0) throw unreadable()
      packet.unref()
    }
  }
  return {
    read(index) {
      const wanted = before + index
      if (wanted !== shown) {
        goTo(wanted)
        storePlanes(scaler ? scaler.scale(frame) : frame, crop, stored, bytes)
      }
      return { key: `${key} ${index}`, ...stored, bytes }
    },
    [Symbol.dispose]() {
      frame.free()
      packet.free()
      scaler?.free()
      decoder.freeContext()
    },
  }
}

function openDecoder({ width, height }: Size, configuration: Uint8Array): CodecContext {
  const codec = Codec.findDecoder(AV_CODEC_ID_H264)
  if (!codec) throw new StudioError('step-failed', 'This build of FFmpeg has no H.264 decoder.')
  const decoder = new CodecContext()
  decoder.allocContext3(codec)
  decoder.threadCount = 1
  decoder.width = width
  decoder.height = height
  decoder.extraData = Buffer.from(configuration)
  if (decoder.open2Sync(codec, null) >= 0) return decoder
  decoder.freeContext()
  throw unreadable()
}

function createScaler(size: Size): { scale: (frame: Frame) => Frame; free: () => void } {
  const context = new SoftwareScaleContext()
  context.allocContext()
  context.setOption('sws_flags', 'bilinear')
  const scaled = new Frame()
  scaled.alloc()
  scaled.width = size.width
  scaled.height = size.height
  scaled.format = AV_PIX_FMT_YUV420P
  scaled.colorSpace = AVCOL_SPC_BT709
  scaled.colorRange = AVCOL_RANGE_MPEG
  scaled.chromaLocation = AVCHROMA_LOC_LEFT
  if (scaled.getBuffer() < 0) throw new StudioError('step-failed', 'There is no memory for a frame.')
  return {
    scale(frame) {
      scaled.colorPrimaries = frame.colorPrimaries
      scaled.colorTrc = frame.colorTrc
      if (context.scaleFrameSync(scaled, frame) < 0) throw unreadable()
      return scaled
    },
    free() {
      scaled.free()
      context.freeContext()
    },
  }
}

function even(length: number): number {
  return 2 * Math.round(length / 2)
}

function unreadable(): StudioError {
  return new StudioError('clip-unreadable', 'A clip can’t be read. Upload it again.')
}
