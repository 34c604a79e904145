import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '@dayreel/storyboard/base'
import type { HandBrush } from './hand-brush.ts'
import { polygon } from '../shapes.ts'

/** Between two lines of writing, in hundredths of the picture's height. */
const APART = 3.6

/** Paints a page with lines of writing on it, the last of which ends at a point; in hundredths of the picture's height. */
export function paintPage(
  brush: HandBrush,
  context: SKRSContext2D,
  { wide, point, seed }: { wide: number; point: { x: number; y: number }; seed: string },
): void {
  const random = createRandom(`${seed} writing`)
  const [left, right, top, foot] = [wide * 0.1, wide * 0.92, 15, 62]
  const paper = brush.rampOf('#e6dfcf')
  const ink = brush.rampOf('#2a2f45')[6]!
  const lean = 1.6
  context.save()
  brush.fill(
    polygon([left + lean, top, right + lean, top + 1.4, right - lean, foot, left - lean, foot - 1]),
    paper[17]!,
  )
  for (let y = point.y; y > top + 4; y -= APART) {
    const end = y === point.y ? point.x : right - 4 - random() * wide * 0.16
    let x = left + 4
    while (x < end - 1) {
      const word = Math.min(end, x + 3 + random() * 6)
      const points: number[] = []
      for (; x < word; x += 0.55) points.push(x, y - random() * 1.5 - (random() < 0.16 ? 1.1 : 0), 0.16)
      points.push(word, y, 0.1)
      if (points.length > 6) brush.stroke(points, ink, 0.9)
      x = word + 1.2
    }
  }
  context.restore()
}
