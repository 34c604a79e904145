import type { Box } from '@dayreel/storyboard'
import { hashText } from '@dayreel/storyboard/base'
import { closeBox, maxZoom, wideBox, type Subject } from './subject-box.ts'

/** Where the camera looks: the centre as fractions of the picture's width and height, and how many times closer than whole. */
type View = { x: number; y: number; zoom: number }

/** A move of the camera; it is at `to` after `travelInFrames`. */
export type Move = { from: View; to: View; travelInFrames: number }

/** A stretch of a scene between two cuts; frames count from the scene's start. */
export type Shot = { startFrame: number; lengthInFrames: number; move: Move }

/** The part of a picture that is seen, as fractions of its width and height. */
export type PictureWindow = { left: number; top: number; width: number; height: number }

const MAX_SHOT_SECONDS = 3
/** Any closer, and a picture stored at 1.25 times the video's size is visibly enlarged. */
export const MAX_ZOOM = 1.45
/** A close shot is this much closer than the wide ones beside it, or the cut would look like a slip. */
const CUT_FACTOR = 1.14
/** The least zoom of a close move, against its most. */
const CLOSE_RANGE = 0.95
/** How close a wide shot comes. */
const WIDEST_ZOOM = 1.2

/** A whole move takes this long; shorter shots go part of the way, so that every camera has the same calm speed. */
const FULL_TRAVEL_SECONDS = MAX_SHOT_SECONDS
/** How far the speed swings around its mean along a move: the camera eases in and out but never stands still. */
const EASE = 0.65
/** A move that shifts the frame's edges by less than this part of the picture hardly shows; another is taken then. */
const LEAST_TRAVEL = { wide: 0.07, close: 0.035 }

/**
 * The shots of one scene: each at most three seconds, cut hard between a wide and a close framing of the same picture. Wide
 * shots show the whole subject from their first frame to their last, and what stands with it where there is room; close ones
 * never cut its top off. Depends on nothing outside the scene, so editing another one leaves its frames as they are.
 *
 * @param sceneId neighbours with ids `s1`, `s2` … move in different directions.
 * @param subject as fractions of the picture.
 * @param shooting.overrunInFrames how much longer the last move goes on, under the cross-fade into the next scene.
 */
export function planShots(
  sceneId: string,
  lengthInFrames: number,
  subject: Subject,
  { framesPerSecond, overrunInFrames }: { framesPerSecond: number; overrunInFrames: number },
): Shot[] {
  const count = Math.ceil(lengthInFrames / (MAX_SHOT_SECONDS * framesPerSecond))
  const turn = turnOf(sceneId)
  const near = closeBox(subject)
  const closeZoom = Math.min(MAX_ZOOM, maxZoom(near))
  const wide = wideBox(subject)
  const wideZoom = Math.min(WIDEST_ZOOM, maxZoom(wide), (CLOSE_RANGE * closeZoom) / CUT_FACTOR)
  return Array.from({ length: count }, (_, i) => {
    const startFrame = Math.round((i * lengthInFrames) / count)
    const length = Math.round(((i + 1) * lengthInFrames) / count) - startFrame
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

/** What is seen at a frame of a move (0 is its first); always inside the picture. */
export function windowAt(move: Move, frame: number): PictureWindow {
  const time = Math.min(1, Math.max(0, frame / move.travelInFrames))
  const travelled = time - (EASE * Math.sin(2 * Math.PI * time)) / (2 * Math.PI)
  const { x, y, zoom } = between(move.from, move.to, travelled)
  const size = Math.min(1, 1 / zoom)
  const inside = (centre: number): number => Math.min(1 - size, Math.max(0, centre - size / 2))
  return { left: inside(x), top: inside(y), width: size, height: size }
}

type Path = { from: View; to: View }

/** The path whose turn it is, or the next that is long enough where the box leaves it little room. */
function choosePath(paths: readonly Path[], turn: number, box: Box, leastTravel: number): Path {
  const inTurn = paths.map((_, i) => {
    const { from, to } = paths[(turn + i) % paths.length]!
    return { from: kept(from, box), to: kept(to, box) }
  })
  const longest = Math.max(...inTurn.map(travelOf))
  return inTurn.find((path) => travelOf(path) >= Math.min(leastTravel, longest))!
}

/** How far the frame's edges move across the picture. */
function travelOf({ from, to }: Path): number {
  const [size, sizeTo] = [1 / from.zoom, 1 / to.zoom]
  const shift = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return shift + Math.abs(sizeTo - size) / 2
}

/** Six ways to cross a picture that is seen nearly whole. */
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

/** Closer from frame to frame and from cut to cut: from the whole picture first, then from one close framing to the next. */
function nearingPath(
  focus: { x: number; y: number },
  index: number,
  { wideZoom, closeZoom, wide, near }: { wideZoom: number; closeZoom: number; wide: Box; near: Box },
): Path {
  if (index === 0) {
    const { from, to } = widePaths(focus, wideZoom)[0]!
    return { from: kept(from, wide), to: kept(to, wide) }
  }
  // Half of what is left each time, so that any number of them fits.
  const zoomAt = (step: number): number => closeZoom * (1 - (1 - CLOSE_RANGE) / 2 ** step)
  return {
    from: kept({ ...focus, zoom: zoomAt(index - 1) }, near),
    to: kept({ ...focus, zoom: zoomAt(index) }, near),
  }
}

/** Three ways to look at the subject from nearby. */
function closePaths(focus: { x: number; y: number }, zoom: number): Path[] {
  const least = CLOSE_RANGE * zoom
  return [
    { from: { ...focus, zoom }, to: { ...focus, zoom: least } },
    { from: { ...focus, x: focus.x + 0.07, zoom: least }, to: { ...focus, x: focus.x - 0.07, zoom: zoom * 0.985 } },
    { from: { ...focus, y: focus.y + 0.04, zoom: least }, to: { ...focus, y: focus.y - 0.04, zoom } },
  ]
}

/** Moves a centre to where its window stays inside the picture and around the box, which is no larger than the window. */
function kept({ x, y, zoom }: View, box: Box): View {
  const half = 0.5 / zoom
  const between = (centre: number, from: number, to: number): number =>
    Math.min(1 - half, Math.max(half, Math.min(from + half, Math.max(to - half, centre))))
  return { x: between(x, box.left, box.right), y: between(y, box.top, box.bottom), zoom }
}

/** The frame's edges move evenly, so what both ends show is seen all along. */
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

/** Six decimals are a thousandth of a pixel, and the same text in every key. */
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
