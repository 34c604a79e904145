import { createCanvas } from '@napi-rs/canvas'
import { faceLift, liftedSkin } from '../../light/face-light.ts'
import { layOver } from '../../light/film.ts'
import { colorsFor } from '../../light/thing-colors.ts'
import { lookOf } from '../../things/figures/figure-looks.ts'
import { drawPortrait, type PortraitRequest } from '../../things/portraits/portrait.ts'
import type { ActScene } from './act-scene.ts'

type Laid = Omit<PortraitRequest, 'colors' | 'keySide' | 'skin'> & {
  /** Middle, where the frame or somebody else cuts the body, and height from there to the crown; in hundredths of the picture's height. */
  x: number
  base: number
  size: number
  depth: number
}

/** Free space above the crown, in heights of the bust, for hats; and a bust's width. */
const HAT_ROOM = 0.24
const BUST_ASPECT = 1.6

/** Lays somebody's head and shoulders over the film, the skin in as much light as can be read. */
export function layPortrait({ film, stage, shot }: ActScene, { x, base, size, depth, ...who }: Laid): void {
  const [middle, foot, tall] = [x, base, size].map((value) => (value / 100) * film.height) as [number, number, number]
  const { colors, gain } = colorsFor(stage, shot.palette, depth)
  const { skin } = lookOf(who.kind, who.identity, who.sex)
  const head = { x: middle, y: foot - tall * 0.75, reach: tall * 0.42 }
  const top = Math.round(foot - tall * (1 + HAT_ROOM))
  const canvas = createCanvas(Math.round(tall * BUST_ASPECT), Math.max(1, film.height - top))
  const context = canvas.getContext('2d')
  context.translate(canvas.width / 2, foot - top)
  context.scale(tall, tall)
  const lit = liftedSkin(skin, faceLift(film, stage, shot, { head, skin, colors, gain }))
  drawPortrait(context, { ...who, colors, keySide: stage.keySide, skin: lit })
  layOver(film, canvas, { gain, depth, slack: 0, left: Math.round(middle - canvas.width / 2), top })
}
