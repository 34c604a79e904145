import type { SKRSContext2D } from '@napi-rs/canvas'
import { cssOfRgb } from './film.ts'
import type { Rgb } from '../painting.ts'

/** Makes a closed outline with straight edges the context's path. */
export function trace(context: SKRSContext2D, corners: readonly (readonly [number, number])[]): void {
  context.beginPath()
  for (const [i, [x, y]] of corners.entries())
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  context.closePath()
}

/** A round soft spot. */
export function puff(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
  alpha: number,
  flat = 1,
): void {
  context.save()
  context.translate(x, y)
  context.scale(radius, radius * flat)
  const soft = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  soft.addColorStop(0, cssOfRgb(color, alpha * 0.99))
  soft.addColorStop(0.55, cssOfRgb(color, alpha * 0.55))
  soft.addColorStop(1, cssOfRgb(color, 0.002))
  context.fillStyle = soft
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}

/** Light around a lamp: falls off fast, and reaches far. */
export function halo(context: SKRSContext2D, x: number, y: number, radius: number, color: Rgb, alpha: number): void {
  const soft = context.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, share] of HALO) soft.addColorStop(at, cssOfRgb(color, Math.min(0.99, alpha * share)))
  context.fillStyle = soft
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}
const HALO: readonly (readonly [at: number, share: number])[] = [
  [0, 1],
  [0.12, 0.5],
  [0.3, 0.18],
  [0.6, 0.05],
  [1, 0.001],
]
