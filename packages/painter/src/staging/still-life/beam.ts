import { cssOfRgb } from '../../light/film.ts'
import { scaleRgb } from '../../math.ts'
import type { Film, Shot, Stage } from '../../painting.ts'
import { laySoftly, wholeOf } from './softly.ts'

/** A beam that falls from an upper corner onto what stands at a column and a row, and the pool of light that it makes there. */
export function putBeam(film: Film, stage: Stage, { palette }: Shot, x: number, row: number): void {
  const { width, height } = film
  const side = stage.keySide < 0 ? -1 : 1
  const warm = scaleRgb(palette.key, 1 / Math.max(...palette.key, 1e-4))
  const light = { gain: 0.35 / stage.exposure, isLight: true }
  laySoftly(film, wholeOf(film), height * 0.014, light, (context) => {
    const fade = context.createLinearGradient(0, 0, 0, row)
    fade.addColorStop(0, cssOfRgb(warm, 0.3))
    fade.addColorStop(1, cssOfRgb(warm, 0.12))
    context.fillStyle = fade
    context.beginPath()
    context.moveTo(x + side * width * 0.5, -height * 0.02)
    context.lineTo(x + side * width * 0.9, -height * 0.02)
    context.lineTo(x + width * 0.26, row)
    context.lineTo(x - width * 0.26, row)
    context.fill()
    const pool = context.createRadialGradient(0, 0, 0, 0, 0, width * 0.42)
    pool.addColorStop(0, cssOfRgb(warm, 0.6))
    pool.addColorStop(1, cssOfRgb(warm, 0))
    context.translate(x, row)
    context.scale(1, 0.24)
    context.fillStyle = pool
    context.fillRect(-width, -width, width * 2, width * 2)
  })
}
