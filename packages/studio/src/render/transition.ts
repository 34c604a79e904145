import type { Transition } from '@dayreel/catalogue'
import type { PictureWindow } from './camera.ts'
import type { Size } from './cover-crop.ts'
import { framesIn } from './timing.ts'
import type { FrameLayer, LayerPicture } from './layers/layer-painter.ts'

/** A transition that is drawn in frames of its own. */
export type DrawnTransition = Exclude<Transition, 'cut'>

/** Seconds of each transition, at the start of a scene. The soft fade is too short to look like a double exposure. */
const TRANSITION_SECONDS: Readonly<Record<Transition, number>> = {
  cut: 0,
  fade: 0.2,
  push: 0.3,
  zoom: 0.3,
  flash: 0.24,
}

/** Returns the number of frames for which a scene stays visible after its end. */
export function overrunInFrames(transition: Transition, framesPerSecond: number): number {
  return framesIn(TRANSITION_SECONDS[transition], framesPerSecond)
}

/** How a view and its layers appear in a frame. */
export type Staging = {
  /** Opacity over the view below. */
  cover: number
  /** Rows by which it is moved down. */
  down: number
  /** Enlargement around the centre. */
  zoom: number
}

export const STILL: Staging = { cover: 1, down: 0, zoom: 1 }
const MAX_ZOOM = 1.6
/** Fraction of a zoom before the second view appears, and after which only that view is visible. */
const ZOOM_BLEND = { from: 0.3, to: 0.7 }

/**
 * Returns how the previous view and the next one appear during a transition.
 *
 * @param part the completed part of the transition, between 0 and 1.
 */
export function stageTransition(transition: DrawnTransition, part: number, frame: Size): [Staging, Staging] {
  return STAGES[transition](part, frame)
}

const STAGES: Readonly<Record<DrawnTransition, (part: number, frame: Size) => [Staging, Staging]>> = {
  fade: (part) => [STILL, { ...STILL, cover: smooth(part) }],
  push(part, { height }) {
    // An even number of rows keeps brightness and colour together.
    const rows = 2 * Math.round((smooth(part) * height) / 2)
    return [
      { ...STILL, down: -rows },
      { ...STILL, down: height - rows },
    ]
  },
  zoom(part) {
    const blend = Math.min(1, Math.max(0, (part - ZOOM_BLEND.from) / (ZOOM_BLEND.to - ZOOM_BLEND.from)))
    return [
      { ...STILL, zoom: 1 + (MAX_ZOOM - 1) * part ** 2 },
      { ...STILL, cover: smooth(blend), zoom: 1 + (MAX_ZOOM - 1) * (1 - part) ** 2 },
    ]
  },
  flash: (part) => [STILL, { ...STILL, cover: part < 0.5 ? 0 : 1 }],
}

/** Returns the part of a window that is visible when it is enlarged around its centre. */
export function zoomedWindow({ left, top, width, height }: PictureWindow, zoom: number): PictureWindow {
  return {
    left: left + (width - width / zoom) / 2,
    top: top + (height - height / zoom) / 2,
    width: width / zoom,
    height: height / zoom,
  }
}

/** Moves a layer with its view. */
export function stagedLayer(layer: FrameLayer, { cover, down, zoom }: Staging, { width, height }: Size): FrameLayer {
  return {
    ...layer,
    x: width / 2 + (layer.x - width / 2) * zoom,
    y: height / 2 + (layer.y - height / 2) * zoom + down,
    scale: layer.scale * zoom,
    opacity: layer.opacity * cover,
  }
}

const WHITE_SIDE = 8
/** The white picture that a flash lays over the whole frame. */
export const WHITE: LayerPicture = {
  key: 'white',
  width: WHITE_SIDE,
  height: WHITE_SIDE,
  bytes: new Uint8Array((WHITE_SIDE + 2) ** 2 * 4).fill(255),
}
const FLASH_OPACITY = 0.75

export function flashLayer(part: number, { width, height }: Size): FrameLayer {
  const opacity = FLASH_OPACITY * (1 - Math.abs(2 * part - 1))
  return { picture: WHITE.key, x: width / 2, y: height / 2, scale: Math.max(width, height) / 4, turn: 0, opacity }
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part)
}
