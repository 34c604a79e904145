import type { Brush } from '../brush.ts'
import { blob, oval, type Points } from '../shapes.ts'
import { stuffOf } from '../stuffs.ts'

/** Blisters and scars, pale on dark skin, within a shape. */
export function paintBarnacles(
  { fill, ink }: Brush,
  random: () => number,
  { x, y, wide, tall, count }: { x: number; y: number; wide: number; tall: number; count: number },
): void {
  for (let i = 0; i < count; i++) {
    const [at, row] = [x + (random() - 0.5) * wide, y + (random() - 0.5) * tall]
    const radius = 0.4 + random() * 0.7
    fill(oval(at, row, radius), ink.rim, 0.55)
    fill(oval(at, row, radius * 0.45), ink.dark, 0.5)
  }
}

/** A long flipper with its knobs along the leading edge, light below. */
export function paintFlipper(brush: Brush, points: Points, isPale: boolean): void {
  const { form, fill, inside, line } = brush
  const skin = stuffOf(brush, isPale ? 'blubber' : 'whaleskin')
  const shape = blob(points)
  form(shape, skin, { round: 2.6, rim: 0.9, sink: 0.1, depth: isPale ? 0.75 : 1 })
  inside(shape, () => {
    for (let i = 2; i + 3 < points.length / 2; i += 2)
      fill(oval(points[i]!, points[i + 1]!, 1.6, 1.3), stuffOf(brush, 'whaleskin').mid, 0.5)
  })
  line(shape, stuffOf(brush, 'whaleskin').deep, 0.5, 0.6)
}
