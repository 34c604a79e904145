import { createCanvas } from '@napi-rs/canvas'
import { MAX_LAYERS } from '@dayreel/catalogue'
import { stillPiece, type Entry, type Piece } from './piece.ts'

/** Joins pieces until there are few enough layers: first words with their picture, then copies of a crowd. */
export function joinPieces(entries: readonly Entry[]): Entry[] {
  const kept = [...entries]
  while (kept.length > MAX_LAYERS) {
    const at = kept.findLastIndex((entry, i) => i > 0 && entry.item !== undefined && entry.item === kept[i - 1]!.item)
    if (at < 0) return kept.slice(0, MAX_LAYERS)
    const [below, above] = [kept[at - 1]!, kept[at]!]
    kept.splice(at - 1, 2, { ...below, piece: joined(below.piece, above.piece) })
  }
  return kept
}

/** Draws two pieces at rest as one. */
function joined(below: Piece, above: Piece): Piece {
  const both = [below, above]
  const left = Math.floor(Math.min(...both.map((piece) => piece.x - reach(piece).across)))
  const top = Math.floor(Math.min(...both.map((piece) => piece.y - reach(piece).down)))
  const right = Math.ceil(Math.max(...both.map((piece) => piece.x + reach(piece).across)))
  const bottom = Math.ceil(Math.max(...both.map((piece) => piece.y + reach(piece).down)))
  const canvas = createCanvas(right - left, bottom - top)
  const context = canvas.getContext('2d')
  for (const piece of both) {
    context.save()
    context.translate(piece.x - left, piece.y - top)
    context.rotate((piece.turn * Math.PI) / 180)
    context.drawImage(piece.pictures.at(-1)!, -piece.width / 2, -piece.height / 2)
    context.restore()
  }
  return stillPiece(canvas, { x: (left + right) / 2, y: (top + bottom) / 2 }, { enter: below.enter })
}

/** Returns how far a turned piece reaches from its centre. */
function reach({ width, height, turn }: Piece): { across: number; down: number } {
  const radians = (Math.abs(turn) * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return { across: (width * cos + height * sin) / 2, down: (width * sin + height * cos) / 2 }
}
