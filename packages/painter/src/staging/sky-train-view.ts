import type { SKRSContext2D } from '@napi-rs/canvas'
import { greyOf, mixRgb, scaleRgb } from '../math.ts'
import type { Rgb, Shot } from '../painting.ts'

/** A way through the air, seen from above: where it is after so many metres, and which way it runs there. */
export type Track = (along: number) => { x: number; z: number; turn: number }

/** How the train is drawn: metres to pixels, and its colours. */
export type TrainView = {
  /** The canvas for what reflects light, and the one for what shines. */
  body: SKRSContext2D
  light: SKRSContext2D
  /** A point `aside` metres from the middle of the track and `up` metres over the rails; undefined behind the camera. */
  at: (along: number, aside: number, up: number) => readonly [x: number, y: number] | undefined
  /** Pixels per metre there. */
  scale: (along: number) => number
  /** Which side is seen, −1 left, 1 right. */
  sideAt: (along: number) => -1 | 1
  paint: Rgb
  trim: Rgb
  lamp: Rgb
  cloud: Rgb
}

/** A way seen from over its rails, and the train's colours in the light of the shot. */
export function trainView(
  body: SKRSContext2D,
  light: SKRSContext2D,
  { palette }: Shot,
  { track, rail, row, width, height }: { track: Track; rail: number; row: number; width: number; height: number },
): TrainView {
  const focal = height * 0.62
  return {
    body,
    light,
    at(along, aside, up) {
      const { x, z, turn } = track(along)
      const [px, pz] = [x + aside * Math.cos(turn), z - aside * Math.sin(turn)]
      if (pz < 0.3) return undefined
      return [width / 2 + (focal * px) / pz, row - (focal * (rail + up)) / pz]
    },
    scale: (along) => focal / Math.max(0.3, track(along).z),
    sideAt(along) {
      const { x, z, turn } = track(along)
      return -x * Math.cos(turn) + z * Math.sin(turn) > 0 ? 1 : -1
    },
    paint: mixRgb(scaleRgb(own(palette.accent2), 0.16), [0.035, 0.03, 0.06], 0.68),
    trim: [0.62, 0.4, 0.16],
    lamp: own(palette.lamp),
    cloud: scaleRgb(greyOf(own(mixRgb(palette.cloudLit, palette.horizon, 0.35)), 0.55), 0.3),
  }
}

/** The colour at its full strength. */
function own(color: Rgb): Rgb {
  return scaleRgb(color, 1 / Math.max(...color, 1e-4))
}
