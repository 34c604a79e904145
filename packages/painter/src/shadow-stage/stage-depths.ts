import { PLAY_DEPTHS, type PlayDepth } from '@dayreel/catalogue'
import type { StageDepth } from '@dayreel/storyboard'
import type { PlaceName } from '../brief/brief.ts'
import { clamp } from '../math.ts'
import { middleOf } from '../middle.ts'
import type { Film, Stage } from '../painting.ts'
import { hiddenShare, isLand } from '../staging/standing.ts'

/** The row of the feet as a fraction of the height, and limits for the height of a metre. */
const GOALS: Readonly<Record<PlayDepth, { row: number; metre: readonly [least: number, most: number] }>> = {
  near: { row: 0.72, metre: [0.18, 0.24] },
  middle: { row: 0.665, metre: [0.1, 0.14] },
  far: { row: 0.615, metre: [0.05, 0.07] },
}
/** Positions across the middle part of the picture. */
const COLUMNS = [0.08, 0.18, 0.28, 0.38, 0.5, 0.62, 0.72, 0.82, 0.92]
/** Standing height of a grown person, in metres. */
const PERSON_METRES = 1.7
/** How far above and below its goal the ground may rise and fall, as a fraction of the height. */
const RELIEF = 0.05

/** Finds where figures stand at each distance. */
export function stageDepths(film: Film, stage: Stage, place: PlaceName): Record<PlayDepth, StageDepth> {
  const found = PLAY_DEPTHS.map((depth) => [depth, stageDepth(film, stage, place, GOALS[depth])] as const)
  return Object.fromEntries(found) as Record<PlayDepth, StageDepth>
}

function stageDepth(
  film: Film,
  stage: Stage,
  place: PlaceName,
  { row, metre: [least, most] }: (typeof GOALS)[PlayDepth],
): StageDepth {
  const hasShore = place === 'lake' || place === 'coast'
  const { width, height } = film
  const middle = middleOf(film)
  const metres = distanceOf(stage, width / 2, row * height)
  const metre = clamp(stage.focal / metres / height, least, most)
  const spots = COLUMNS.map((column) => {
    const x = middle.left + column * middle.width
    const ground = stage.hasGround ? stage.groundAt(x, metres) / height : row
    const y = clamp(ground, row - RELIEF, row + RELIEF)
    const body = { x, base: y * height, height: metre * height * PERSON_METRES, depth: metres }
    return {
      x: x / width,
      y,
      hidden: stage.hasGround ? hiddenShare(film, body) : 0,
      isLand: stage.hasGround && place !== 'sea' && (!hasShore || isLand(stage, x, metres)),
    }
  })
  return { metre, air: clamp(1 - Math.exp(-stage.fogPerMetre * metres), 0, MOST_AIR), spots }
}

/** Air never hides a figure. */
const MOST_AIR = 0.6

/** Returns the distance in metres at which the ground is nearest to a row. */
function distanceOf(stage: Stage, x: number, row: number): number {
  if (!stage.hasGround) return stage.subjectZ
  let best = stage.subjectZ
  let bestError = Infinity
  for (let i = 0; i < 60; i++) {
    const z = 0.8 * 1.09 ** i
    const error = Math.abs(stage.groundAt(x, z) - row)
    if (error < bestError) {
      bestError = error
      best = z
    }
  }
  return best
}
