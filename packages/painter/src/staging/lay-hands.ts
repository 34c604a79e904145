import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { readableSkin } from '../light/face-light.ts'
import { layOver } from '../light/film.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { HAND_LIGHT, handLight } from '../things/figures/figure-brush.ts'
import { lookOf, type Look } from '../things/figures/figure-looks.ts'
import { kindNamed, type FigureKind } from '../things/figures/figure-kinds.ts'
import { lookWorn } from '../things/figures/figure-wear.ts'
import { createHandBrush, SKIN_WARMTH, type HandBrush } from '../things/hands/hand-brush.ts'
import { paintFlatHand, type FlatHand } from '../things/hands/hand-flat.ts'
import { paintSleeve } from '../things/hands/hand-sleeve.ts'

/** Metres to hands that fill the frame. */
export const HAND_DEPTH = 0.66

/** Whose hands they are, and what they are put into. */
export type HandScene = { film: Film; stage: Stage; shot: Shot; look: Look; hasShirt: boolean }

/** What somebody looks like whose hands fill the frame. */
export function handLook(kind: FigureKind, identity: string, sex?: Look['sex']): Look {
  const own = lookOf(kind, identity, sex)
  return { ...own, skin: readableSkin(own.skin, HAND_LIGHT.least) }
}

/** A spacesuit's gloves and sleeves. */
const GLOVED = { skin: '#d9d8d4', top: '#c9c9c6' }

/** Whose hands a scene shows: those of the one of this kind in it. */
export function handSceneOf(film: Film, stage: Stage, shot: Shot, figure: string): HandScene {
  const { people, areGloved } = shot.brief
  const kind = kindNamed(figure, people.sex)
  const { wears } = people
  const { top } = { ...(wears && lookWorn(wears, people.sex)) }
  const own = { ...handLook(kind, shot.likeness, people.sex), ...(top && { top }) }
  return { film, stage, shot, look: areGloved ? { ...own, ...GLOVED } : own, hasShirt: kind === 'suit' && !areGloved }
}

/** Where a hand's wrist is and how large the hand, in hundredths of the picture's height; mirrored where `mirror` is −1. */
export type Place = { x: number; y: number; size: number; turn: number; mirror?: number; flat?: number }

/** A hand on a canvas, with the sleeve that goes with it. */
export function paintHandAt(
  brush: HandBrush,
  context: SKRSContext2D,
  place: Place,
  { hand, look, hasShirt }: { hand: FlatHand; look: Look; hasShirt: boolean },
): void {
  placedAt(context, place, () => {
    paintFlatHand(brush, hand, brush.rampOf(look.skin, SKIN_WARMTH))
    paintSleeve(brush, look, hasShirt)
  })
}

/** Paints on a canvas as large as the film, in hundredths of its height, and lays it over the film. */
export function layHands(
  { film, stage, shot }: HandScene,
  paint: (brush: HandBrush, context: SKRSContext2D) => void,
): void {
  const { colors, gain } = colorsFor(stage, shot.palette, HAND_DEPTH)
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  context.scale(film.height / 100, film.height / 100)
  const side = Math.abs(stage.keySide) < 0.25 ? (shot.subjectX < 0.5 ? 0.6 : -0.6) : Math.sign(stage.keySide) * 0.8
  paint(
    createHandBrush(context, handLight(colors, gain * stage.exposure), [side, -Math.sqrt(1 - side * side)]),
    context,
  )
  layOver(film, canvas, { gain, depth: HAND_DEPTH, slack: 0 })
}

/** Works in hundredths of a hand's length, at a place in hundredths of the picture's height; mirrored where `mirror` is −1. */
export function placedAt(
  context: SKRSContext2D,
  { x, y, size, turn, mirror = 1, flat = 1 }: Place,
  work: () => void,
): void {
  context.save()
  context.translate(x, y)
  context.scale(1, flat)
  context.rotate(turn)
  context.scale((size / 100) * mirror, size / 100)
  work()
  context.restore()
}

/** Puts the soft dark of what a canvas holds below it, moved away from the light. */
export function layShadow(context: SKRSContext2D, { x, y }: { x: number; y: number }): void {
  const { canvas } = context
  const small = createCanvas(Math.ceil((canvas.width * SHADOW_ROWS) / canvas.height), SHADOW_ROWS)
  const own = small.getContext('2d')
  own.drawImage(canvas, 0, 0, small.width, small.height)
  own.globalCompositeOperation = 'source-in'
  own.fillStyle = 'rgba(0,0,0,0.6)'
  own.fillRect(0, 0, small.width, small.height)
  context.save()
  context.resetTransform()
  context.globalCompositeOperation = 'destination-over'
  context.imageSmoothingQuality = 'high'
  context.drawImage(small, x, y, canvas.width, canvas.height)
  context.restore()
}

/** So few that the shadow is soft once it is as large as the picture. */
const SHADOW_ROWS = 64
