import {
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT2020,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT470BG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_BT709,
  AVCOL_TRC_SMPTE2084,
  type AVPixelFormat,
} from 'node-av/constants'
import { Frame, SoftwareScaleContext } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import type { FrameBuffer } from '../render/encode-chunk.ts'
import type { FramePlanes } from '../render/frame-painter.ts'
import type { Size } from '../render/cover-crop.ts'
import { DAMAGED_CLIP } from './open-clip.ts'
import { isUpright, type Orientation, turnPlanes } from './orientation.ts'

/** Frames of at least this height count as BT.709 if they state no colour space. */
const HD_ROWS = 576
const FLAGS = 'bicubic+accurate_rnd'

/** Draws decoded frames in the size and the colours of stored clips. Dispose of it to free its memory. */
export type FrameFitter = Disposable & { fit: (frame: Frame, into: FrameBuffer) => void }

/**
 * @param size of the stored clip, upright. Both sides must be even.
 * @throws {StudioError} `clip-unreadable`
 */
export function createFrameFitter(size: Size, orientation: Orientation): FrameFitter {
  const drawn = orientation.isSwapped ? { width: size.height, height: size.width } : size
  const scaler = createScaler()
  const shrinker = createScaler()
  const fitted = createFrame(drawn, AV_PIX_FMT_YUV420P)
  let small: Frame | undefined
  return {
    fit(frame, into) {
      if (frame.colorSpace === AVCOL_SPC_UNSPECIFIED) {
        frame.colorSpace = frame.height < HD_ROWS ? AVCOL_SPC_BT470BG : AVCOL_SPC_BT709
      }
      fitted.colorPrimaries = frame.colorPrimaries
      fitted.colorTrc = frame.colorTrc
      if (isWide(frame)) {
        // FFmpeg converts colours before it scales, so scale first: a smaller picture has fewer pixels to convert.
        small ??= createFrame(drawn, AV_PIX_FMT_YUV420P10LE)
        const { colorSpace, colorPrimaries, colorTrc } = frame
        Object.assign(small, { colorSpace, colorPrimaries, colorTrc })
        scale(shrinker, frame, small)
        Object.assign(fitted, { colorPrimaries: AVCOL_PRI_BT709, colorTrc: AVCOL_TRC_BT709 })
        scale(scaler, small, fitted)
      } else {
        scale(scaler, frame, fitted)
      }
      const planes = planesOf(fitted)
      if (!isUpright(orientation)) turnPlanes(planes, into.planes, size, orientation)
      else into.planes.forEach((plane, i) => copyPlane(planes[i]!, plane, i === 0 ? size.height : size.height / 2))
    },
    [Symbol.dispose]() {
      fitted.free()
      small?.free()
      scaler.freeContext()
      shrinker.freeContext()
    },
  }
}

/** Returns whether the colours or the brightness of a frame exceed those of ordinary screens. */
function isWide({ colorTrc, colorPrimaries }: Frame): boolean {
  return colorTrc === AVCOL_TRC_SMPTE2084 || colorTrc === AVCOL_TRC_ARIB_STD_B67 || colorPrimaries === AVCOL_PRI_BT2020
}

function createScaler(): SoftwareScaleContext {
  const scaler = new SoftwareScaleContext()
  scaler.allocContext()
  scaler.setOption('sws_flags', FLAGS)
  return scaler
}

function createFrame({ width, height }: Size, format: AVPixelFormat): Frame {
  const frame = new Frame()
  frame.alloc()
  Object.assign(frame, { width, height, format })
  Object.assign(frame, { colorSpace: AVCOL_SPC_BT709, colorRange: AVCOL_RANGE_MPEG, chromaLocation: AVCHROMA_LOC_LEFT })
  if (frame.getBuffer(0) < 0) throw new StudioError('step-failed', 'There is no memory for a frame.')
  return frame
}

function scale(scaler: SoftwareScaleContext, from: Frame, into: Frame): void {
  if (scaler.scaleFrameSync(into, from) < 0) throw new StudioError('clip-unreadable', DAMAGED_CLIP)
}

function planesOf({ data, linesize }: Frame): FramePlanes {
  return [0, 1, 2].map((i) => ({ bytes: data![i]!, stride: linesize[i]! }))
}

function copyPlane(from: FramePlanes[number], into: FramePlanes[number], rows: number): void {
  if (from.stride === into.stride) {
    into.bytes.set(from.bytes.subarray(0, Math.min(from.stride * rows, into.bytes.length)))
    return
  }
  const width = Math.min(from.stride, into.stride)
  for (let y = 0; y < rows; y++) {
    into.bytes.set(from.bytes.subarray(y * from.stride, y * from.stride + width), y * into.stride)
  }
}
