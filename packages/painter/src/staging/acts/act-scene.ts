import { createCanvas } from '@napi-rs/canvas'
import { layOver } from '../../light/film.ts'
import { colorsFor } from '../../light/thing-colors.ts'
import type { Thing } from '../../painting.ts'
import { createBrush, type Brush } from '../../things/brush.ts'
import type { HandScene } from '../lay-hands.ts'

/** Whose hands do something, into what they are painted, and what they do it with or to. */
export type ActScene = HandScene & { thing?: Thing; matter?: string }

/** What is seen around an origin, in hundredths of the picture's height. */
export type Extent = { left: number; right: number; top: number; bottom: number }

/**
 * Lays over the film what is painted in hundredths of the picture's height.
 *
 * @param layer.x where the origin lies, in hundredths of the height; `y` likewise.
 * @param layer.scale how many hundredths of the height a unit is; 1 unless given.
 * @param layer.shine how bright what shines by itself is added as light; unless given it is laid over.
 * @param layer.bright how many times as bright it is as its colours are in the light of the place.
 */
export function paintLayer(
  { film, stage, shot }: ActScene,
  {
    x = 0,
    y = 0,
    scale = 1,
    depth,
    shine,
    bright = 1,
  }: { x?: number; y?: number; scale?: number; depth: number; shine?: number; bright?: number },
  paint: (brush: Brush, extent: Extent) => void,
): void {
  const { width, height } = film
  const { colors, gain } = colorsFor(stage, shot.palette, depth)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const unit = (height * scale) / 100
  context.translate((x * height) / 100, (y * height) / 100)
  context.scale(unit, unit)
  context.lineCap = 'round'
  const wide = (width / height) * 100
  const extent = { left: -x / scale, right: (wide - x) / scale, top: -y / scale, bottom: (100 - y) / scale }
  paint(createBrush(context, colors, stage.keySide), extent)
  if (shine === undefined) layOver(film, canvas, { gain: gain * bright, depth, slack: 0 })
  else layOver(film, canvas, { gain: shine / stage.exposure, isLight: true })
}

/** Width of the picture in hundredths of its height. */
export function wideOf({ film }: ActScene): number {
  return (film.width / film.height) * 100
}
