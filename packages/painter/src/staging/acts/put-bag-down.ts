import { createRandom } from '@dayreel/storyboard/base'
import { BAG_HANDLE } from '../../things/bags.ts'
import { SKIN_WARMTH } from '../../things/hands/hand-brush.ts'
import { paintGrip } from '../../things/hands/hand-grip.ts'
import { paintSleeve } from '../../things/hands/hand-sleeve.ts'
import { thingNamed } from '../../things/index.ts'
import { polygon } from '../../things/shapes.ts'
import { paintRoomWall } from '../door-walls.ts'
import { layHands, layShadow, placedAt } from '../lay-hands.ts'
import { putThing } from '../put-things.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the bag and to the wall behind it. */
const DEPTH = 0.72
const WALL_DEPTH = 1.2
/** Where the floor meets the wall, and where the bag stands, in hundredths of the picture's height. */
const SKIRTING = 45
const FLOOR = 60

/** What is carried by a handle at its top: where that is, in shares of its height. */
const HANDLES: Readonly<Record<string, number>> = { bag: -BAG_HANDLE.y / 100, rucksack: 0.97, suitcase: 0.94 }

/** A hand that sets a bag down on the floor of a room, before its wall, the light of an open door on both. */
export function putBagDown(scene: ActScene): Standing {
  const { film, stage, shot, look, hasShirt, thing } = scene
  const wide = wideOf(scene)
  const way = shot.subjectX < 0.5 ? 1 : -1
  const bag = thing ?? thingNamed('bag')!
  const random = createRandom(`${shot.likeness} floor`)
  const x = wide * (0.5 - 0.06 * way)
  paintLayer(scene, { x, y: SKIRTING, depth: WALL_DEPTH, scale: 1.5 }, (brush, extent) => {
    paintRoomWall(brush, extent, random, 'paper')
    for (const corner of [extent.left, extent.right]) brush.spot(corner, extent.top, 34, 40, brush.ink.dark, 0.4)
  })
  // A door that stands open on the side throws its light over the floor.
  if (!shot.palette.lampsAreOut)
    paintLayer(scene, { x, y: SKIRTING, depth: DEPTH, shine: 0.34 }, (brush, { right, left, bottom }) => {
      const edge = way > 0 ? right : left
      brush.fade(
        polygon([edge, 0, edge - way * 16, 0, edge - way * 74, bottom * 0.78, edge, bottom]),
        brush.ink.glow,
        brush.ink.glow,
        0.6,
        0,
      )
    })
  const tall = Math.min(HEIGHTS[bag.name] ?? 26, (wide * 0.76) / bag.aspect)
  const standing = {
    x: (x / 100) * film.height,
    base: (FLOOR / 100) * film.height,
    height: (tall / 100) * film.height,
    depth: DEPTH,
  }
  putThing(film, { ...stage, hasGround: false }, shot, bag, standing, { isNearest: true })
  const handle = HANDLES[bag.name]
  if (handle !== undefined) {
    const grip = { x, y: FLOOR - tall * handle, size: Math.min(25, wide * 0.44), turn: 0, mirror: way }
    layHands(scene, (brush, context) => {
      placedAt(context, grip, () => {
        paintGrip(brush, brush.rampOf(look.skin, SKIN_WARMTH))
        context.translate(0, -46)
        context.rotate(Math.PI + 0.2)
        paintSleeve(brush, look, hasShirt)
      })
      layShadow(context, { x: -way * film.height * 0.006, y: film.height * 0.008 })
    })
  }
  return { ...standing, height: standing.height * 1.4 }
}

/** How tall each is drawn, in hundredths of the picture's height. */
const HEIGHTS: Readonly<Record<string, number>> = { bag: 31, rucksack: 36, suitcase: 30, box: 22, basket: 22 }
