import type { Palette } from './palette.ts'
import type { Piece } from './piece.ts'
import type { Rect } from './rect.ts'

export type GroundRequest = {
  width: number
  height: number
  /** A 1080th of the frame's shorter side, in pixels. */
  unit: number
  /** The part of the frame that things use. */
  stage: Rect
  palette: Palette
  /** The places of things that enter later. */
  places: readonly Rect[]
  /** The things that enter at these places, as they will be drawn. */
  waiting: readonly WaitingThing[]
  /** The box of a word or number that is alone on its board. */
  setting?: Rect
  seed: number
}

export type WaitingThing = { kind: 'picture' | 'words' | 'number'; piece: Piece; place: Rect }
