import type { Canvas } from '@napi-rs/canvas'
import type { LayerMove } from '@dayreel/catalogue'
import type { SoundEffect } from '@dayreel/storyboard'
import type { Range } from './said-words.ts'

/** A drawn thing at its place in the frame. Lengths and positions are in pixels of the frame. */
export type Piece = {
  /** Pictures of one size. The first `once` of them are shown one after another, and the others repeat after that. */
  pictures: Canvas[]
  once: number
  /** The centre. */
  x: number
  y: number
  /** Size before it is turned. */
  width: number
  height: number
  /** Degrees clockwise. */
  turn: number
  enter: LayerMove
}

/** Returns the piece of a single picture. */
export function stillPiece(
  canvas: Canvas,
  { x, y }: { x: number; y: number },
  { turn = 0, enter }: { turn?: number; enter: LayerMove },
): Piece {
  return { pictures: [canvas], once: 0, x, y, width: canvas.width, height: canvas.height, turn, enter }
}

/** A piece with the time and the depth of its layer. `item` is absent for marks. */
export type Entry = {
  piece: Piece
  depth: number
  words: Range | undefined
  sound?: SoundEffect
  item?: number
  isCopy?: true
}

/** Returns a piece without its entrance. */
export function atRest(piece: Piece): Piece {
  return { ...piece, pictures: piece.pictures.slice(piece.once), once: 0, enter: 'cut' }
}
