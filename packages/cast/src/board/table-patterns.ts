import type { SKRSContext2D } from '@napi-rs/canvas'

type Pattern = (context: SKRSContext2D, style: { width: number; height: number; unit: number; color: string }) => void

/** The patterns of the table below the sheets. */
export const TABLE_PATTERNS: readonly Pattern[] = [
  // Dots.
  (context, { width, height, unit, color }) => {
    context.fillStyle = color
    const step = 30 * unit
    for (let y = 0, row = 0; y < height + step; y += step, row++)
      for (let x = (row % 2) * (step / 2); x < width + step; x += step) {
        const radius = 12 * unit * Math.max(0.15, y / height)
        // One path of all dots would take twenty times as long.
        context.beginPath()
        context.arc(x, y, radius, 0, 2 * Math.PI)
        context.fill()
      }
  },
  // Wide slanted stripes.
  (context, { width, height, unit, color }) => {
    context.strokeStyle = color
    context.lineWidth = 54 * unit
    for (let x = -height; x < width + height; x += 130 * unit) stroke(context, [x, height], [x + 0.7 * height, 0])
  },
  // A checked cloth.
  (context, { width, height, unit, color }) => {
    context.strokeStyle = color
    context.globalAlpha = 0.6
    context.lineWidth = 70 * unit
    for (let x = 35 * unit; x < width; x += 140 * unit) stroke(context, [x, 0], [x, height])
    for (let y = height - 35 * unit; y > 0; y -= 140 * unit) stroke(context, [0, y], [width, y])
    context.globalAlpha = 1
  },
  // Boards of wood.
  (context, { width, height, unit, color }) => {
    context.strokeStyle = color
    for (let y = height - 20 * unit, row = 0; y > 0; y -= 46 * unit, row++) {
      context.lineWidth = (row % 4 === 0 ? 9 : 3) * unit
      context.beginPath()
      for (let x = 0; x <= width; x += 40 * unit)
        context.lineTo(x, y + (row % 4 === 0 ? 0 : 9 * unit * Math.sin(x / (170 * unit) + row * 1.7)))
      context.stroke()
    }
  },
]

function stroke(context: SKRSContext2D, from: [number, number], to: [number, number]): void {
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
}
