import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { hashText } from '../lib/random.ts'
import { layOver } from './film.ts'
import { ledgeAt, putLedge } from './ledge.ts'
import type { Film, HandsDo, Shot, Stage, Thing } from './painting.ts'
import { putLampLight } from './put-lamp-light.ts'
import { putThing } from './put-things.ts'
import { isSmall } from './shot-plan.ts'
import { soften } from './soften.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from './thing-colors.ts'
import { kindNamed } from './things/figures.ts'
import { handLight } from './things/figure-brush.ts'
import { lookOf, type Look } from './things/figure-looks.ts'
import { createHandBrush, type HandBrush } from './things/hand-brush.ts'
import { paintFlatHand, type FlatHand } from './things/hand-flat.ts'
import { paintGrip, paintOffer } from './things/hand-grip.ts'
import { paintSleeve } from './things/hand-sleeve.ts'
import { thingNamed } from './things/index.ts'

/** Metres to hands that fill the frame. */
const HAND_DEPTH = 0.66

/** How red skin is where light turns into shade. */
const WARMTH = 0.3

/** A spacesuit's gloves and sleeves. */
const GLOVED = { skin: '#d9d8d4', top: '#c9c9c6' }

type Scene = { film: Film; stage: Stage; shot: Shot; look: Look; hasShirt: boolean }

/** Shows somebody's hands from near, the sleeves running out of the frame. @returns where they are. */
export function putHands(
  film: Film,
  stage: Stage,
  shot: Shot,
  { does, figure, things, blur }: { does: HandsDo; figure: string; things: readonly Thing[]; blur: number },
): Standing {
  const kind = kindNamed(figure, shot.brief.people.sex)
  const own = lookOf(kind, shot.likeness, shot.brief.people.sex)
  const look = shot.brief.areGloved ? { ...own, ...GLOVED } : own
  soften(film, blur)
  const scene = { film, stage, shot, look, hasShirt: kind === 'suit' && !shot.brief.areGloved }
  return HANDS[does](scene, things)
}

const HANDS: Readonly<Record<HandsDo, (scene: Scene, things: readonly Thing[]) => Standing>> = {
  rest: putRestingHands,
  open: putOpenHand,
  hold: putHoldingHand,
  give: putGivingHands,
}

/** Paints on a canvas as large as the film, in hundredths of its height, and lays it over the film. */
function lay({ film, stage, shot }: Scene, paint: (brush: HandBrush, context: SKRSContext2D) => void): void {
  const { colors, gain } = colorsFor(stage, shot.palette, HAND_DEPTH)
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  context.scale(film.height / 100, film.height / 100)
  const side = Math.abs(stage.keySide) < 0.25 ? (shot.subjectX < 0.5 ? 0.6 : -0.6) : Math.sign(stage.keySide) * 0.8
  paint(createHandBrush(context, handLight(colors), [side, -Math.sqrt(1 - side * side)]), context)
  layOver(film, canvas, { gain, depth: HAND_DEPTH, slack: 0 })
}

/** Works in hundredths of a hand's length, at a place in hundredths of the picture's height; mirrored where `mirror` is −1. */
function placedAt(
  context: SKRSContext2D,
  {
    x,
    y,
    size,
    turn,
    mirror = 1,
    flat = 1,
  }: { x: number; y: number; size: number; turn: number; mirror?: number; flat?: number },
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

/** Two hands on a table, as whoever they belong to sees them. */
function putRestingHands(scene: Scene): Standing {
  const { film, stage, shot, look, hasShirt } = scene
  const wide = (film.width / film.height) * 100
  const ledge = ledgeAt(shot.brief.place, shot.likeness) ?? 'wood'
  putLedge(film, stage, shot, ledge, film.height * 0.2)
  const size = Math.min(36, wide * 0.56)
  const hand: FlatHand = {
    side: 'back',
    turns: [-0.1, -0.02, 0.07, 0.17],
    reaches: [0.9, 0.93, 0.9, 0.88],
    thumb: -0.36,
  }
  const places = [
    { x: wide * 0.76, y: 59, size, turn: -0.2, mirror: 1, flat: 0.86 },
    { x: wide * 0.24, y: 61, size, turn: 0.2, mirror: -1, flat: 0.86 },
  ]
  const shift = { x: -Math.sign(stage.keySide || 0.5) * film.height * 0.012, y: film.height * 0.012 }
  lay(scene, (brush, context) => {
    for (const place of places)
      placedAt(context, place, () => {
        paintFlatHand(brush, hand, brush.rampOf(look.skin, WARMTH))
        paintSleeve(brush, look, hasShirt)
      })
    layShadow(context, shift)
  })
  return { x: film.width / 2, base: film.height * 0.56, height: film.height * 0.3, depth: HAND_DEPTH }
}

/** Puts the soft dark of what a canvas holds below it, moved away from the light. */
function layShadow(context: SKRSContext2D, { x, y }: { x: number; y: number }): void {
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

/** A hand held open, the palm to the eye, with light on it or a small thing in it. */
function putOpenHand(scene: Scene, things: readonly Thing[]): Standing {
  const { film, stage, shot, look, hasShirt } = scene
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
  const place = { x: wide * (0.5 + 0.1 * way), y: 56, size, turn: -0.22 * way, mirror: -way }
  lay(scene, (brush, context) =>
    placedAt(context, place, () => {
      paintFlatHand(brush, hand, brush.rampOf(look.skin, WARMTH))
      paintSleeve(brush, look, hasShirt)
    }),
  )
  const palm = { x: (width * (place.x - 0.07 * size * way)) / wide, y: height * (0.56 - (size / 100) * 0.26) }
  const held = things.find((thing) => thing.where === 'hand' && thing.metres <= 0.14)
  if (held) {
    const standing = {
      x: palm.x,
      base: palm.y + size * height * 0.0012,
      height: size * height * 0.0036,
      depth: HAND_DEPTH * 0.98,
    }
    putThing(film, { ...stage, hasGround: false }, shot, held, standing, { turn: 0.5 * way, isNearest: true })
  } else putGlow(film, stage, shot, palm.x, palm.y - height * 0.02, height * 0.13)
  return { x: palm.x, base: palm.y + height * 0.16, height: height * 0.36, depth: HAND_DEPTH }
}

/** A light that lies in a hand: a bright heart, and its shine on what is around. */
function putGlow(film: Film, stage: Stage, shot: Shot, x: number, y: number, reach: number): void {
  putLampLight(film, shot.palette, { x, base: y + reach * 0.55, height: reach, depth: HAND_DEPTH })
  const { colors } = colorsFor(stage, shot.palette, HAND_DEPTH)
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

/** What hangs well from a fist. */
const HANGS = /^(?:lantern|oil lamp|pocket watch|key|bell|light bulb|umbrella)$/

/** A hand from above with something that hangs from its fingers: a lantern, unless the words name another. */
function putHoldingHand(scene: Scene, things: readonly Thing[]): Standing {
  const { film, stage, shot, look, hasShirt } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const way = shot.subjectX < 0.5 ? -1 : 1
  const held = things.find(({ name }) => HANGS.test(name)) ?? thingNamed('lantern')
  const x = wide * (0.5 + 0.06 * way)
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
  lay(scene, (brush, context) =>
    placedAt(context, { x, y: grip, size, turn: 0, mirror: way }, () => {
      paintGrip(brush, brush.rampOf(look.skin, WARMTH))
      context.translate(0, -46)
      context.rotate(Math.PI + 0.16)
      paintSleeve(brush, look, hasShirt)
    }),
  )
  if (held?.shine) putLampLight(film, shot.palette, { ...standing, height: standing.height * 1.3 })
  return { ...standing, height: standing.height * 1.5 }
}

/** What one gives to another where no word says what. */
const GIFTS = ['letter', 'key', 'book', 'rose', 'bread'] as const

/** A thing on somebody's open hand, before another's that is about to take it. */
function putGivingHands(scene: Scene, things: readonly Thing[]): Standing {
  const { film, stage, shot, look, hasShirt } = scene
  const { width, height } = film
  const wide = (width / height) * 100
  const way = shot.subjectX < 0.5 ? 1 : -1
  const named = things.find((thing) => isSmall(thing) && thing.metres <= 0.6)
  const given = named ?? thingNamed(GIFTS[hashText(shot.likeness) % GIFTS.length]!)
  const other = lookOf(kindNamed(look.sex === 'woman' ? 'coat' : 'dress'), `${shot.likeness} companion 0`)
  const size = Math.min(30, wide * 0.52)
  const giver = { x: wide * (0.5 - 0.3 * way), y: 41, size, turn: 0.04 * way, mirror: way }
  const taker = { x: wide * (0.5 + 0.36 * way), y: 52, size: size * 0.94, turn: -0.16 * way, mirror: -way }
  const offer = (layer: [HandBrush, SKRSContext2D], part: 'behind' | 'before', who: Look, place: typeof giver): void =>
    placedAt(layer[1], place, () => {
      const [brush, context] = layer
      paintOffer(brush, brush.rampOf(who.skin, WARMTH), part)
      if (part === 'behind') return
      context.rotate(Math.PI / 2 - 0.1)
      paintSleeve(brush, who, who === look && hasShirt)
    })
  lay(scene, (...layer) => offer(layer, 'behind', look, giver))
  const tall = given ? Math.min(15, (size * 0.62) / given.aspect) : 0
  const standing = {
    x: ((giver.x + 0.56 * size * way) / wide) * width,
    base: height * 0.404,
    height: (height * tall) / 100,
    depth: HAND_DEPTH,
  }
  if (given)
    putThing(film, { ...stage, hasGround: false }, shot, given, standing, { isNearest: true, turn: -0.06 * way })
  lay(scene, (...layer) => {
    offer(layer, 'before', look, giver)
    offer(layer, 'behind', other, taker)
    offer(layer, 'before', other, taker)
  })
  return { ...standing, x: width / 2, base: height * 0.52, height: height * 0.28 }
}
