import type { PlayFigure } from '@dayreel/storyboard'

/** Icons that look to the right. All others look to the left, as most libraries draw them. */
const RIGHT = new Set(['deer', 'bird', 'dodo', 'carousel-horse', 'airplane', 'rocket'])

/** Returns where a figure looks: the way it goes, or towards the middle. */
export function facingOf({ enter, leave }: PlayFigure, x: number): -1 | 1 {
  if (enter === 'left' || leave === 'right') return 1
  if (enter === 'right' || leave === 'left') return -1
  return x > 0.5 ? -1 : 1
}

/** Returns whether an icon must be mirrored to look that way. */
export function isTurned(figure: PlayFigure, facing: -1 | 1): boolean {
  if (figure.kind === 'person') return false
  return RIGHT.has(figure.icon) !== (facing === 1)
}
