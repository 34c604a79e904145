import { hashText } from '../lib/random.ts'
import { FRAMES_PER_SECOND } from '@dayreel/catalogue'

/** Where the camera looks: the centre as fractions of the picture's width and height, and how many times closer than whole. */
type View = { x: number; y: number; zoom: number }

/** A move of the camera; it is at `to` after `travelInFrames`. */
export type Move = { from: View; to: View; travelInFrames: number }

/** A stretch of a scene between two cuts; frames count from the scene's start. */
export type Shot = { startFrame: number; lengthInFrames: number; move: Move }

/** The part of a picture that is seen, as fractions of its width and height. */
export type PictureWindow = { left: number; top: number; width: number; height: number }

export const MAX_SHOT_FRAMES = 3 * FRAMES_PER_SECOND
/** Any closer, and a picture stored at 1.25 times the video's size is visibly enlarged. */
export const MAX_ZOOM = 1.45

/** A whole move takes this long; shorter shots go part of the way, so that every camera has the same calm speed. */
const FULL_TRAVEL_FRAMES = MAX_SHOT_FRAMES
/** How far the speed swings around its mean along a move: the camera eases in and out but never stands still. */
const EASE = 0.65

/**
 * The shots of one scene: each at most three seconds, cut hard between a wide and a close framing of the same picture.
 * Depends on nothing outside the scene, so editing another one leaves its frames as they are.
 *
 * @param sceneId neighbours with ids `s1`, `s2` … move in different directions.
 * @param focus where the picture's subject is, as fractions of the picture.
 * @param overrunInFrames how much longer the last move goes on, under the cross-fade into the next scene.
 */
export function planShots(
  sceneId: string,
  lengthInFrames: number,
  focus: { x: number; y: number },
  overrunInFrames: number,
): Shot[] {
  const count = Math.ceil(lengthInFrames / MAX_SHOT_FRAMES)
  const turn = turnOf(sceneId)
  return Array.from({ length: count }, (_, i) => {
    const startFrame = Math.round((i * lengthInFrames) / count)
    const length = Math.round(((i + 1) * lengthInFrames) / count) - startFrame
    const travelInFrames = i === count - 1 ? length + overrunInFrames : length
    const move = i % 2 === 0 ? wideMove(turn + i / 2, focus) : closeMove(turn + (i - 1) / 2, focus)
    const part = Math.min(1, travelInFrames / FULL_TRAVEL_FRAMES)
    return {
      startFrame,
      lengthInFrames: length,
      move: { from: rounded(move.from), to: rounded(between(move.from, move.to, part)), travelInFrames },
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

/** Six ways to cross a picture that is seen nearly whole. */
function wideMove(turn: number, focus: { x: number; y: number }): Path {
  const near = { x: mix(0.5, focus.x, 0.8), y: mix(0.5, focus.y, 0.8) }
  const paths: (() => Path)[] = [
    () => ({ from: { x: 0.5, y: 0.5, zoom: 1.02 }, to: { ...near, zoom: 1.19 } }),
    () => pan({ x: 0, y: focus.y }, { x: 1, y: focus.y }, 1.17),
    () => ({ from: { ...near, zoom: 1.19 }, to: { x: 0.5, y: 0.5, zoom: 1.02 } }),
    () => pan({ x: focus.x, y: 1 }, { x: focus.x, y: 0 }, 1.15),
    () => pan({ x: 1, y: focus.y }, { x: 0, y: focus.y }, 1.17),
    () => pan({ x: 0, y: 1 }, { x: 1, y: 0 }, 1.12, 1.18),
  ]
  return paths[turn % paths.length]!()
}

/** Three ways to look at the subject from nearby, always enough nearer than the wide ones that the cut is seen. */
function closeMove(turn: number, focus: { x: number; y: number }): Path {
  const paths: Path[] = [
    { from: { ...focus, zoom: MAX_ZOOM }, to: { ...focus, zoom: 1.37 } },
    { from: { ...focus, x: focus.x + 0.07, zoom: 1.4 }, to: { ...focus, x: focus.x - 0.07, zoom: 1.43 } },
    { from: { ...focus, y: focus.y + 0.04, zoom: 1.38 }, to: { ...focus, y: focus.y - 0.04, zoom: MAX_ZOOM } },
  ]
  const path = paths[turn % paths.length]!
  return { from: kept(path.from), to: kept(path.to) }
}

/** From one edge towards another, as far as the window can go. */
function pan(from: { x: number; y: number }, to: { x: number; y: number }, zoom: number, zoomTo = zoom): Path {
  return { from: kept({ ...from, zoom }), to: kept({ ...to, zoom: zoomTo }) }
}

/** Moves a centre to where its window stays inside; a clamp only in windowAt would make the camera stop short. */
function kept(view: View): View {
  const margin = 0.5 / view.zoom
  const inside = (centre: number): number => Math.min(1 - margin, Math.max(margin, centre))
  return { x: inside(view.x), y: inside(view.y), zoom: view.zoom }
}

/** Zoom goes by equal factors, which looks like one speed. */
function between(from: View, to: View, part: number): View {
  return {
    x: mix(from.x, to.x, part),
    y: mix(from.y, to.y, part),
    zoom: from.zoom * (to.zoom / from.zoom) ** part,
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
  const number = /\d+$/.exec(sceneId)?.[0]
  return number === undefined ? hashText(sceneId) : Number(number)
}
