import { type Transition, TRANSITION_BY_MOOD, transitionOf } from '@dayreel/catalogue'
import { showsBoard, type Storyboard } from '@dayreel/storyboard'

/**
 * Returns how a scene follows the previous one. Between two boards, the transition by mood is a cut, because blended
 * boards can't be read.
 *
 * @param index of the scene; at least 1.
 * @returns undefined if the scene shows the previous scene's board, which grows.
 */
export function transitionInto(storyboard: Storyboard, index: number): Transition | undefined {
  const previous = storyboard.scenes[index - 1]!
  const scene = storyboard.scenes[index]!
  if (!showsBoard(storyboard, previous) || !showsBoard(storyboard, scene)) return transitionOf(storyboard)
  if ((scene.board?.grows?.kept ?? 0) > 0) return undefined
  return storyboard.transition === TRANSITION_BY_MOOD ? 'cut' : transitionOf(storyboard)
}

/** Returns whether a scene replaces the previous one at once, without a transition that takes time. */
export function startsAtOnce(storyboard: Storyboard, index: number): boolean {
  return index > 0 && [undefined, 'cut'].includes(transitionInto(storyboard, index))
}
