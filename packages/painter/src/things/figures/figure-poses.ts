import type { Pose } from '../../brief/brief.ts'
import { pose, type Side, type Skeleton, type Spot } from './figure-skeleton.ts'
import { STANCES } from './figure-stances.ts'

/** An adult of 7.5 heads, turned to the right. */
const SKELETONS: Readonly<Record<Pose, Skeleton>> = {
  stand: pose(
    [1.8, -92.8, 0.05],
    [0.8, -84.2],
    [8.8, -78, 11, -63.6, 12.6, -49.8, 4.6, -52.4, 4.2, -28, 2.2, -4, 7, -1.6],
    [-8.4, -80, -10.8, -65.6, -9.4, -52, -3.6, -49.4, -7.2, -27.6, -8.8, -4.2, -13, -1.6],
  ),
  walk: pose(
    [3.4, -92.8, 0.08],
    [2, -84],
    [9.4, -79.4, 11.8, -65.8, 18.4, -57, 3.6, -50.5, 0.6, -27.6, -9.6, -7.6, -6.2, -1.8],
    [-8, -79.8, -12.2, -66.6, -15, -54.4, -3.2, -50, 5.4, -28.6, 9.8, -4.4, 15.2, -2.2],
  ),
  reach: pose(
    [4.4, -92.6, -0.16],
    [2.2, -84],
    [9.8, -81.8, 20, -89.4, 30.8, -98, 4.4, -51.5, 6.6, -28, 6, -4, 11, -1.6],
    [-8.6, -79.6, -11.2, -66, -9.6, -53.6, -4.4, -50, -6.4, -28, -11, -6.4, -8, -1.8],
  ),
  run: pose(
    [11, -89.4, 0.2],
    [7.6, -81.4],
    [12.2, -76.6, -1.5, -67.5, 5.5, -56, 2.8, -49.5, 17.6, -38.5, 11.4, -18.5, 17.6, -15.4],
    [-0.6, -78.4, 12.6, -68.5, 19.5, -78.5, -3, -48.5, -9, -27.5, -20.5, -9.4, -17, -1.6],
    { isFarArmHidden: true, isNearArmAcross: true },
  ),
  'look-up': pose(
    [-0.8, -92.2, -0.62],
    [-0.2, -84],
    [8.8, -79.8, 11.4, -66.2, 12.4, -54, 4.8, -50.6, 7, -27.5, 7.6, -4, 12, -1.6],
    [-8.8, -80, -11.8, -66.6, -11, -54.2, -4.8, -50.6, -7.2, -27.5, -9.4, -4, -11.6, -1.6],
  ),
  sit: pose(
    [-4.6, -52.6, 0.1],
    [-7, -44],
    [-0.4, -38.8, 3.4, -26.4, 13.6, -27.6, -8.2, -8.6, 9.4, -25, 16.4, -4, 22.4, -1.8],
    [-15, -39.6, -11.6, -27.2, 4, -31.6, -14.4, -8.4, 5, -28, 10.6, -4.6, 16.6, -1.8],
    { isNearArmAcross: true, isFarArmHidden: true, isUpright: false },
  ),
  'sit-up': pose(
    [-9.6, -69.7, 0.06],
    [-10.6, -60.9],
    [-2.6, -56.9, 4.4, -43.6, 12, -32, -8.2, -26, 9.8, -28.6, 10.6, -5, 16.6, -1.8],
    [-18.6, -57.1, -23.4, -42.4, -19, -29, -14.4, -25.9, 3.4, -29.4, 3.8, -5.2, 9.8, -1.8],
    { isNearArmAcross: true, isUpright: false },
  ),
  kneel: pose(
    [2.6, -68.6, 0.16],
    [0.4, -60],
    [7.4, -56.2, 11.6, -42.4, 17.4, -31, 1.4, -28, 5.2, -5, -14, -4.2, -18.4, -1.8],
    [-9, -57, -12.8, -42.4, -9.6, -29, -5.6, -27.6, 13.4, -27.6, 13, -4.2, 19, -1.8],
    { isUpright: false },
  ),
  wave: pose(
    [2.2, -93, 0.02],
    [0.8, -84.3],
    [9.4, -81.6, 18.6, -93, 21.6, -110.5, 4.6, -51, 5.4, -27.5, 4.4, -4, 8.2, -1.6],
    [-8.8, -80, -11.4, -66.2, -10, -53.4, -4.6, -50, -6, -27.5, -7, -4, -8.6, -1.6],
  ),
  point: pose(
    [3.2, -93, 0.04],
    [1.2, -84.2],
    [9.2, -80.8, 21.6, -80.8, 33.6, -83.4, 4.4, -51, 6.2, -28, 5.6, -4, 10.2, -1.6],
    [-8.8, -80.2, -11.4, -66.4, -10.2, -53.6, -4.5, -50, -6.2, -27.8, -9, -4.6, -8.6, -1.7],
  ),
  read: pose(
    [3.2, -92.4, 0.3],
    [0.8, -84],
    [9, -79.8, 12.6, -66.6, 9.6, -62, 4.6, -51, 5.4, -27.5, 4.4, -4, 8.2, -1.6],
    [-8.8, -80.2, -11.4, -67, -1.8, -61.6, -4.6, -50, -6, -27.5, -7, -4, -8.6, -1.6],
    { isNearArmAcross: true },
  ),
  hold: pose(
    [2.6, -93, 0.06],
    [1, -84.3],
    [9, -80, 13.6, -67.4, 24.8, -71.4, 4.6, -51, 5.4, -27.5, 4.4, -4, 8.2, -1.6],
    [-8.8, -80, -11.4, -66.4, -10, -53.4, -4.6, -50, -6, -27.5, -7, -4, -8.6, -1.6],
  ),
  embrace: pose(
    [3.4, -92.2, 0.2],
    [1, -84],
    [9, -80.2, 12.4, -67.6, 17.6, -63.4, 3.6, -51, 4.4, -28, 3.4, -4, 7.6, -1.6],
    [-8.4, -80.6, 2, -72, 14, -75, -3.6, -50, -4, -28, -5.4, -4.4, -4.6, -1.7],
    { isFarArmHidden: true },
  ),
  'rub-eyes': pose(
    [2.2, -92.2, 0.14],
    [0.8, -84],
    [8.8, -78.6, 13.8, -69.6, 6, -87.4, 4.4, -52, 3.8, -28, 2, -4, 6.8, -1.6],
    [-8.4, -79.4, -11, -69.2, -2.2, -87, -3.8, -49.8, -6.4, -27.6, -8, -4.2, -11.8, -1.6],
    { isHandBeforeFace: true },
  ),
  breathe: pose(
    [0.8, -92.8, -0.14],
    [0.4, -84.2],
    [8.8, -78.6, 12.4, -66.4, 2.2, -72.4, 4.4, -52, 3.8, -28, 2, -4, 6.8, -1.6],
    [-8.4, -79.8, -11.6, -66.6, -9.8, -54.6, -3.8, -49.8, -6.4, -27.6, -8, -4.2, -11.8, -1.6],
    { isNearArmAcross: true },
  ),
  talk: pose(
    [2.2, -92.8, 0.04],
    [0.8, -84.2],
    [8.8, -78.6, 11.6, -66, 19.4, -70.4, 4.4, -52, 3.8, -28, 2, -4, 6.8, -1.6],
    [-8.4, -79.8, -11.6, -66.6, -9.8, -54.6, -3.8, -49.8, -6.8, -27.6, -8.8, -4.2, -12.8, -1.6],
  ),
  carry: pose(
    [1.4, -92.8, 0],
    [0.2, -84.2],
    [8.6, -78.8, 10.6, -65.6, 18.6, -64, 3.6, -50.5, 0.6, -27.6, -8.4, -7.4, -5, -1.8],
    [-7.4, -79.8, 4, -66, 16, -66, -3.2, -50, 4.6, -28.6, 8.2, -4.4, 13.8, -2.1],
    { isFarArmHidden: true, isNearArmAcross: true },
  ),
  write: pose(
    [-3.4, -67.8, 0.24],
    [-6, -59.6],
    [1.4, -54.8, 6.6, -43.4, 16.4, -41.4, -8.2, -26, 9.8, -28.6, 10.6, -5, 16.6, -1.8],
    [-13.6, -55.6, -10, -43, 6, -41, -14.4, -25.9, 3.4, -29.4, 3.8, -5.2, 9.8, -1.8],
    { isFarArmHidden: true, isNearArmAcross: true, isUpright: false },
  ),
  lean: pose(
    [9.4, -86.8, 0.12],
    [5.8, -78.8],
    [13.4, -73.4, 17.6, -60.6, 7.6, -58.6, 2.2, -50.4, 2.6, -27.6, -1, -4, 3.8, -1.6],
    [-3, -74.2, -5.4, -60.8, 6, -58.4, -5.2, -50, -7.6, -27.6, -11, -4.2, -7.4, -1.6],
    { isNearArmAcross: true },
  ),
  lie: pose(
    [-42, -7.6, -1.5],
    [-33.4, -6.6],
    [-29.6, -6.4, -17.5, -5, -8, -12.4, 0, -6.6, 19.6, -20.8, 26.6, -4.2, 32.6, -1.8],
    [-30, -8.6, -18, -9.4, -8, -12, 0, -7.4, 21, -7.6, 42, -4.6, 45.4, -9.6],
    { isFarArmHidden: true, isNearArmAcross: true, isUpright: false },
  ),
}

/** How a kind's body differs from the adult's. */
export type Build = {
  headScale: number
  shoulderScale: number
  /** How far the back bends forward, 0…1. */ stoop: number
}

/**
 * The skeleton of a pose for a build, facing either way; its tallest standing point stays at 100.
 *
 * @param stance which of the ways to stand or walk; 0 the plainest.
 */
export function skeletonFor(poseName: Pose, build: Build, facing: -1 | 1, stance = 0): Skeleton {
  const ways = [SKELETONS[poseName], ...(STANCES[poseName] ?? [])]
  const adult = ways[stance % ways.length]!
  const headHeight = 13.4
  const bodyScale = (100 - headHeight * build.headScale) / (100 - headHeight)
  const bend = adult.isUpright && poseName !== 'run' ? build.stoop : 0
  const bodySpot = ({ x, y }: Spot): Spot => {
    const scaledY = y * bodyScale
    const above = Math.max(0, -scaledY - 52) / 34
    return { x: (x * bodyScale + bend * above * above * 9) * facing, y: scaledY + bend * above * 5 }
  }
  const reach = NECK * build.headScale * (build.headScale > CHILDLIKE ? SHORT_NECK : 1)
  const narrowed = (limbs: Side): Side => {
    const middle = (adult.near.shoulder.x + adult.far.shoulder.x) / 2
    const shift = (limbs.shoulder.x - middle) * (build.shoulderScale - 1)
    const moved = (spot: Spot, share: number) => bodySpot({ x: spot.x + shift * share, y: spot.y })
    return {
      shoulder: moved(limbs.shoulder, 1),
      elbow: moved(limbs.elbow, 0.9),
      hand: moved(limbs.hand, 0.7),
      hip: bodySpot(limbs.hip),
      knee: bodySpot(limbs.knee),
      ankle: bodySpot(limbs.ankle),
      toe: bodySpot(limbs.toe),
    }
  }
  const neck = bodySpot(adult.neck)
  return {
    ...adult,
    facing,
    neck,
    head: {
      x: neck.x + (adult.head.x - adult.neck.x + bend * 2.4) * reach * facing,
      y: neck.y + (adult.head.y - adult.neck.y + bend * 1.2) * reach,
    },
    headTurn: (adult.headTurn + bend * 0.3) * facing,
    near: narrowed(adult.near),
    far: narrowed(adult.far),
  }
}

/** From the foot of the neck to the middle of the head, against the poses' own. */
const NECK = 0.54
/** Heads larger than this, against the body, are children's, whose necks are shorter for them. */
const CHILDLIKE = 1.6
const SHORT_NECK = 0.88
