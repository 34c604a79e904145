import { AUTOMATIC_LOOK, BOARD_LOOK, GENERAL_TEMPLATE_ID, PAINTED_LOOK } from '@dayreel/catalogue'
import type { Storyboard } from '../storyboard.ts'
import type { BoardArtist } from './board-artist.ts'

/**
 * Decides the look of a video whose look is automatic: boards for what explains something, else painted pictures. The
 * storyboard then names this look, so that later edits do not change it.
 */
export function chooseLook<Looked extends Storyboard>(
  storyboard: Looked,
  artist: Pick<BoardArtist, 'suits'> | undefined,
): Looked {
  if (storyboard.look !== AUTOMATIC_LOOK) return storyboard
  const { title, template, language, scenes } = storyboard
  const isSuited = artist?.suits({ title, template, language, texts: scenes.map(({ text }) => text) }) ?? false
  return { ...storyboard, look: isSuited ? BOARD_LOOK : PAINTED_LOOK }
}

/** Returns whether a video may show boards, before its words are known. The videos of the other templates are painted. */
export function mayShowBoards({ look, template }: { look: string; template: string }): boolean {
  return look === BOARD_LOOK || (look === AUTOMATIC_LOOK && template === GENERAL_TEMPLATE_ID)
}
