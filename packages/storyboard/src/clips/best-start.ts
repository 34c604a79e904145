/** A later start must be better by this much, because the beginning of a clip is the natural choice. */
const LEAST_GAIN = 0.05

/**
 * Returns the second of a clip at which a scene should begin: where the clip is sharp and moves for as long as the
 * scene lasts.
 *
 * @param scores one score for each second of the clip, higher is better.
 * @param clipSeconds length of the clip.
 * @param sceneSeconds length of the scene. If the clip is shorter, it begins at 0.
 */
export function bestStart(scores: readonly number[], clipSeconds: number, sceneSeconds: number): number {
  const latest = Math.min(scores.length - 1, Math.floor(clipSeconds - sceneSeconds))
  const length = Math.max(1, Math.ceil(sceneSeconds))
  let best = { start: 0, score: meanOf(scores, 0, length) }
  for (let start = 1; start <= latest; start++) {
    const score = meanOf(scores, start, length)
    if (score > best.score + LEAST_GAIN) best = { start, score }
  }
  return best.start
}

function meanOf(scores: readonly number[], start: number, length: number): number {
  const part = scores.slice(start, start + length)
  return part.reduce((sum, score) => sum + score, 0) / Math.max(1, part.length)
}
