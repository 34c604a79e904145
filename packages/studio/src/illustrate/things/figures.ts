import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Pose, ThingColors } from '../painting.ts'
import { peopleLight, type FigureBrush } from './figure-brush.ts'
import { paintGear, paintStick } from './figure-gear.ts'
import { WARDROBES, type FigureKind, type Wardrobe } from './figure-kinds.ts'
import { paintLit, type Extent, type Lighting } from './figure-light.ts'
import { paintArm, paintArmpit, paintHand, paintLeg, sleeveOutline } from './figure-limbs.ts'
import { lookOf, type Look } from './figure-looks.ts'
import { at, between, skeletonFor, type Skeleton } from './figure-poses.ts'
import { paintTrunk } from './figure-trunk.ts'
import { headExtent, paintHead, type HeadView } from './portrait-head.ts'
import { limb } from './shapes.ts'

export { FIGURE_KINDS, kindNamed, type FigureKind } from './figure-kinds.ts'

export type FigureRequest = {
  pose: Pose
  kind: FigureKind
  /** The same text gives the same person. */
  identity: string
  sex?: Look['sex']
  colors: ThingColors
  /** Where the key light comes from: −1 left … 1 right, 0 from behind the figure. */
  keySide: number
  /** 0 (far away: masses only) … 1 (hero of the picture). */
  detail: number
  /** The way the figure faces across the picture. */
  facing: -1 | 1
  /** Whether it is seen three-quarter from the front rather than from behind. */
  isFront?: boolean
  /** Whether the head is bowed. */
  isBowed?: boolean
}

/**
 * Draws a person, three-quarter from behind unless asked for from the front: origin on the ground between the feet, 1 unit the body's standing height,
 * y upwards negative. Sitting, kneeling and lying bodies keep their scale and so are lower.
 */
export function drawFigure(context: SKRSContext2D, request: FigureRequest): void {
  const { pose, kind, identity, sex, facing, detail, isFront = false, isBowed = false } = request
  const wardrobe = WARDROBES[kind]
  const look = lookOf(kind, identity, sex)
  const skeleton = skeletonFor(pose, wardrobe, facing)
  const lighting: Lighting = {
    light: peopleLight(request.colors),
    keySide: request.keySide,
    wrap: 3.6,
    rim: 0.34,
    fill: isFront ? 0.34 : 0.28,
    sink: 0.3,
  }
  context.save()
  context.scale(0.01, 0.01)
  paintLit(context, lighting, extentOf(skeleton), (brush) => paintBody(brush, skeleton, wardrobe, look, isFront), {
    isFirst: true,
  })
  const { head } = skeleton
  const isWalking = pose === 'walk' || pose === 'run' || pose === 'point' || pose === 'embrace'
  const view: HeadView = isFront ? (isWalking ? 'profile' : 'turned') : isWalking ? 'profile' : 'behind'
  context.translate(head.x, head.y)
  context.rotate(skeleton.headTurn * 0.8 + (isBowed ? 0.2 * facing : 0))
  context.scale(HEAD_SCALE * wardrobe.headScale * facing, HEAD_SCALE * wardrobe.headScale)
  paintLit(context, { ...lighting, wrap: 13, rim: 2.4, sink: 0 }, headExtent(look), (brush) =>
    paintHead(brush, look, view, 'down', detail),
  )
  context.restore()
}

/** A figure's head, crown to chin, over a hundred. */
const HEAD_SCALE = 0.12

/** What a body stays within, clothes and all. */
function extentOf({ near, far, neck }: Skeleton): Extent {
  const spots = [neck, ...Object.values(near), ...Object.values(far)]
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return { left: Math.min(...xs) - 13, top: Math.min(...ys) - 10, right: Math.max(...xs) + 13, bottom: 3 }
}

/** Where the near hand is, in standing heights from the origin; y upwards negative. */
export function handOf(pose: Pose, kind: FigureKind, facing: -1 | 1): { x: number; y: number } {
  const { x, y } = skeletonFor(pose, WARDROBES[kind], facing).near.hand
  return { x: x / 100, y: y / 100 }
}

function paintBody(brush: FigureBrush, skeleton: Skeleton, wardrobe: Wardrobe, look: Look, isFront: boolean): void {
  const { near, far, neck, head, facing } = skeleton
  paintLeg(brush, far, wardrobe, look, true)
  if (skeleton.isFarArmHidden) paintArm(brush, far, wardrobe, look, skeleton, true)
  paintLeg(brush, near, wardrobe, look, false)
  const skin = brush.stuff(look.skin)
  const top = between(neck, head, 0.6)
  const width = wardrobe.headScale
  brush.fill(limb([neck.x, neck.y + 3, 3.4 * width, neck.x, neck.y, 2.3 * width, ...at(top), 2.3 * width]), skin.base)
  brush.spot(top.x, top.y, 3.4, 2.6, skin.deep, 0.7)
  const shown = [...(skeleton.isFarArmHidden ? [] : [far]), ...(skeleton.isNearArmAcross ? [] : [near])]
  const sleeves = shown.map((limbs) => sleeveOutline(limbs, wardrobe, skeleton))
  for (const limbs of shown) paintHand(brush, limbs, look, facing)
  const trunk = paintTrunk(brush, skeleton, wardrobe, look, sleeves)
  for (const limbs of shown) paintArmpit(brush, limbs, look, limbs === near ? facing : -facing)
  paintGear(brush, skeleton, wardrobe, look, trunk, isFront)
  if (skeleton.isNearArmAcross) paintArm(brush, near, wardrobe, look, skeleton, false)
  if (wardrobe.has.includes('stick')) paintStick(brush, skeleton, look)
}
