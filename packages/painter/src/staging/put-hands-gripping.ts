import { inMiddle } from '../middle.ts'
import { ledgeAt, putLedge } from './ledge.ts'
import {
  HAND_DEPTH,
  handLook,
  layHands,
  layShadow,
  paintHandAt,
  placedAt,
  type HandScene,
  type Place,
} from './lay-hands.ts'
import type { Thing } from '../painting.ts'
import { paintPage } from '../things/hands/hand-page.ts'
import { putThing } from './put-things.ts'
import { isSmall } from '../shot-plan.ts'
import type { Standing } from './standing.ts'
import { kindNamed } from '../things/figures/figures.ts'
import { SKIN_WARMTH } from '../things/hands/hand-brush.ts'
import { paintThumb, type FlatHand } from '../things/hands/hand-flat.ts'
import { paintGrip } from '../things/hands/hand-grip.ts'
import { paintPencilInHand, paintPinch, PENCIL_POINT } from '../things/hands/hand-pinch.ts'
import { paintSleeve } from '../things/hands/hand-sleeve.ts'
import { thingNamed } from '../things/index.ts'

const BEHIND: FlatHand = {
  side: 'palm',
  turns: [-0.12, 0, 0.1, 0.2],
  reaches: [0.6, 0.62, 0.6, 0.58],
  thumb: 0.34,
}

/** A hand from below that has something flat between thumb and fingers: they go up behind it, the thumb lies before it. */
export function putGrippingHand(scene: HandScene, things: readonly Thing[]): Standing {
  const { film, shot } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const way = shot.subjectX < 0.5 ? 1 : -1
  const size = Math.min(40, wide * 0.7)
  const place = { x: wide * inMiddle(film, 0.5 + 0.07 * way), y: 62, size, turn: -0.16 * way, mirror: way }
  const held = things.find((thing) => isSmall(thing)) ?? thingNamed('ticket')!
  const tall = Math.min(0.92 * size, (wide * 0.72) / held.aspect)
  return gripThing(scene, held, { place, tall, turn: -0.07 * way })
}

/** A hand from below with something flat between thumb and fingers. @param at.tall its height, in hundredths of the picture's. */
export function gripThing(
  scene: HandScene,
  held: Thing,
  { place, tall, turn }: { place: Place; tall: number; turn: number },
): Standing {
  const { film, stage, shot, look } = scene
  const { height } = film
  // Its foot is where the thumb ends.
  const foot = { x: place.x - 0.06 * place.size * (place.mirror ?? 1), y: place.y - 0.33 * place.size }
  const at = {
    x: (foot.x / 100) * height,
    base: (foot.y / 100) * height,
    height: (tall / 100) * height,
    depth: HAND_DEPTH * 0.99,
  }
  layHands(scene, (brush, context) => paintHandAt(brush, context, place, { ...scene, hand: BEHIND }))
  putThing(film, { ...stage, hasGround: false }, shot, held, at, { isNearest: true, turn })
  layHands(scene, (brush, context) => {
    placedAt(context, place, () => paintThumb(brush, BEHIND.thumb, brush.rampOf(look.skin, SKIN_WARMTH)))
    layShadow(context, { x: 0, y: height * 0.006 })
  })
  return { x: at.x, base: height * 0.58, height: height * 0.4, depth: HAND_DEPTH }
}

const HELD_BACK: FlatHand = {
  side: 'back',
  turns: [-0.14, -0.02, 0.08, 0.2],
  reaches: [0.82, 0.84, 0.8, 0.76],
  thumb: -0.5,
}

/** Somebody's arm that goes up out of the frame, and the hand of another that has it by the sleeve. */
export function putHandOnSleeve(scene: HandScene): Standing {
  const { film, shot, look } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const way = shot.subjectX < 0.5 ? -1 : 1
  const size = Math.min(34, wide * 0.6)
  const other = handLook(kindNamed(look.sex === 'woman' ? 'coat' : 'dress'), `${shot.likeness} companion 0`)
  // The arm comes from one upper corner and goes down across the frame.
  const arm = {
    x: wide * inMiddle(film, 0.5 - 0.2 * way),
    y: 43,
    size,
    turn: Math.PI + 0.86 * way + Math.PI * 2,
    mirror: way,
  }
  const along = 0.74 * size
  const on = { x: arm.x - Math.sin(arm.turn) * along, y: arm.y + Math.cos(arm.turn) * along }
  layHands(scene, (brush, context) => paintHandAt(brush, context, arm, { ...scene, hand: HELD_BACK, look }))
  layHands(scene, (brush, context) => {
    placedAt(context, { ...on, size: size * 1.02, turn: Math.PI - 0.62 * way, mirror: -way }, () => {
      paintGrip(brush, brush.rampOf(other.skin, SKIN_WARMTH))
      context.translate(0, -46)
      context.rotate(Math.PI + 0.1)
      paintSleeve(brush, other, false)
    })
    layShadow(context, { x: 0, y: height * 0.01 })
  })
  return { x: width / 2, base: height * 0.58, height: height * 0.42, depth: HAND_DEPTH }
}

/** A right hand that writes: the pencil between thumb and forefinger, its point at the end of the last line on a page. */
export function putWritingHand(scene: HandScene): Standing {
  const { film, stage, shot, look } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const size = Math.min(36, wide * 0.64)
  putLedge(film, stage, shot, ledgeAt(shot.brief.place) ?? 'wood', height * 0.12)
  const place = { x: wide * inMiddle(film, 0.66), y: 68, size, turn: -0.12 }
  const tip = PENCIL_POINT
  const [sin, cos] = [Math.sin(place.turn), Math.cos(place.turn)]
  const point = {
    x: place.x + ((tip.x * cos - tip.y * sin) * size) / 100,
    y: place.y + ((tip.x * sin + tip.y * cos) * size) / 100,
  }
  layHands(scene, (brush, context) => {
    paintPage(brush, context, { wide, point, seed: shot.likeness })
    layShadow(context, { x: 0, y: height * 0.008 })
  })
  layHands(scene, (brush, context) => {
    placedAt(context, place, () => {
      paintPinch(brush, brush.rampOf(look.skin, SKIN_WARMTH), () => paintPencilInHand(brush))
      paintSleeve(brush, look, scene.hasShirt)
    })
    layShadow(context, { x: 0, y: height * 0.008 })
  })
  return { x: width / 2, base: height * 0.6, height: height * 0.42, depth: HAND_DEPTH }
}
