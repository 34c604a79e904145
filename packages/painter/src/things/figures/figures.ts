import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import type { Expression, Pose } from '../../brief/brief.ts'
import type { ThingColors } from '../../painting.ts'
import { peopleLight, type FigureBrush } from './figure-brush.ts'
import { paintGear, paintShawl, paintStick } from './figure-gear.ts'
import { WARDROBES, type FigureKind, type Wardrobe } from './figure-kinds.ts'
import { paintLit, type Extent, type Lighting } from './figure-light.ts'
import { paintArm, paintLeg, type ArmPlace } from './figure-limbs.ts'
import { lookOf, type Look } from './figure-looks.ts'
import { skeletonFor } from './figure-poses.ts'
import { paintCarriedChair, paintChair, paintDesk, paintLoad, paintPen, paintRail } from './figure-props.ts'
import { at, between, type Side, type Skeleton } from './figure-skeleton.ts'
import { paintTrunk } from './figure-trunk.ts'
import type { Gaze } from '../portraits/portrait-plays.ts'
import { headExtent, paintHead } from '../portraits/portrait-head.ts'
import type { HeadView } from '../portraits/head-view.ts'
import { limb } from '../shapes.ts'

export { FIGURE_KINDS, kindNamed, type FigureKind } from './figure-kinds.ts'

export type FigureRequest = {
  pose: Pose
  kind: FigureKind
  /** The same text gives the same person. */
  identity: string
  sex?: Look['sex']
  /** Tops of those beside them, whose colour they do not wear. */
  taken?: readonly string[]
  colors: ThingColors
  /** Where the key light comes from: −1 left … 1 right, 0 from behind the figure. */
  keySide: number
  /** 0 (far away: masses only) … 1 (hero of the picture). */
  detail: number
  /** The way the figure faces across the picture. */
  facing: -1 | 1
  /** Whether it is seen three-quarter from the front rather than from behind. */
  isFront?: boolean
  /** Whether who sits has a chair of their own. */
  hasChair?: boolean
  /** What whoever carries has in the arms; a box unless told. */
  load?: 'chair'
  /** Which of the ways to stand or to walk; 0 the plainest. */
  stance?: number
  /** Whether the head is bowed. */
  isBowed?: boolean
  /** Whether the head is turned to the side that the figure faces. */
  looksAside?: boolean
  /** What the face says; calm unless told. */
  expression?: Expression
  /** What they wear other than their own. */
  wears?: Partial<Look>
  /** The skin as so much light as a face needs makes it; the person's own unless given. */
  skin?: string
}

/**
 * Draws a person, three-quarter from behind unless asked for from the front: origin on the ground between the feet, 1 unit the body's standing height,
 * y upwards negative. Sitting, kneeling and lying bodies keep their scale and so are lower.
 */
export function drawFigure(context: SKRSContext2D, request: FigureRequest): void {
  const {
    pose,
    kind,
    identity,
    sex,
    facing,
    detail,
    isFront = false,
    isBowed = false,
    looksAside = false,
    stance = 0,
    hasChair = false,
    expression = 'calm',
  } = request
  const own = lookOf(kind, identity, sex, request.taken)
  const look = { ...own, skin: request.skin ?? own.skin, ...request.wears }
  const cut = WARDROBES[kind]
  const wardrobe: Wardrobe = look.isAproned ? { ...cut, has: [...cut.has, 'apron'] } : cut
  const chosen = skeletonFor(pose, wardrobe, facing, stance)
  // From behind, what lies across the chest is not seen.
  const isTurnedAway = !isFront && pose === 'stand' && chosen.isNearArmAcross
  const skeleton = isTurnedAway ? skeletonFor(pose, wardrobe, facing) : chosen
  const lighting: Lighting = {
    light: peopleLight(request.colors),
    keySide: request.keySide,
    wrap: 5,
    rim: 0.26,
    fill: isFront ? 0.62 : 0.5,
    sink: 0.22,
  }
  context.save()
  context.scale(0.01, 0.01)
  paintLit(
    context,
    lighting,
    extentOf(skeleton, hasChair || PROPPED.has(pose)),
    (brush) => paintBody(brush, skeleton, wardrobe, look, { isFront, pose, hasChair, load: request.load }),
    {
      isFirst: true,
    },
  )
  const { head } = skeleton
  const isAside =
    looksAside || (pose === 'walk' && stance % 2 === 0) || (pose === 'stand' && stance % 3 === 2) || SIDEWAYS.has(pose)
  const view: HeadView = isAside ? 'profile' : isFront ? 'turned' : 'behind'
  context.translate(head.x, head.y)
  context.rotate(skeleton.headTurn * 0.8 + (isBowed ? 0.2 * facing : 0) + ((stance % 3) - 1) * HEAD_TILT)
  context.scale(HEAD_SCALE * wardrobe.headScale * facing, HEAD_SCALE * wardrobe.headScale)
  // Most of the light that falls on a face comes from where the eye is.
  const faceFill = isFront ? 0.76 : lighting.fill
  paintLit(context, { ...lighting, wrap: 14, rim: 1.6, sink: 0, fill: faceFill }, headExtent(look), (brush) =>
    paintHead(brush, look, { view, gaze: gazeOf(pose, isBowed), expression, detail }),
  )
  context.restore()
  if (!skeleton.isHandBeforeFace || !isFront) return
  context.save()
  context.scale(0.01, 0.01)
  paintLit(context, lighting, extentOf(skeleton), (brush) => {
    for (const limbs of [skeleton.far, skeleton.near])
      paintArm(brush, limbs, wardrobe, look, skeleton, { place: 'before' })
  })
  context.restore()
}

/** Poses that come with something broader than the body. */
const PROPPED = new Set<Pose>(['write', 'carry', 'lean'])

/** Poses in which one looks where one goes. */
const SIDEWAYS = new Set<Pose>(['run', 'point', 'embrace', 'talk', 'carry', 'write'])

function gazeOf(pose: Pose, isBowed: boolean): Gaze {
  if (pose === 'look-up') return 'up'
  if (pose === 'breathe' || pose === 'rub-eyes') return 'rest'
  return isBowed || pose === 'read' || pose === 'write' || pose === 'kneel' ? 'down' : 'ahead'
}

/** How far a head leans to one side or the other, by the way to stand, in radians. */
const HEAD_TILT = 0.06

/** A figure's head, crown to chin, over a hundred. */
const HEAD_SCALE = 0.12

/** What a body stays within, clothes and all. */
function extentOf({ near, far, neck }: Skeleton, hasProps = false): Extent {
  const spots = [neck, ...Object.values(near), ...Object.values(far)]
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  if (hasProps) return { left: -64, top: Math.min(...ys) - 10, right: 64, bottom: 3 }
  return { left: Math.min(...xs) - 13, top: Math.min(...ys) - 10, right: Math.max(...xs) + 13, bottom: 3 }
}

/** Where the near hand is, in standing heights from the origin; y upwards negative. */
export function handOf(pose: Pose, kind: FigureKind, facing: -1 | 1): { x: number; y: number } {
  const { x, y } = skeletonFor(pose, WARDROBES[kind], facing).near.hand
  return { x: x / 100, y: y / 100 }
}

function paintBody(
  brush: FigureBrush,
  skeleton: Skeleton,
  wardrobe: Wardrobe,
  look: Look,
  { isFront, pose, hasChair, load }: Pick<FigureRequest, 'pose' | 'load'> & { isFront: boolean; hasChair: boolean },
): void {
  const { near, far, isHandBeforeFace } = skeleton
  const isWriting = pose === 'write'
  const arm = (limbs: Side, place: ArmPlace, trunk?: Path2D): void =>
    paintArm(brush, limbs, wardrobe, look, skeleton, { place, ...(trunk && { trunk }) })
  if (hasChair || isWriting) paintChair(brush, skeleton, look)
  paintLeg(brush, far, wardrobe, look, true)
  const isFarAcross = isAcross(far, skeleton) && !skeleton.isFarArmHidden
  if (isHandBeforeFace) {
    if (!isFront) for (const limbs of [far, near]) arm(limbs, 'behind')
  } else if (!isFarAcross) arm(far, 'behind')
  paintLeg(brush, near, wardrobe, look, false)
  paintNeck(brush, skeleton, wardrobe, look)
  const trunk = paintTrunk(brush, skeleton, wardrobe, look)
  paintGear(brush, skeleton, wardrobe, look, trunk, isFront)
  if (isFarAcross && !isHandBeforeFace) arm(far, 'before', trunk)
  if (isWriting) paintDesk(brush, skeleton, look)
  if (pose === 'carry') (load === 'chair' ? paintCarriedChair : paintLoad)(brush, skeleton)
  if (pose === 'lean') paintRail(brush, skeleton)
  if (isWriting) paintPen(brush, skeleton)
  // A shawl lies over an arm that hangs, and under one that is raised before it.
  const isHanging = near.hand.y > near.shoulder.y + (near.hip.y - near.shoulder.y) * 0.7
  const hasShawl = wardrobe.has.includes('shawl')
  if (hasShawl && !isHanging) paintShawl(brush, skeleton, look)
  if (!isHandBeforeFace) arm(near, 'before', trunk)
  if (hasShawl && isHanging) paintShawl(brush, skeleton, look)
  if (wardrobe.has.includes('stick')) paintStick(brush, skeleton, look)
}

/** Whether the hand lies before the trunk. */
function isAcross({ hand, shoulder, hip }: Side, { near, facing }: Skeleton): boolean {
  const inwards = (hand.x - shoulder.x) * facing
  return inwards > 3 && hand.y < hip.y + 2 && (hand.x - near.shoulder.x) * facing < 6
}

function paintNeck(
  { fill, inside, round, spot, stuff }: FigureBrush,
  { neck, head, facing }: Skeleton,
  { headScale }: Wardrobe,
  look: Look,
): void {
  const skin = stuff(look.skin)
  const top = between(neck, head, 0.6)
  const width = Math.min(1.2, headScale) * (look.sex === 'woman' || look.age === 'child' ? 0.84 : 1)
  const throat = limb([neck.x, neck.y + 3, 3.4 * width, neck.x, neck.y, 2.2 * width, ...at(top), 2 * width])
  fill(throat, skin.base)
  inside(throat, () => {
    round(throat, neck.x, neck.y - 2, 3, skin, 0.7, 0.7)
    // The jaw shades the neck, the side away from it the most.
    spot(top.x, top.y + 1.4, 4.6, 5, skin.deep, 1)
    spot(neck.x - facing * 1.6, neck.y, 2.4, 5, skin.deep, 0.7)
  })
}
