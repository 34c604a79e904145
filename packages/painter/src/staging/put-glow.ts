import { createCanvas } from '@napi-rs/canvas'
import { layOver } from '../light/film.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { putLampLight } from './put-lamp-light.ts'
import { colorsFor } from '../light/thing-colors.ts'

/** A light that lies in a hand: a bright heart, and its shine on what is around. */
export function putGlow(
  film: Film,
  stage: Stage,
  shot: Shot,
  { x, y, reach, depth }: { x: number; y: number; reach: number; depth: number },
): void {
  putLampLight(film, shot.palette, { x, base: y + reach * 0.55, height: reach, depth })
  const { colors } = colorsFor(stage, shot.palette, depth)
  const canvas = createCanvas(Math.ceil(reach * 2), Math.ceil(reach * 2))
  const context = canvas.getContext('2d')
  const fall = context.createRadialGradient(reach, reach, 0, reach, reach, reach)
  fall.addColorStop(0, '#ffffff')
  fall.addColorStop(0.1, colors.glow)
  fall.addColorStop(0.24, 'rgba(255,214,150,0.3)')
  fall.addColorStop(1, 'rgba(255,190,110,0)')
  context.fillStyle = fall
  context.fillRect(0, 0, canvas.width, canvas.height)
  layOver(film, canvas, {
    left: Math.round(x - reach),
    top: Math.round(y - reach),
    gain: 1.6 / stage.exposure,
    isLight: true,
  })
}
