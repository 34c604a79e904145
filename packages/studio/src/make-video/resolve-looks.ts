import type { Ports, Storyboard } from '@dayreel/storyboard'
import { resolveBoards } from './resolve-boards.ts'
import { resolvePlays } from './resolve-plays.ts'

/** Makes the boards and shadow plays that are missing, by rules. */
export function resolveLooks<Resolved extends Storyboard>(
  storyboard: Resolved,
  { boardArtist, playArtist }: Pick<Ports, 'boardArtist' | 'playArtist'>,
): Resolved {
  return resolvePlays(resolveBoards(storyboard, boardArtist), playArtist)
}
