import type { SKRSContext2D } from '@napi-rs/canvas'
import { SKIN_WARMTH, type HandBrush } from '../../things/hands/hand-brush.ts'
import { paintPinch } from '../../things/hands/hand-pinch.ts'
import { paintSleeve } from '../../things/hands/hand-sleeve.ts'
import { layHands, layShadow, placedAt, type Place } from '../lay-hands.ts'
import type { ActScene } from './act-scene.ts'

/** A point in hundredths of a hand's length, or of the picture's height. */
type Point = { x: number; y: number }

/** Where a hand has to be for a point of its own to lie on one of the picture. */
export function handWith(own: Point, on: Point, { size, turn, mirror = 1 }: Omit<Place, 'x' | 'y'>): Place {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const x = own.x * mirror
  return {
    x: on.x - ((x * cos - own.y * sin) * size) / 100,
    y: on.y - ((x * sin + own.y * cos) * size) / 100,
    size,
    turn,
    mirror,
  }
}

/** A hand that has something thin between thumb and forefinger, and its shadow on what is behind. */
export function layPinchingHand(
  scene: ActScene,
  place: Place,
  paintHeld: (brush: HandBrush, context: SKRSContext2D) => void,
): void {
  const { film, stage, look, hasShirt } = scene
  layHands(scene, (brush, context) => {
    placedAt(context, place, () => {
      paintPinch(brush, brush.rampOf(look.skin, SKIN_WARMTH), () => paintHeld(brush, context))
      paintSleeve(brush, look, hasShirt)
    })
    layShadow(context, { x: -Math.sign(stage.keySide || 1) * film.height * 0.012, y: film.height * 0.012 })
  })
}
