import { createRandom } from '@dayreel/storyboard/base'
import { paintKettleItself } from '../../things/bakery.ts'
import type { Brush } from '../../things/brush.ts'
import { SKIN_WARMTH } from '../../things/hands/hand-brush.ts'
import { paintGrip } from '../../things/hands/hand-grip.ts'
import { paintSleeve } from '../../things/hands/hand-sleeve.ts'
import { thingNamed } from '../../things/index.ts'
import { cssInk, mixInk, type Ink } from '../../things/inks.ts'
import { paintJug } from '../../things/jug.ts'
import { limb, oval } from '../../things/shapes.ts'
import { paintVapour } from '../../things/steam.ts'
import { layHands, placedAt } from '../lay-hands.ts'
import { ledgeAt, putLedge } from '../ledge.ts'
import { putThing } from '../put-things.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the cup. */
const DEPTH = 0.7
/** How far the pouring vessel is tipped, in radians. */
const TIP = 0.5

type Vessel = {
  /** Its height in hundredths of the picture's, and what is where in hundredths of its own. */
  tall: number
  lip: readonly [x: number, y: number]
  grip: readonly [x: number, y: number]
  /** How the hand is turned on the handle, in radians. */
  hold: number
  paint: (brush: Brush) => void
}

const KETTLE: Vessel = { tall: 27, lip: [54, -51], grip: [-6, -92], hold: 0, paint: paintKettleItself }
const JUG: Vessel = { tall: 25, lip: [33, -97], grip: [-45, -56], hold: -1.5, paint: paintJug }

/** What is poured: its own colour, and whether it is hot. */
const DRINKS: Readonly<Record<string, { ink: Ink; isHot: boolean }>> = {
  tea: { ink: [150, 82, 28], isHot: true },
  coffee: { ink: [62, 34, 20], isHot: true },
  milk: { ink: [250, 246, 238], isHot: false },
  water: { ink: [176, 214, 230], isHot: false },
  wine: { ink: [116, 14, 34], isHot: false },
}

/** How large, in hundredths of the picture's height, what is poured into is drawn, and how high its liquid stands in it. */
const RIMS: Readonly<Record<string, { tall: number; rim: number }>> = {
  cup: { tall: 25, rim: 0.545 },
  'mixing bowl': { tall: 17, rim: 0.66 },
  'drinking glass': { tall: 20, rim: 0.7 },
}

/** A hand that pours from a kettle or a jug into what stands on the table. */
export function putPouring(scene: ActScene): Standing {
  const { film, stage, shot, look, hasShirt, thing, matter = 'tea' } = scene
  const wide = wideOf(scene)
  const { ink, isHot } = DRINKS[matter] ?? DRINKS.tea!
  const vessel = isHot ? KETTLE : JUG
  // A bowl on a table has soup in it already.
  const named = thing?.name === 'bowl' ? undefined : thing
  const into = named ?? thingNamed(isHot ? 'cup' : matter === 'milk' || thing ? 'mixing bowl' : 'drinking glass')!
  soften(film, 0.006)
  putLedge(film, stage, shot, ledgeAt(shot.brief.place) ?? 'wood', film.height * 0.53)
  const tall = Math.min(RIMS[into.name]?.tall ?? 22, (wide * 0.56) / into.aspect)
  const base = 61
  const x = wide * 0.62
  const standing = { x: (x / 100) * film.height, base: (base / 100) * film.height, height: (tall / 100) * film.height }
  putThing(film, { ...stage, hasGround: false }, shot, into, { ...standing, depth: DEPTH }, { isNearest: true })
  const lip = { x: x - 2.4, y: 26 }
  const mouth = { x: x - 0.4, y: base - tall * (RIMS[into.name]?.rim ?? 0.5) }
  const turned = (point: readonly [number, number]): { x: number; y: number } => {
    const [own, up] = [(point[0] * vessel.tall) / 100, (point[1] * vessel.tall) / 100]
    return { x: own * Math.cos(TIP) - up * Math.sin(TIP), y: own * Math.sin(TIP) + up * Math.cos(TIP) }
  }
  const [lipAt, gripAt] = [turned(vessel.lip), turned(vessel.grip)]
  const foot = { x: lip.x - lipAt.x, y: lip.y - lipAt.y }
  const random = createRandom(`${shot.likeness} pouring`)
  paintLayer(scene, { depth: DEPTH * 0.98 }, (brush) => paintStream(brush, lip, mouth, ink))
  paintLayer(scene, { ...foot, depth: DEPTH * 0.97, scale: vessel.tall / 100 }, (brush) => {
    brush.context.rotate(TIP)
    vessel.paint(brush)
  })
  if (isHot)
    paintLayer(scene, { depth: DEPTH * 0.96 }, (brush) =>
      paintVapour(brush, random, { x: mouth.x + 3, base: mouth.y, top: mouth.y - 26, spread: 3, alpha: 0.13 }),
    )
  const hand = { x: foot.x + gripAt.x, y: foot.y + gripAt.y, size: Math.min(29, wide * 0.52), turn: TIP + vessel.hold }
  layHands(scene, (brush, context) =>
    placedAt(context, hand, () => {
      paintGrip(brush, brush.rampOf(look.skin, SKIN_WARMTH))
      context.translate(0, -46)
      context.rotate(Math.PI - 0.2)
      paintSleeve(brush, look, hasShirt)
    }),
  )
  return { x: film.width * 0.52, base: film.height * 0.62, height: film.height * 0.5, depth: DEPTH }
}

/** A stream that thins as it falls, the light along one side, and the ring where it goes in. */
function paintStream(
  { context, fill, ink: light, side }: Brush,
  from: { x: number; y: number },
  to: { x: number; y: number },
  own: Ink,
): void {
  const dim = mixInk(light.dark, own, 0.45)
  const lit = mixInk(own, light.lit, 0.25)
  const bend = (to.x - from.x) * 0.8
  const line = (wide: number, aside = 0): Parameters<typeof limb>[0] => [
    from.x - 0.6 + aside,
    from.y + 0.2,
    wide * 1.25,
    from.x + bend + aside,
    from.y + (to.y - from.y) * 0.28,
    wide,
    to.x + aside,
    from.y + (to.y - from.y) * 0.7,
    wide * 0.8,
    to.x + aside,
    to.y,
    wide * 0.9,
  ]
  fill(oval(to.x, to.y, 4.2, 0.9), mixInk(own, light.dark, 0.2), 0.8)
  context.fillStyle = cssInk(dim)
  context.fill(limb(line(0.95)))
  context.fillStyle = cssInk(own)
  context.fill(limb(line(0.72)))
  context.fillStyle = cssInk(lit)
  context.fill(limb(line(0.26, side * 0.28)))
  fill(oval(to.x, to.y, 2, 0.45), lit, 0.9)
}
