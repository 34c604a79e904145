import type { PlayDepth } from '@dayreel/catalogue'
import type { PaintedStage, PlayFigure } from '@dayreel/storyboard'
import { createRandom } from '@dayreel/storyboard/base'
import { type IconSize, sizeOf } from '../icons/sizes.ts'
import { stageThingSize } from './stage-things.ts'

/** Where a figure stands and how large it is, as fractions of the frame. */
export type Placed = {
  figure: PlayFigure
  /** Index among the figures of the play. */
  index: number
  size: IconSize
  /** The feet, or the centre of a thing in the sky. */
  x: number
  y: number
  /** Height as a fraction of the frame's height. */
  height: number
  /** Whether it is in the air. */
  isAloft: boolean
  /** Whether the frame crops it, such as a head without a body. */
  isCropped: boolean
}

type Frame = { width: number; height: number }
type Area = { left: number; top: number; right: number; bottom: number }

const PERSON: IconSize = { metres: 1.7, isHead: false, where: 'ground', isLight: false }
const PEOPLE_METRES: Readonly<Record<string, number>> = { girl: 1.2, boy: 1.2, 'old-woman': 1.56, 'old-man': 1.66 }
const UNKNOWN: IconSize = { metres: 0.5, isHead: false, where: 'hand', isLight: false }
/**
 * Exponent that brings the sizes of large things closer to that of a person, so that an elephant fits beside one. Small
 * things have another exponent.
 */
const CLOSER = 0.52
/** Limits for the height of a figure, as fractions of the frame's height. */
const HEIGHTS: Readonly<Record<PlayDepth, readonly [number, number]>> = {
  near: [0.085, 0.42],
  middle: [0.06, 0.4],
  far: [0.045, 0.38],
}
/** The largest width of a figure as a fraction of the frame's width. */
const MAX_WIDTH = 0.78
/** Maximum height of things in the sky, whose distance is not visible. */
const SKY_HEIGHT = 0.12
/** Height of a person who is seen from the waist up, and the top of the head. */
const CLOSE_HEIGHT = 0.95
const CLOSE_HEAD = 0.17
/** Height of a small thing that is shown close up. */
const INSERT_HEIGHT = 0.26
/** How much larger the only figure of a scene is. */
const ALONE = 1.45

/**
 * Decides where the figures of a play stand: the first one near the middle, the others beside it, on clear ground.
 *
 * @param aspectOf width of a figure over its height.
 */
export function placeFigures(
  figures: readonly PlayFigure[],
  {
    stage,
    frame,
    area,
    seed,
    aspectOf,
    isClose = false,
  }: {
    stage: PaintedStage
    frame: Frame
    area: Area
    seed: number
    aspectOf: (index: number) => number
    /** Whether the first figure is seen from the waist up. */
    isClose?: boolean
  },
): Placed[] {
  const random = createRandom(`play ${seed}`)
  const side = random() < 0.5 ? -1 : 1
  const standing = figures.filter((figure) => !isAloft(figure, stage)).length
  const isPeopled = figures.some(({ kind }) => kind === 'person')
  const taken: { from: number; to: number; depth: PlayDepth }[] = []
  let aloft = 0
  return figures.map((figure, index): Placed => {
    const size = figureSize(figure)
    const { depth } = figure
    const { metre, spots } = stage.depths[depth]
    const [least, most] = HEIGHTS[depth]
    const seen = PERSON.metres * (size.metres / PERSON.metres) ** (size.metres > PERSON.metres ? CLOSER : 0.6)
    const alone = standing === 1 && depth !== 'far' ? ALONE : 1
    const aspect = aspectOf(index)
    const broadest = (MAX_WIDTH * frame.width) / aspect / frame.height
    if (isAloft(figure, stage)) {
      const floats = clamp(seen * metre * 1.4, 0.08, 0.26)
      const height = Math.min(size.where === 'sky' ? SKY_HEIGHT : floats, broadest)
      const x = 0.5 + (aloft++ % 2 === 0 ? side : -side) * (0.16 + 0.08 * random())
      const top = area.top + height * (size.where === 'sky' ? 1.4 : 1)
      const low = size.where === 'sky' || figure.does === 'fly' ? 0 : 0.22 * random() + 0.1
      return {
        figure,
        index,
        size,
        x,
        y: top + low + 0.06 * aloft,
        height,
        isAloft: true,
        isCropped: false,
      }
    }
    if (isClose && index === 0) {
      const large = CLOSE_HEIGHT * (size.metres / PERSON.metres) ** 0.15
      const x = 0.5 - side * 0.1
      return { figure, index, size, x, y: CLOSE_HEAD + large, height: large, isAloft: false, isCropped: true }
    }
    // If a scene without people begins with a small thing, it is shown close up.
    const isInsert = size.where === 'hand' && !isPeopled && index === 0
    const natural = isInsert ? INSERT_HEIGHT : clamp(seen * metre * alone, least, most)
    const height = Math.min(natural, broadest)
    if (size.isHead) {
      const large = clamp(height * 1.9, 0.16, 0.3)
      const edge = taken.length === 0 ? side : -side
      const x = edge < 0 ? 0.03 : 0.97
      return { figure, index, size, x, y: spots[0]!.y - 0.02, height: large, isAloft: false, isCropped: true }
    }
    const half = ((height * frame.height * aspect) / frame.width) * 0.5
    const wanted = goalOf(index, standing, side)
    const needsWater = size.where === 'water' && stage.ground !== 'water'
    const spot = spots.toSorted((a, b) => badness(a) - badness(b))[0]!
    taken.push({ from: spot.x - half, to: spot.x + half, depth })
    return { figure, index, size, x: spot.x, y: spot.y, height, isAloft: false, isCropped: false }

    function badness(at: (typeof spots)[number]): number {
      const overlap = taken.reduce((sum, other) => {
        const shared = Math.min(at.x + half, other.to) - Math.max(at.x - half, other.from)
        return sum + Math.max(0, shared / Math.min(2 * half, other.to - other.from)) * (other.depth === depth ? 3 : 1.6)
      }, 0)
      const outside = Math.max(0, half - at.x, at.x + half - 1) * 6
      const wrong = needsWater ? (at.isLand ? 0.6 : 0) : !at.isLand && stage.ground === 'dry' ? 1 : 0
      return Math.abs(at.x - wanted) + overlap + outside + at.hidden * 1.5 + wrong
    }
  })
}

/** Where across the frame a figure stands: one in the middle, two apart, more around. */
function goalOf(index: number, count: number, side: number): number {
  if (count <= 1) return 0.5 + side * 0.04
  if (index === 0) return count === 2 ? 0.5 - side * 0.17 : 0.5
  if (count === 2) return 0.5 + side * 0.2
  return 0.5 + (index % 2 === 1 ? side : -side) * (0.28 + 0.05 * Math.floor((index - 1) / 2))
}

export function figureSize(figure: PlayFigure): IconSize {
  if (figure.kind === 'icon') return stageThingSize(figure.icon) ?? sizeOf(figure.icon) ?? UNKNOWN
  return { ...PERSON, metres: PEOPLE_METRES[figure.person] ?? PERSON.metres }
}

/** Whether a figure is above the ground: in the sky, on wings, or in the deep sea. */
function isAloft(figure: PlayFigure, { ground }: PaintedStage): boolean {
  const { where } = figureSize(figure)
  return where === 'sky' || figure.does === 'fly' || (where === 'water' && ground === 'deep')
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
