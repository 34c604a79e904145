import { clamp } from '../math.ts'
import { middleOf } from '../middle.ts'
import { SKY_DEPTH, type Film, type Stage } from '../painting.ts'

/** Where something stands in the picture, in pixels, and how far away in metres. */
export type Standing = { x: number; base: number; height: number; depth: number }

/** Captions lie here; heads and middles of things keep out of it. Shares of the height. */
const CAPTION_TOP = 0.585
const CAPTION_BOTTOM = 0.78

/**
 * Finds a distance at which something of a height stands well: about as large as wished, on ground that is in the picture,
 * its head out of the captions.
 *
 * @param metres its natural height.
 * @param wished share of the picture's height that it should take.
 * @param needsLand whether water does not carry it.
 * @param stretch how many times its natural height it may be drawn; 1 keeps it true.
 */
function findStanding(
  film: Film,
  stage: Stage,
  subject: {
    x: number
    metres: number
    wished: number
    stretch: number
    head?: number
    mayLeaveFrame?: boolean
    needsLand?: boolean
  },
): Standing {
  const { width, height } = film
  const { x, metres, wished, stretch, head = 0.9, mayLeaveFrame = false, needsLand = false } = subject
  let best: Standing | undefined
  let bestPenalty = Infinity
  for (let i = 0; i < 44; i++) {
    const depth = stage.subjectZ * 0.35 * 1.08 ** i
    const natural = (metres * stage.focal) / depth
    const size = clamp(wished * height, natural, natural * stretch)
    const base = stage.groundAt(x, depth)
    const headRow = (base - size * head) / height
    const share = size / height
    let penalty = Math.abs(Math.log(share / wished)) * 1.1 + Math.abs(Math.log(depth / stage.subjectZ)) * 0.28
    // And whoever is below the frame is not there at all.
    if (headRow > CAPTION_TOP) penalty += headRow < CAPTION_BOTTOM ? 1.8 : 2.6 + (headRow - CAPTION_BOTTOM) * 12
    if (headRow < 0.06) penalty += 1.5 + (0.06 - headRow) * 6
    if (base > height * 0.95 && !mayLeaveFrame) penalty += 0.6 + (base / height - 0.95) * 14
    // What is small looks lost at the lower edge.
    if (share < 0.3 && !mayLeaveFrame) penalty += Math.max(0, base / height - 0.84) * 6
    if (base < height * 0.4) penalty += 0.4
    if (size / stretch > natural) penalty += 0.4
    // Ground that something nearer hides is no place to stand.
    if (needsLand && !isLand(stage, x, depth)) penalty += 4
    penalty += hiddenShare(film, { x, base, height: size, depth }) * 2.4
    if (penalty < bestPenalty) {
      bestPenalty = penalty
      best = { x, base, height: size, depth }
    }
  }
  return best ?? { x: width / 2, base: height * 0.85, height: height * wished, depth: stage.subjectZ }
}

/** How much of a body the furniture before it hides, 0…1; who stands in a bed or at a table's foot has the feet hidden. */
export function hiddenShare(film: Film, { x, base, height, depth }: Standing): number {
  let hidden = 0
  for (const aside of [-0.09, 0, 0.09])
    for (const up of BODY_ROWS) if (depthAt(film, x + aside * height, base - up * height) < depth * 0.9) hidden++
  return hidden / (3 * BODY_ROWS.length)
}
const BODY_ROWS = [0.03, 0.09, 0.15, 0.21, 0.27, 0.33, 0.39, 0.45, 0.51, 0.57]

/** Whether the ground there rises over the level of still water. */
export function isLand(stage: Stage, x: number, depth: number): boolean {
  return stage.cameraHeight - ((stage.groundAt(x, depth) - stage.horizon) * depth) / stage.focal > 0.03
}

/**
 * The same, a little aside where something nearer, such as a tree, would stand before it.
 *
 * @param half half its width, in heights.
 */
export function findClearStanding(
  film: Film,
  stage: Stage,
  subject: Parameters<typeof findStanding>[2] & { half: number },
): Standing {
  const middle = middleOf(film)
  let first: Standing | undefined
  for (const aside of [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3]) {
    const x = subject.x + aside * middle.width
    if (x < middle.left + middle.width * 0.12 || x > middle.left + middle.width * 0.88) continue
    const standing = findStanding(film, stage, { ...subject, x })
    first ??= standing
    const reach = standing.height * subject.half * 0.7
    const isClear = [-reach, 0, reach].every((off) =>
      [0.2, 0.6].every((up) => depthAt(film, x + off, standing.base - standing.height * up) > standing.depth * 0.84),
    )
    if (isClear && hiddenShare(film, standing) < MOSTLY_SEEN) return standing
  }
  return first ?? findStanding(film, stage, subject)
}

/** So much of a body may be behind grass or a cushion. */
export const MOSTLY_SEEN = 0.05

/** Hangs something in the air: sky things behind the land, others at the subject's distance. */
export function findFloating(
  film: Film,
  stage: Stage,
  subject: { x: number; wished: number; aspect: number; isInSky: boolean; top: number },
): Standing {
  const { height } = film
  const { left, right, width } = middleOf(film)
  const { wished, aspect, isInSky, top } = subject
  let size = wished * height
  if (size * aspect > width * 0.8) size = (width * 0.8) / aspect
  const half = (size * aspect) / 2
  const x = clamp(subject.x, left + half + width * 0.06, right - half - width * 0.06)
  if (!isInSky) return { x, base: top * height + size, height: size, depth: stage.subjectZ }
  // The open sky nearest to the wish, over the whole breadth.
  let bestX = x
  let open = skyDepthAt(film, x, half)
  for (const share of [0.3, 0.5, 0.7, 0.2, 0.8]) {
    const there = skyDepthAt(film, left + share * width, half)
    if (there > open * 1.3 && open < top * height + size) {
      open = there
      bestX = clamp(left + share * width, left + half, right - half)
    }
  }
  if (open < height * 0.1) return { x, base: top * height + size, height: size, depth: stage.subjectZ * 1.5 }
  const base = Math.min(top * height + size, Math.max(size * 1.04, open * 0.96))
  return { x: bestX, base, height: size, depth: 60_000 }
}

/** A body whose foot is behind the land. @param across how much of the frame's width it takes, which may be more than all. */
export function findHuge(film: Film, x: number, aspect: number, across: number): Standing {
  const { width, height } = film
  const size = (middleOf(film).width * across) / aspect
  const middle = width / 2 + (x - width / 2) * 0.4
  const open = skyDepthAt(film, middle, size * aspect * 0.3)
  return {
    x: middle,
    base: clamp(open + size * 0.2, Math.min(size * 0.96, height * 0.6), height * 0.66),
    height: size,
    depth: 60_000,
  }
}

/** Rows of open sky from the top, around a column. */
function skyDepthAt(film: Film, x: number, half: number): number {
  let least = film.height
  for (const offset of [-0.7, 0, 0.7]) {
    const column = Math.round(clamp(x + offset * half, 0, film.width - 1))
    let row = 0
    while (row < film.height && film.depth[row * film.width + column]! >= SKY_DEPTH) row += 4
    least = Math.min(least, row)
  }
  return least
}

/** Metres at a pixel; the nearest one inside the picture where it lies outside. */
function depthAt(film: Film, x: number, y: number): number {
  const column = Math.round(clamp(x, 0, film.width - 1))
  const row = Math.round(clamp(y, 0, film.height - 1))
  return film.depth[row * film.width + column]!
}
