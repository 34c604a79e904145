import { inMiddle } from '../middle.ts'
import { ledgeAt, putLedge } from './ledge.ts'
import { HAND_DEPTH, handSceneOf, layHands, layShadow, paintHandAt, placedAt, type HandScene } from './lay-hands.ts'
import { putGlow } from './put-glow.ts'
import type { HandsDo } from '../brief/brief.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { putLampLight } from './put-lamp-light.ts'
import { putGrippingHand, putHandOnSleeve, putWritingHand } from './put-hands-gripping.ts'
import { putCuppedHands, putGivingHands, putTouchingHand } from './put-hands-with.ts'
import { putThing } from './put-things.ts'
import { soften } from './soften.ts'
import type { Standing } from './standing.ts'
import { SKIN_WARMTH } from '../things/hands/hand-brush.ts'
import type { FlatHand } from '../things/hands/hand-flat.ts'
import { paintGrip } from '../things/hands/hand-grip.ts'
import { paintSleeve } from '../things/hands/hand-sleeve.ts'
import { thingNamed } from '../things/index.ts'

/** Shows somebody's hands from near, the sleeves running out of the frame. @returns where they are. */
export function putHands(
  film: Film,
  stage: Stage,
  shot: Shot,
  { does, figure, things, blur }: { does: HandsDo; figure: string; things: readonly Thing[]; blur: number },
): Standing {
  soften(film, blur)
  return HANDS[does](handSceneOf(film, stage, shot, figure), things)
}

const HANDS: Readonly<Record<HandsDo, (scene: HandScene, things: readonly Thing[]) => Standing>> = {
  rest: putRestingHands,
  open: putOpenHand,
  hold: putHoldingHand,
  give: putGivingHands,
  cup: putCuppedHands,
  touch: putTouchingHand,
  grip: putGrippingHand,
  sleeve: putHandOnSleeve,
  write: putWritingHand,
}

/** Two hands on a table, as whoever they belong to sees them. */
function putRestingHands(scene: HandScene): Standing {
  const { film, stage, shot } = scene
  const wide = (film.width / film.height) * 100
  const ledge = ledgeAt(shot.brief.place) ?? 'wood'
  putLedge(film, stage, shot, ledge, film.height * 0.2)
  const size = Math.min(36, wide * 0.56)
  const hand: FlatHand = {
    side: 'back',
    turns: [-0.1, -0.02, 0.07, 0.17],
    reaches: [0.9, 0.93, 0.9, 0.88],
    thumb: -0.36,
  }
  const places = [
    { x: wide * inMiddle(film, 0.76), y: 59, size, turn: -0.2, mirror: 1, flat: 0.86 },
    { x: wide * inMiddle(film, 0.24), y: 61, size, turn: 0.2, mirror: -1, flat: 0.86 },
  ]
  const shift = { x: -Math.sign(stage.keySide || 0.5) * film.height * 0.012, y: film.height * 0.012 }
  layHands(scene, (brush, context) => {
    for (const place of places) paintHandAt(brush, context, place, { ...scene, hand })
    layShadow(context, shift)
  })
  return { x: film.width / 2, base: film.height * 0.56, height: film.height * 0.3, depth: HAND_DEPTH }
}

/** Things that one hand holds up are no longer than this, in metres. */
const HELD_UP_METRES = 0.32

/** A hand held up, the palm to the eye, with light on it or a small thing in it. */
function putOpenHand(scene: HandScene, things: readonly Thing[]): Standing {
  const { film, stage, shot } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const way = shot.subjectX < 0.5 ? 1 : -1
  const size = Math.min(44, wide * 0.78)
  const hand: FlatHand = {
    side: 'palm',
    turns: [-0.2, -0.05, 0.09, 0.28],
    reaches: [0.92, 0.93, 0.9, 0.88],
    thumb: -0.72,
  }
  const place = { x: wide * inMiddle(film, 0.5 + 0.1 * way), y: 56, size, turn: -0.22 * way, mirror: -way }
  layHands(scene, (brush, context) => paintHandAt(brush, context, place, { ...scene, hand }))
  const palm = { x: (width * (place.x - 0.07 * size * way)) / wide, y: height * (0.56 - (size / 100) * 0.26) }
  const held = things.find((thing) => thing.where === 'hand' && thing.metres <= HELD_UP_METRES)
  if (held) {
    const tall = Math.min(0.46, 0.42 / held.aspect) * size * 0.01 * height
    const standing = { x: palm.x, base: palm.y + tall * 0.36, height: tall, depth: HAND_DEPTH * 0.98 }
    const turn = (held.aspect < 0.7 ? 0.24 : 0.08) * way
    putThing(film, { ...stage, hasGround: false }, shot, held, standing, { turn, isNearest: true })
  } else putGlow(film, stage, shot, { x: palm.x, y: palm.y - height * 0.02, reach: height * 0.13, depth: HAND_DEPTH })
  return { x: palm.x, base: palm.y + height * 0.16, height: height * 0.36, depth: HAND_DEPTH }
}

/** What hangs well from a fist. */
const HANGS = /^(?:lantern|oil lamp|pocket watch|key|bell|light bulb|umbrella)$/

/** A hand from above with something that hangs from its fingers: a lantern, unless the words name another. */
function putHoldingHand(scene: HandScene, things: readonly Thing[]): Standing {
  const { film, stage, shot, look, hasShirt } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const way = shot.subjectX < 0.5 ? -1 : 1
  const held = things.find(({ name }) => HANGS.test(name)) ?? thingNamed('lantern')
  const x = wide * inMiddle(film, 0.5 + 0.06 * way)
  const size = Math.min(31, wide * 0.55)
  const grip = 27
  const tall = Math.min(31, (wide * 0.6) / (held?.aspect ?? 1))
  const standing = {
    x: (x / wide) * width,
    base: height * ((grip + tall * 0.985) / 100),
    height: (height * tall) / 100,
    depth: HAND_DEPTH * 1.02,
  }
  if (held) putThing(film, { ...stage, hasGround: false }, shot, held, standing, { isNearest: true })
  // Under its light, which would make skin copper.
  if (held?.shine) putLampLight(film, shot.palette, { ...standing, height: standing.height * 1.3 })
  layHands(scene, (brush, context) =>
    placedAt(context, { x, y: grip, size, turn: 0, mirror: way }, () => {
      paintGrip(brush, brush.rampOf(look.skin, SKIN_WARMTH))
      context.translate(0, -46)
      context.rotate(Math.PI + 0.16)
      paintSleeve(brush, look, hasShirt)
    }),
  )
  return { ...standing, height: standing.height * 1.5 }
}
