import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { Rect } from './rect.ts'

/** Draws small scribbles where no thing will lie: above and below the stage. */
export function drawDoodles(
  context: SKRSContext2D,
  { width, height, unit, stage, color }: { width: number; height: number; unit: number; stage: Rect; color: string },
  random: Random,
): void {
  context.save()
  context.strokeStyle = color
  context.globalAlpha = 0.3
  context.lineWidth = 5 * unit
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const bands = [
    { from: 110 * unit, to: stage.y - 30 * unit, scale: 1 },
    { from: stage.y + stage.height + 60 * unit, to: height - 110 * unit, scale: 2.2 },
  ]
  for (const { from, to, scale } of bands) {
    const count = Math.floor(((to - from) * width) / (330 * unit) ** 2)
    for (let i = 0; i < count; i++) {
      const x = width * (0.1 + (0.8 * (i + 0.2 + 0.6 * random())) / count)
      const y = from + (to - from) * random()
      context.save()
      context.translate(x, y)
      context.rotate(random() * 2 * Math.PI)
      context.beginPath()
      DOODLES[Math.floor(random() * DOODLES.length)]!(context, (26 + 20 * random()) * scale * unit)
      context.stroke()
      context.restore()
    }
  }
  context.restore()
}

const DOODLES: readonly ((context: SKRSContext2D, size: number) => void)[] = [
  // A star.
  (context, size) => {
    for (let i = 0; i <= 5; i++) {
      const angle = i * 2 * 2.513_27
      context.lineTo(Math.sin(angle) * size, -Math.cos(angle) * size)
    }
  },
  // A spiral.
  (context, size) => {
    for (let t = 0; t < 14; t += 0.3) context.lineTo((Math.cos(t) * size * t) / 14, (Math.sin(t) * size * t) / 14)
  },
  // A wave.
  (context, size) => {
    for (let t = -1.6; t <= 1.6; t += 0.1) context.lineTo(t * size, Math.sin(t * 5.5) * size * 0.24)
  },
  // A plus.
  (context, size) => {
    context.moveTo(-size * 0.5, 0)
    context.lineTo(size * 0.5, 0)
    context.moveTo(0, -size * 0.5)
    context.lineTo(0, size * 0.5)
  },
  // A ring.
  (context, size) => {
    for (let t = 0; t < 6.9; t += 0.25)
      context.lineTo(Math.cos(t) * size * 0.5, Math.sin(t) * size * (0.46 + t * 0.012))
  },
  // A zigzag.
  (context, size) => {
    for (let i = 0; i < 7; i++) context.lineTo((i - 3) * size * 0.4, (i % 2 === 0 ? -1 : 1) * size * 0.26)
  },
]
