import type { LayerMove } from '@dayreel/catalogue'
import type { PictureWindow } from '../camera.ts'
import type { Size } from '../cover-crop.ts'
import { holdFrames } from '../hold-frames.ts'
import { framesIn } from '../timing.ts'
import type { FrameLayer } from './layer-painter.ts'

/** A layer in a chunk, with all times in frames from the start of the chunk. */
export type ChunkLayer = {
  /** Key and size of the layer's stored picture, and the key of its file. */
  picture: Size & { key: string; file: string }
  /**
   * The pictures of a layer with several of them. The first `once` are shown one after another from the frame `from`
   * on, each for one hold of stepped motion, and the others repeat.
   */
  film?: { pictures: ChunkLayer['picture'][]; once: number; from: number }
  /**
   * `x` and `y`: the centre, as fractions of the frame. `size`: the longer side, as a fraction of the frame's shorter
   * side. `turn`: degrees clockwise.
   */
  place: { x: number; y: number; size: number; turn: number }
  opacity: number
  depth: number
  /** Absent if the layer is already at rest when the chunk begins. */
  enter?: { move: LayerMove; frame: number }
  /** Absent if the layer stays until the chunk ends. */
  leave?: { move: LayerMove; frame: number }
  /** Number of frames for which each picture is held, and the frame at which the first hold begins. */
  hold?: { frames: number; from: number }
  /** Horizontal shift at the start and at the end of the chunk, as fractions of the frame's width. */
  slide?: { from: number; to: number }
}

const WALK_SECONDS = 1.8
/** Seconds of each move. */
const MOVE_SECONDS: Readonly<Record<LayerMove, number>> = {
  cut: 0,
  fade: 0.3,
  left: 0.4,
  right: 0.4,
  above: 0.4,
  below: 0.4,
  pop: 0.36,
  slap: 0.24,
  'walk-left': WALK_SECONDS,
  'walk-right': WALK_SECONDS,
}
/** Number of holds of stepped motion for which each repeated picture of a layer is shown. */
export const REPEATING_HOLDS = 2
/** Fraction of the camera's travel by which the nearest layers move. */
const PARALLAX = 0.6
/** The same on a flat ground: layers of half the depth move with the ground, and nearer ones move more. */
const FLAT_PARALLAX = 2
const SLAP = { scale: 0.35, turn: 7 }
/** Number of steps of a walk, and how far each lifts the layer, as a fraction of its reach. */
const WALK = { steps: 6, lift: 0.04 }
/** How far `pop` and `slap` overshoot before they come to rest. */
const OVERSHOOT = 1.9

export function moveFrames(move: LayerMove, framesPerSecond: number): number {
  return framesIn(MOVE_SECONDS[move], framesPerSecond)
}

/**
 * Returns a layer at a frame of its chunk, or undefined if it is invisible.
 *
 * @param view the camera's window at a frame, counted from the start of the chunk, and at the middle of its move.
 */
export function layerAt(
  layer: ChunkLayer,
  frame: number,
  { size, framesPerSecond, frames, view }: { size: Size; framesPerSecond: number; frames: number; view?: CameraTravel },
): FrameLayer | undefined {
  const { enter, leave, hold, place, picture } = layer
  // A held picture may begin before the chunk, but never before the layer enters.
  const held = hold ? frame - ((frame - hold.from) % hold.frames) : frame
  const at = Math.max(held, Math.min(frame, enter?.frame ?? held))
  if ((enter && at < enter.frame) || (leave && frame >= leave.frame + moveFrames(leave.move, framesPerSecond))) {
    return undefined
  }
  const shorter = Math.min(size.width, size.height)
  const scale = (place.size * shorter) / Math.max(picture.width, picture.height)
  const rest = { x: place.x * size.width, y: place.y * size.height, scale, turn: place.turn, opacity: layer.opacity }
  let pose = layer.depth > 0 && view ? shifted(rest, layer.depth, view(at), size) : rest
  if (layer.slide) {
    const { from, to } = layer.slide
    pose = { ...pose, x: pose.x + (from + ((to - from) * (frame + 1)) / frames) * size.width }
  }
  const moved = (move: LayerMove, presence: number): Pose =>
    presence < 1 ? MOVES[move](pose, presence, reachOf(pose, picture), size) : pose
  if (enter) {
    const length = moveFrames(enter.move, framesPerSecond)
    pose = moved(enter.move, length === 0 ? 1 : (at - enter.frame + 1) / length)
  }
  if (leave) {
    const length = moveFrames(leave.move, framesPerSecond)
    if (at >= leave.frame) pose = moved(leave.move, 1 - (at - leave.frame + 1) / (length + 1))
  }
  return { picture: layer.film ? filmKey(layer.film, at, holdFrames(framesPerSecond)) : picture.key, ...pose }
}

/** Returns the key of the picture that a layer with several pictures shows at a frame. */
function filmKey({ pictures, once, from }: NonNullable<ChunkLayer['film']>, frame: number, hold: number): string {
  const step = Math.max(0, Math.floor((frame - from) / hold))
  const index = step < once ? step : once + (Math.floor((step - once) / REPEATING_HOLDS) % (pictures.length - once))
  return pictures[index]!.key
}

/**
 * Returns the camera's window at a frame, and in the middle of its move. On a flat ground, layers are at their places
 * in the whole picture instead of in the middle of the move.
 */
export type CameraTravel = (frame: number) => { window: PictureWindow; middle: PictureWindow; isFlat?: boolean }

type Pose = Omit<FrameLayer, 'picture'>

/** Shifts a layer against the camera's move, as if it stood in front of the picture. */
function shifted(
  rest: Pose,
  depth: number,
  { window, middle, isFlat }: ReturnType<CameraTravel>,
  { width, height }: Size,
): Pose {
  const amount = (isFlat ? FLAT_PARALLAX : PARALLAX) * depth
  const zoom = 1 + amount * (middle.width / window.width - 1)
  const across = (window.left + window.width / 2 - middle.left - middle.width / 2) / window.width
  const down = (window.top + window.height / 2 - middle.top - middle.height / 2) / window.height
  return {
    ...rest,
    x: width / 2 + (rest.x - width / 2) * zoom - amount * across * width,
    y: height / 2 + (rest.y - height / 2) * zoom - amount * down * height,
    scale: rest.scale * zoom,
  }
}

/** Returns half the diagonal of a layer in pixels, which is as far as it reaches when it is turned. */
function reachOf({ scale }: Pose, { width, height }: Size): number {
  return (scale * Math.hypot(width, height)) / 2
}

/** @param presence 0 is away, 1 is at rest. */
type Motion = (rest: Pose, presence: number, reach: number, frame: Size) => Pose

const MOVES: Readonly<Record<LayerMove, Motion>> = {
  cut: (rest) => rest,
  fade: (rest, presence) => ({ ...rest, opacity: rest.opacity * presence }),
  left: (rest, presence, reach) => ({ ...rest, x: mix(-reach, rest.x, eased(presence)) }),
  right: (rest, presence, reach, { width }) => ({ ...rest, x: mix(width + reach, rest.x, eased(presence)) }),
  above: (rest, presence, reach) => ({ ...rest, y: mix(-reach, rest.y, eased(presence)) }),
  below: (rest, presence, reach, { height }) => ({ ...rest, y: mix(height + reach, rest.y, eased(presence)) }),
  pop: (rest, presence) => ({
    ...rest,
    scale: rest.scale * Math.max(0.02, overshot(presence)),
    opacity: rest.opacity * Math.min(1, 3 * presence),
  }),
  slap: (rest, presence) => ({
    ...rest,
    scale: rest.scale * (1 + SLAP.scale * (1 - overshot(presence))),
    turn: rest.turn + SLAP.turn * (1 - overshot(presence)),
    opacity: rest.opacity * Math.min(1, 4 * presence),
  }),
  'walk-left': (rest, presence, reach) => walked(rest, presence, reach, -reach),
  'walk-right': (rest, presence, reach, { width }) => walked(rest, presence, reach, width + reach),
}

function walked(rest: Pose, presence: number, reach: number, from: number): Pose {
  const step = Math.abs(Math.sin(presence * WALK.steps * Math.PI))
  return { ...rest, x: mix(from, rest.x, presence), y: rest.y - WALK.lift * reach * step }
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

/** Starts fast and comes to rest. */
function eased(part: number): number {
  return 1 - (1 - part) ** 3
}

/** Starts fast, goes a little beyond 1 and comes back. */
function overshot(part: number): number {
  const left = part - 1
  return 1 + (OVERSHOOT + 1) * left ** 3 + OVERSHOOT * left ** 2
}
