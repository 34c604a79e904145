import { inMiddle, middleOf } from '../middle.ts'
import { hashText } from '@dayreel/storyboard/base'
import { ledgeAt, putLedge } from './ledge.ts'
import { HAND_DEPTH, handLook, layHands, layShadow, paintHandAt, placedAt, type HandScene } from './lay-hands.ts'
import type { Thing } from '../painting.ts'
import { putGlow } from './put-glow.ts'
import { putWritingHand } from './put-hands-gripping.ts'
import { putThing } from './put-things.ts'
import { isSmall } from '../shot-plan.ts'
import type { Standing } from './standing.ts'
import { kindNamed } from '../things/figures/figures.ts'
import { SKIN_WARMTH } from '../things/hands/hand-brush.ts'
import { paintAround } from '../things/hands/hand-around.ts'
import { paintThumb, type FlatHand } from '../things/hands/hand-flat.ts'
import { paintSleeve } from '../things/hands/hand-sleeve.ts'
import { thingNamed } from '../things/index.ts'

/** Puts a thing between hands, over what lies under it. */
function putBetween({ film, stage, shot }: HandScene, thing: Thing, at: Standing, turn = 0): void {
  putThing(film, { ...stage, hasGround: false }, shot, thing, at, { isNearest: true, turn })
}

/** Things between two hands are drawn no longer than this, in metres. */
const BETWEEN_METRES = 0.6

/** What one gives to another where no word says what. */
const GIFTS = ['letter', 'key', 'book', 'rose', 'loaf'] as const

const GIVER: FlatHand = {
  side: 'palm',
  turns: [-0.12, -0.03, 0.06, 0.16],
  reaches: [0.9, 0.92, 0.89, 0.85],
  thumb: -0.5,
}
const TAKER: FlatHand = {
  side: 'back',
  turns: [-0.16, -0.04, 0.07, 0.2],
  reaches: [0.86, 0.88, 0.86, 0.82],
  thumb: -0.62,
}

/** A thing on somebody's open hand, which comes from below, and another's hand that takes it from above. */
export function putGivingHands(scene: HandScene, things: readonly Thing[]): Standing {
  const { film, shot, look, hasShirt } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const way = shot.subjectX < 0.5 ? 1 : -1
  const named = things.find((thing) => isSmall(thing) && thing.metres <= BETWEEN_METRES)
  const given = named ?? thingNamed(GIFTS[hashText(shot.likeness) % GIFTS.length]!)
  const other = handLook(kindNamed(look.sex === 'woman' ? 'coat' : 'dress'), `${shot.likeness} companion 0`)
  const size = Math.min(34, wide * 0.6)
  const giver = { x: wide * inMiddle(film, 0.5 - 0.24 * way), y: 66, size, turn: 0.5 * way, mirror: way }
  const taker = {
    x: wide * inMiddle(film, 0.5 + 0.3 * way),
    y: 19,
    size: size * 0.94,
    turn: Math.PI + 0.66 * way,
    mirror: way,
  }
  const tall = given ? Math.min(20, (size * 0.62) / given.aspect) : 0
  const along = 0.6 * size
  const middle = { x: giver.x + Math.sin(giver.turn) * along, y: giver.y - Math.cos(giver.turn) * along }
  const at = {
    x: (middle.x / wide) * width,
    base: ((middle.y + tall * 0.42) / 100) * height,
    height: (tall / 100) * height,
    depth: HAND_DEPTH,
  }
  layHands(scene, (brush, context) => paintHandAt(brush, context, giver, { hand: GIVER, look, hasShirt }))
  if (given) putBetween(scene, given, at, 0.2 * way)
  layHands(scene, (brush, context) => {
    // The thumb holds what lies in the hand.
    placedAt(context, giver, () => paintThumb(brush, 0.42, brush.rampOf(look.skin, SKIN_WARMTH)))
    paintHandAt(brush, context, taker, { hand: TAKER, look: other, hasShirt: false })
    layShadow(context, { x: 0, y: height * 0.01 })
  })
  return { x: width / 2, base: height * 0.62, height: height * 0.44, depth: HAND_DEPTH }
}

const CUPPED: FlatHand = {
  side: 'palm',
  turns: [-0.16, -0.02, 0.08, 0.14],
  reaches: [0.82, 0.86, 0.84, 0.84],
  thumb: -0.5,
}

/** Two hands side by side as a bowl, seen by whoever they belong to, with something small in them, or light. */
export function putCuppedHands(scene: HandScene, things: readonly Thing[]): Standing {
  const { film, stage, shot } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const size = Math.min(38, wide * 0.66)
  const apart = size * 0.245
  const held = things.find((thing) => isSmall(thing) && thing.metres <= BETWEEN_METRES)
  if (held && VESSEL.test(held.name)) return putHandsAround(scene, held)
  layHands(scene, (brush, context) => {
    for (const way of [1, -1]) {
      const place = { x: wide / 2 + apart * way, y: 60, size, turn: -0.1 * way, mirror: -way, flat: 0.92 }
      paintHandAt(brush, context, place, { ...scene, hand: CUPPED })
    }
    // The bowl is deep where the hands meet.
    brush.spot(wide / 2, 46, size * 0.34, size * 0.3, brush.rampOf(scene.look.skin, SKIN_WARMTH)[2]!, 0.62)
  })
  const middle = { x: width / 2, y: height * 0.46 }
  if (held) {
    const tall = Math.min(17, (size * 0.6) / held.aspect)
    putBetween(scene, held, {
      x: middle.x,
      base: middle.y + height * 0.035,
      height: (tall / 100) * height,
      depth: HAND_DEPTH * 0.98,
    })
  } else putGlow(film, stage, shot, { ...middle, reach: height * 0.095, depth: HAND_DEPTH })
  return { x: middle.x, base: height * 0.6, height: height * 0.4, depth: HAND_DEPTH }
}

/** What is drunk from, wide enough to be held on both sides. */
const VESSEL = /^(?:cup|bowl|mixing bowl|teapot)$/
/** Where hands lie on a vessel: half the breadth of its body and how high its rim is, in heights of its own. */
const BODIES: Readonly<Record<string, { half: number; rim: number }>> = {
  cup: { half: 0.34, rim: 0.56 },
  bowl: { half: 0.56, rim: 0.52 },
  'mixing bowl': { half: 0.58, rim: 0.56 },
  teapot: { half: 0.36, rim: 0.6 },
}

/** Two hands around a cup: a palm on either side, the fingers across its front, the thumbs along its rim. */
function putHandsAround(scene: HandScene, vessel: Thing): Standing {
  const { film, look, hasShirt } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const { half, rim } = BODIES[vessel.name] ?? BODIES.cup!
  const tall = Math.min(42, (wide * 0.56) / (half * 2))
  const base = 58
  // The tips of the fingers nearly meet before it.
  const size = half * tall * 1.95
  const row = base - tall * rim
  const at = { x: width / 2, base: (base / 100) * height, height: (tall / 100) * height, depth: HAND_DEPTH }
  putBetween(scene, vessel, at)
  layHands(scene, (brush, context) => {
    for (const way of [1, -1]) {
      const place = { x: wide / 2 - way * half * tall, y: row + size * 0.7, size, turn: 0, mirror: way }
      placedAt(context, place, () => {
        paintAround(brush, brush.rampOf(look.skin, SKIN_WARMTH))
        context.rotate(0.2)
        paintSleeve(brush, look, hasShirt)
      })
    }
    layShadow(context, { x: 0, y: height * 0.006 })
  })
  return { x: width / 2, base: height * 0.6, height: height * 0.4, depth: HAND_DEPTH }
}

const TOUCHING: FlatHand = {
  side: 'back',
  turns: [-0.06, 0.06, 0.16, 0.28],
  reaches: [1, 0.66, 0.6, 0.6],
  thumb: -0.58,
}

/** A hand that comes from below and touches something with a fingertip: a thing, a page, or a light where there is neither. */
export function putTouchingHand(scene: HandScene, things: readonly Thing[]): Standing {
  const { film, stage, shot } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const way = shot.subjectX < 0.5 ? 1 : -1
  const size = Math.min(36, wide * 0.64)
  const place = { x: wide * inMiddle(film, 0.5 + 0.22 * way), y: 62, size, turn: -0.34 * way, mirror: way }
  // The index finger's tip.
  const tip = { x: place.x - 0.45 * size * way, y: place.y - 0.8 * size }
  const touched = things.find((thing) => isSmall(thing))
  if (touched?.name === 'blank page') return putWritingHand(scene)
  if (touched) {
    const ledge = ledgeAt(shot.brief.place)
    if (ledge) putLedge(film, stage, shot, ledge, height * 0.3)
    const tall = Math.min(27, (wide * 0.66) / touched.aspect)
    putBetween(scene, touched, {
      x: ((tip.x - wide * middleOf(film).share * 0.1 * way) / wide) * width,
      base: ((tip.y + tall * 0.3) / 100) * height,
      height: (tall / 100) * height,
      depth: HAND_DEPTH * 1.05,
    })
  } else {
    const reach = height * 0.12
    putGlow(film, stage, shot, {
      x: (tip.x / wide) * width,
      y: (tip.y / 100) * height,
      reach,
      depth: HAND_DEPTH * 1.05,
    })
  }
  layHands(scene, (brush, context) => {
    paintHandAt(brush, context, place, { ...scene, hand: TOUCHING })
    if (touched) layShadow(context, { x: 0, y: height * 0.008 })
  })
  return { x: width / 2, base: height * 0.6, height: height * 0.42, depth: HAND_DEPTH }
}
