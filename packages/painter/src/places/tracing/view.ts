import type { Film, Shot } from '../../painting.ts'

/** A level camera with shifted lens: uprights stay upright. Rays run from (x, y, 0) along (dx, dy, 1). */
export type View = {
  width: number
  height: number
  /** Pixels. */
  focal: number
  /** Column and row looked at straight ahead. */
  centre: number
  horizon: number
  /** The camera's place, metres. */
  x: number
  y: number
  /** 1, or −1 to mirror the whole place left to right. */
  flip: 1 | -1
}

/**
 * The camera a shot asks for: at `heights` metres for low, eye and high, `aside` metres from the middle; the vanishing point
 * moves part of the way to the subject, so that what runs into depth leads to it.
 */
export function createView(film: Film, shot: Shot, heights: readonly [number, number, number], aside: number): View {
  const flip = shot.random() < 0.5 ? 1 : -1
  return {
    width: film.width,
    height: film.height,
    focal: shot.lens * film.height,
    centre: film.width * (0.5 + (shot.subjectX - 0.5) * 0.55),
    horizon: Math.min(0.9, Math.max(0.1, shot.horizon)) * film.height,
    x: aside,
    // Never twice from quite the same height.
    y: heights[shot.camera === 'low' ? 0 : shot.camera === 'eye' ? 1 : 2] * (0.86 + 0.22 * shot.random()),
    flip,
  }
}

/** The same camera under the floor, as a mirror lying at height 0 shows it; half as fine. */
export function mirrorView(view: View): View {
  return {
    ...view,
    width: Math.ceil(view.width / 2),
    height: Math.ceil(view.height / 2),
    focal: view.focal / 2,
    centre: view.centre / 2,
    // Rows run upwards from the horizon into the reflection, so that row r below the horizon is found r above it here.
    horizon: (view.height - view.horizon) / 2,
    y: -view.y,
  }
}
