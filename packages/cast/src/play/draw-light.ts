import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Standing } from './stand-on-ground.ts'

/** Reach of the glow around a light, as a fraction of its longer side. */
const REACH = 0.9

/** Draws what shines by itself, in its own colours, with a glow around it. */
export function drawLight(figure: Canvas, strength: number): Standing {
  const { width, height } = figure
  const reach = Math.ceil(Math.max(width, height) * REACH)
  const canvas = createCanvas(width + reach * 2, height + reach * 2)
  const context = canvas.getContext('2d')
  const x = reach + width / 2
  const y = reach + height / 2
  const radius = reach + Math.max(width, height) / 2
  const glow = context.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, `rgba(255,226,160,${0.6 * strength})`)
  glow.addColorStop(0.35, `rgba(255,214,140,${0.28 * strength})`)
  glow.addColorStop(1, 'rgba(255,205,120,0)')
  context.fillStyle = glow
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalAlpha = 0.94
  context.drawImage(figure, reach, reach)
  return { canvas, foot: { x, y: reach + height } }
}
