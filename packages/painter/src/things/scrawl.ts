import type { Brush } from './brush.ts'
import { cssInk, type Ink } from './inks.ts'

/** Lines of a hand in ink that nobody can read: words of waves, row by row. */
export function paintScrawl(
  { context }: Brush,
  random: () => number,
  {
    left,
    right,
    top,
    rows,
    row,
    color,
    width = 0.55,
  }: {
    left: number
    right: number
    top: number
    rows: number
    row: number
    color: Ink
    width?: number
  },
): void {
  for (let i = 0; i < rows; i++) {
    const y = top + i * row
    const end = i === rows - 1 ? left + (right - left) * 0.6 : right - random() * (right - left) * 0.12
    let x = left + random() * 1.6
    while (x < end - 3) {
      const word = Math.min(4 + random() * 11, end - x)
      context.beginPath()
      context.moveTo(x, y)
      for (let step = 1.1; step < word; step += 1.1)
        context.quadraticCurveTo(
          x + step - 0.6,
          y - row * (0.14 + random() * 0.34),
          x + step,
          y + (random() - 0.5) * 0.5,
        )
      context.strokeStyle = cssInk(color, 0.85)
      context.lineWidth = width
      context.stroke()
      x += word + 2.2
    }
  }
}
