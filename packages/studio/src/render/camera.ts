import type { Box } from '@dayreel/storyboard'
import { hashText } from '@dayreel/storyboard/base'
import { holdFrames } from './hold-frames.ts'
import { closeBox, maxZoom, wideBox, type Subject } from './subject-box.ts'

/**
 * The camera's view. `x` and `y` are the centre, as fractions of the picture's width and height. `zoom` is relative to
 * the whole picture.
 */
type View = { x: number; y: number; zoom: number }

/** A camera move that reaches `to` after `travelInFrames`. */
export type Move = {
  from: View
  to: View
  travelInFrames: number
  /** Set on a flat ground: the number of frames for which each view is held. */
  flatHold?: number
}

/**
 * A part of a scene. `startFrame` counts from the start of the scene. `moveFrame` is the frame of the move at which it
 * begins; absent: 0.
 */
export type Shot = { startFrame: number; lengthInFrames: number; move: Move; moveFrame?: number }

/** The visible part of a picture, as fractions of its width and height. */
export type PictureWindow = { left: number; top: number; width: number; height: number }

const MAX_SHOT_SECONDS = 3
/** Maximum zoom. At a higher zoom, a picture stored at 1.25 times the video's size would look enlarged. */
export const MAX_ZOOM = 1.45
/**
 * Minimum ratio between the zoom of a close shot and that of the wide shots next to it. With a smaller change, a cut
 * would look like a mistake.
 */
const CUT_FACTOR = 1.14
/** Minimum zoom of a close shot, as a fraction of its maximum zoom. */
const CLOSE_RANGE = 0.95
/** Maximum zoom of a wide shot. */
const WIDEST_ZOOM = 1.2

/**
 * Seconds of a whole camera move. A shorter shot covers only part of the move, so that the camera always has the same
 * calm speed.
 */
const FULL_TRAVEL_SECONDS = MAX_SHOT_SECONDS
/** The amount by which the speed varies around its mean during a move. The camera eases in and out but never stops. */
const EASE = 0.65
/**
 * Fractions of the picture by which a move must shift the frame's edges. A smaller shift is hardly visible, so another
 * move is used instead.
 */
const LEAST_TRAVEL = { wide: 0.07, close: 0.035 }
/** The push over a flat ground: zoom per second, and the maximum zoom. */
const FLAT_PUSH = { perSecond: 0.006, most: 0.03 }

/**
 * Plans the shots of one scene. Each shot lasts at most three seconds, with hard cuts between wide and close framings
 * of the same picture. Wide shots show the whole subject in every frame, and the things around it if there is room.
 * Close shots show the top of the subject. The result depends only on this scene, so editing another scene does not
 * change its frames.
 *
 * @param sceneId decides the moves. Consecutive ids (`s1`, `s2` …) get different directions.
 * @param subject as fractions of the picture.
 * @param shooting.overrunInFrames number of frames that the last move continues during the cross-fade into the next
 * scene.
 */
export function planShots(
  sceneId: string,
  lengthInFrames: number,
  subject: Subject,
  { framesPerSecond, overrunInFrames }: { framesPerSecond: number; overrunInFrames: number },
): Shot[] {
  const count = Math.ceil(lengthInFrames / (MAX_SHOT_SECONDS * framesPerSecond))
  const startOf = (shot: number): number => Math.round((shot * lengthInFrames) / count)
  if (subject.isFlat) {
    const travelInFrames = lengthInFrames + overrunInFrames
    const zoom = 1 + Math.min(FLAT_PUSH.most, (FLAT_PUSH.perSecond * travelInFrames) / framesPerSecond)
    const middle = { x: 0.5, y: 0.5 }
    const move = {
      from: { ...middle, zoom: 1 },
      to: rounded({ ...middle, zoom }),
      travelInFrames,
      flatHold: holdFrames(framesPerSecond),
    }
    // The parts continue one move. They exist so that several threads can draw a long scene.
    return Array.from({ length: count }, (_, i) => {
      const startFrame = startOf(i)
      return { startFrame, lengthInFrames: startOf(i + 1) - startFrame, move, moveFrame: startFrame }
    })
  }
  const turn = turnOf(sceneId)
  const near = closeBox(subject)
  const closeZoom = Math.min(MAX_ZOOM, maxZoom(near))
  const wide = wideBox(subject)
  const wideZoom = Math.min(WIDEST_ZOOM, maxZoom(wide), (CLOSE_RANGE * closeZoom) / CUT_FACTOR)
  return Array.from({ length: count }, (_, i) => {
    const startFrame = startOf(i)
    const length = startOf(i + 1) - startFrame
    const travelInFrames = i === count - 1 ? length + overrunInFrames : length
    const path = subject.isNearing
      ? nearingPath(subject.focus, i, { wideZoom, closeZoom, wide, near })
      : i % 2 === 0
        ? choosePath(widePaths(subject.focus, wideZoom), turn + i / 2, wide, LEAST_TRAVEL.wide)
        : choosePath(closePaths(subject.focus, closeZoom), turn + (i - 1) / 2, near, LEAST_TRAVEL.close)
    const part = Math.min(1, travelInFrames / (FULL_TRAVEL_SECONDS * framesPerSecond))
    return {
      startFrame,
      lengthInFrames: length,
      move: { from: rounded(path.from), to: rounded(between(path.from, path.to, part)), travelInFrames },
    }
  })
}

/**
 * Plans the shots of a scene whose picture moves itself: the camera rests. They exist so that several threads can draw
 * a long scene.
 */
export function restingShots(
  lengthInFrames: number,
  { framesPerSecond, overrunInFrames }: { framesPerSecond: number; overrunInFrames: number },
): Shot[] {
  const count = Math.ceil(lengthInFrames / (MAX_SHOT_SECONDS * framesPerSecond))
  const whole = { x: 0.5, y: 0.5, zoom: 1 }
  const move = { from: whole, to: whole, travelInFrames: lengthInFrames + overrunInFrames }
  const startOf = (shot: number): number => Math.round((shot * lengthInFrames) / count)
  return Array.from({ length: count }, (_, i) => {
    const startFrame = startOf(i)
    return { startFrame, lengthInFrames: startOf(i + 1) - startFrame, move, moveFrame: startFrame }
  })
}

/** Returns the visible window at a frame of a move, counted from 0. The window is always inside the picture. */
export function windowAt(move: Move, frame: number): PictureWindow {
  const held = move.flatHold === undefined ? frame : frame - (frame % move.flatHold)
  const time = Math.min(1, Math.max(0, held / move.travelInFrames))
  const travelled = time - (EASE * Math.sin(2 * Math.PI * time)) / (2 * Math.PI)
  const { x, y, zoom } = between(move.from, move.to, travelled)
  const size = Math.min(1, 1 / zoom)
  const inside = (centre: number): number => Math.min(1 - size, Math.max(0, centre - size / 2))
  return { left: inside(x), top: inside(y), width: size, height: size }
}

type Path = { from: View; to: View }

/**
 * Chooses the path at index `turn`, which wraps around. If the box leaves it too little room, chooses the next path
 * that is long enough.
 */
function choosePath(paths: readonly Path[], turn: number, box: Box, leastTravel: number): Path {
  const inTurn = paths.map((_, i) => {
    const { from, to } = paths[(turn + i) % paths.length]!
    return { from: kept(from, box), to: kept(to, box) }
  })
  const longest = Math.max(...inTurn.map(travelOf))
  return inTurn.find((path) => travelOf(path) >= Math.min(leastTravel, longest))!
}

/** Returns how far the frame's edges move, as a fraction of the picture. */
function travelOf({ from, to }: Path): number {
  const [size, sizeTo] = [1 / from.zoom, 1 / to.zoom]
  const shift = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return shift + Math.abs(sizeTo - size) / 2
}

/** Returns six camera paths for views that show almost the whole picture. */
function widePaths(focus: { x: number; y: number }, zoom: number): Path[] {
  const whole = { x: 0.5, y: 0.5, zoom: 1 + 0.1 * (zoom - 1) }
  const near = { x: mix(0.5, focus.x, 0.8), y: mix(0.5, focus.y, 0.8), zoom }
  const pan = (from: { x: number; y: number }, to: { x: number; y: number }, fromZoom = zoom): Path => ({
    from: { ...from, zoom: fromZoom },
    to: { ...to, zoom },
  })
  return [
    { from: whole, to: near },
    pan({ x: 0, y: focus.y }, { x: 1, y: focus.y }),
    { from: near, to: whole },
    pan({ x: focus.x, y: 1 }, { x: focus.x, y: 0 }),
    pan({ x: 1, y: focus.y }, { x: 0, y: focus.y }),
    pan({ x: 0, y: 1 }, { x: 1, y: 0 }, 1 + 0.65 * (zoom - 1)),
  ]
}

/**
 * Returns a path that moves closer in every frame and at every cut: in the first shot from the whole picture, later
 * from one close framing to the next.
 */
function nearingPath(
  focus: { x: number; y: number },
  index: number,
  { wideZoom, closeZoom, wide, near }: { wideZoom: number; closeZoom: number; wide: Box; near: Box },
): Path {
  if (index === 0) {
    const { from, to } = widePaths(focus, wideZoom)[0]!
    return { from: kept(from, wide), to: kept(to, wide) }
  }
  // Each shot uses half of the remaining zoom, so that any number of shots is possible.
  const zoomAt = (step: number): number => closeZoom * (1 - (1 - CLOSE_RANGE) / 2 ** step)
  return {
    from: kept({ ...focus, zoom: zoomAt(index - 1) }, near),
    to: kept({ ...focus, zoom: zoomAt(index) }, near),
  }
}

/** Returns three camera paths for close views of the subject. */
function closePaths(focus: { x: number; y: number }, zoom: number): Path[] {
  const least = CLOSE_RANGE * zoom
  return [
    { from: { ...focus, zoom }, to: { ...focus, zoom: least } },
    { from: { ...focus, x: focus.x + 0.07, zoom: least }, to: { ...focus, x: focus.x - 0.07, zoom: zoom * 0.985 } },
    { from: { ...focus, y: focus.y + 0.04, zoom: least }, to: { ...focus, y: focus.y - 0.04, zoom } },
  ]
}

/**
 * Moves the centre of a view so that its window stays inside the picture and contains the box, which must not be larger
 * than the window.
 */
function kept({ x, y, zoom }: View, box: Box): View {
  const half = 0.5 / zoom
  const between = (centre: number, from: number, to: number): number =>
    Math.min(1 - half, Math.max(half, Math.min(from + half, Math.max(to - half, centre))))
  return { x: between(x, box.left, box.right), y: between(y, box.top, box.bottom), zoom }
}

/**
 * Returns a view between two others. The frame's edges move linearly, so a part that is visible in both views is
 * visible in between.
 */
function between(from: View, to: View, part: number): View {
  return {
    x: mix(from.x, to.x, part),
    y: mix(from.y, to.y, part),
    zoom: 1 / mix(1 / from.zoom, 1 / to.zoom, part),
  }
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

/**
 * Rounds a view to six decimals, which is a thousandth of a pixel, so that the same view gives the same text in every
 * key.
 */
function rounded({ x, y, zoom }: View): View {
  return { x: round(x), y: round(y), zoom: round(zoom) }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function turnOf(sceneId: string): number {
  const number = /(?<!\d)\d+$/.exec(sceneId)?.[0]
  return number === undefined ? hashText(sceneId) : Number(number)
}
