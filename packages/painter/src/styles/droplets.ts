import type { Random } from '@dayreel/storyboard/base'
import type { Pixels } from '../light/grade.ts'
import { clamp } from '../math.ts'

/** Drops of water on the glass: each shows the picture upside down and small, with a dark rim and a bright spot. */
export function addDroplets({ width, height, bytes }: Pixels, random: Random): void {
  const before = bytes.slice()
  for (let i = 0; i < 34; i++) {
    const size = random() ** 2.5
    const radius = height * (0.004 + size * 0.022)
    // Around the edges, where nothing matters.
    const x0 = random() < 0.5 ? random() * width * 0.24 : width * (0.76 + random() * 0.24)
    const y0 = height * (random() < 0.5 ? random() * 0.5 : 0.5 + random() * 0.5)
    const stretch = 1 + random() * 0.3
    for (let y = Math.max(0, Math.floor(y0 - radius * stretch)); y < Math.min(height, y0 + radius * stretch); y++) {
      for (let x = Math.max(0, Math.floor(x0 - radius)); x < Math.min(width, x0 + radius); x++) {
        const dx = (x - x0) / radius
        const dy = (y - y0) / (radius * stretch)
        const square = dx * dx + dy * dy
        if (square > 1) continue
        const bend = 1 + square * 1.6
        const fromX = Math.round(clamp(x0 - dx * radius * 5 * bend, 0, width - 1))
        const fromY = Math.round(clamp(y0 - dy * radius * 5 * bend, 0, height - 1))
        const from = (fromY * width + fromX) * 4
        const p = (y * width + x) * 4
        const rim = 1 - 0.55 * square ** 3
        const shine = Math.exp(-((dx + 0.35) ** 2 + (dy + 0.4) ** 2) * 22) * 190
        const share = clamp((1 - square) * radius * 0.4)
        for (let c = 0; c < 3; c++) {
          const drop = before[from + c]! * 1.12 * rim + 10 + shine
          bytes[p + c] = bytes[p + c]! + (drop - bytes[p + c]!) * share
        }
      }
    }
  }
}
