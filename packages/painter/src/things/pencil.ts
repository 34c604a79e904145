import type { Brush } from './brush.ts'
import { box, polygon } from './shapes.ts'
import { stuffOf } from './stuffs.ts'

/** A pencil around a point, its tip at the right before it is turned; lengths in hundredths, `turn` in radians. */
export function paintPencil(
  brush: Brush,
  { x, y, turn, length, width }: { x: number; y: number; turn: number; length: number; width: number },
): void {
  const { form, fill, ink, context } = brush
  const wood = stuffOf(brush, 'pine')
  const half = width / 2
  const paint = stuffOf(brush, 'straw')
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  fill(box(-length * 0.5, half * 0.4, length * 0.92, width * 0.8, half), ink.dark, 0.35)
  form(box(-length * 0.5, -half, length * 0.07, width, half * 0.7), stuffOf(brush, 'paint'), { rim: 0.3 })
  form(box(-length * 0.44, -half, length * 0.06, width), stuffOf(brush, 'steel'), { rim: 0.3 })
  form(box(-length * 0.38, -half, length * 0.74, width), paint, { round: half * 0.5, rim: 0.35, sink: 0.3 })
  fill(box(-length * 0.38, -half * 0.3, length * 0.74, half * 0.5), paint.rim, 0.5)
  form(polygon([length * 0.36, -half, length * 0.5, 0, length * 0.36, half]), wood, { round: 0.3, rim: 0.2 })
  fill(polygon([length * 0.455, -half * 0.32, length * 0.5, 0, length * 0.455, half * 0.32]), ink.dark)
  context.restore()
}
