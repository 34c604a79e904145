import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../lib/random.ts'
import type { Pose, ThingColors } from '../painting.ts'
import { createBrush, type Brush, type Tone } from './brush.ts'
import { paintCarried, paintOnBack } from './figure-gear.ts'
import { paintFrontHead, paintOnFront } from './figure-front.ts'
import { paintHead } from './figure-head.ts'
import { WARDROBES, type FigureKind, type Wardrobe } from './figure-kinds.ts'
import { paintHand, paintHiddenArm, paintLeg, paintSleeve, sleeveOutline } from './figure-limbs.ts'
import { between, skeletonFor, type Skeleton } from './figure-poses.ts'
import { paintTrunk } from './figure-trunk.ts'
import { limb } from './shapes.ts'
import { skinTone } from './skin.ts'

export { groupOf } from './figure-group.ts'
export { FIGURE_KINDS, type FigureKind } from './figure-kinds.ts'

export type FigureRequest = {
  pose: Pose
  kind: FigureKind
  colors: ThingColors
  /** Where the key light comes from: −1 left … 1 right, 0 from behind the figure. */
  keySide: number
  random: Random
  /** 0 (far away: masses only) … 1 (hero of the picture: folds, seams, strands). */
  detail: number
  /** The way the figure faces across the picture; without it, either. */
  facing?: -1 | 1
  /** Whether it is seen three-quarter from the front rather than from behind. */
  isFront?: boolean
}

/**
 * Draws a person, three-quarter from behind unless asked for from the front: origin on the ground between the feet, 1 unit the body's standing height,
 * y upwards negative. Sitting, kneeling and lying bodies keep their scale and so are lower.
 */
export function drawFigure(context: SKRSContext2D, request: FigureRequest): void {
  const { pose, kind, colors, keySide, random, detail } = request
  const facing = request.facing ?? (random() < 0.5 ? -1 : 1)
  const wardrobe = WARDROBES[kind]
  const skeleton = skeletonFor(pose, wardrobe, facing)
  context.save()
  context.scale(0.01, 0.01)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  paintFigure(createBrush(context, colors, keySide), skeleton, wardrobe, detail, request.isFront ?? false)
  context.restore()
}

/** Where the near hand is, in standing heights from the origin; y upwards negative. */
export function handOf(pose: Pose, kind: FigureKind, facing: -1 | 1): { x: number; y: number } {
  const { x, y } = skeletonFor(pose, WARDROBES[kind], facing).near.hand
  return { x: x / 100, y: y / 100 }
}

function paintFigure(brush: Brush, skeleton: Skeleton, wardrobe: Wardrobe, detail: number, isFront: boolean): void {
  const { tone } = brush
  const skin = skinTone(brush)
  const cloth = tone(...wardrobe.top)
  const { near, far } = skeleton
  const feet = [near.ankle.x, far.ankle.x, near.hip.x, far.hip.x]
  brush.contact((Math.min(...feet) + Math.max(...feet)) / 2, (Math.max(...feet) - Math.min(...feet)) / 2 + 9, 0.7)
  if (!skeleton.isUpright) {
    // Someone on the ground presses cloth flat against it.
    brush.context.beginPath()
    brush.context.rect(-200, -200, 400, 200.9)
    brush.context.clip()
  }
  paintLeg(brush, far, wardrobe, true, detail)
  if (skeleton.isFarArmHidden) paintHiddenArm(brush, far, wardrobe, skin, skeleton, detail)
  paintLeg(brush, near, wardrobe, false, detail)
  paintNeck(brush, skeleton, wardrobe, skin)
  const arms = (skeleton.isFarArmHidden ? [near] : [far, near]).map((limbs) => ({
    limbs,
    sleeve: sleeveOutline(limbs, wardrobe, skeleton),
  }))
  const sleeves = arms.map(({ sleeve }) => sleeve)
  const trunk = paintTrunk(brush, skeleton, wardrobe, cloth, sleeves, detail)
  if (isFront) paintOnFront(brush, skeleton, wardrobe, cloth, trunk)
  else paintOnBack(brush, skeleton, wardrobe, cloth, trunk, detail)
  for (const { limbs, sleeve } of arms) {
    paintHand(brush, limbs, wardrobe, skin, skeleton.facing, detail)
    paintSleeve(brush, limbs, sleeve, wardrobe, skeleton, cloth, detail)
  }
  if (isFront) paintFrontHead(brush, skeleton, wardrobe)
  else paintHead(brush, skeleton, wardrobe, skin, detail)
  paintCarried(brush, skeleton, wardrobe, detail)
}

function paintNeck({ form }: Brush, { neck, head }: Skeleton, { headScale }: Wardrobe, skin: Tone): void {
  const top = between(neck, head, 0.55)
  form(
    limb([neck.x, neck.y + 3, 3.2 * headScale, neck.x, neck.y, 2.5 * headScale, top.x, top.y, 2.6 * headScale]),
    skin,
    { round: 1.6, rim: 0.35, sink: 0.3 },
  )
}
