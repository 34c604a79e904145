import { AUTOMATIC_LOOK, BOARD_LOOK, GENERAL_TEMPLATE_ID, PAINTED_LOOK } from '@dayreel/catalogue'
import { DRAWN, picturesOf } from '../photos/picture-sources.ts'
import type { Storyboard } from '../storyboard.ts'
import type { BoardArtist } from './board-artist.ts'

/**
 * Decides the look of a video whose look is automatic: boards for a video that explains something, else painted
 * pictures. Boards would hide photographs and pictures by a model, so a video with another source of pictures has no
 * boards. The storyboard then names this look, so that later edits do not change it.
 *
 * @param options.areDescribed whether a language model will describe the boards. Default: whether it has described one.
 */
export function chooseLook<Looked extends Storyboard>(
  storyboard: Looked,
  artist: Pick<BoardArtist, 'suits'> | undefined,
  { areDescribed = storyboard.scenes.some(({ board }) => board !== undefined) }: { areDescribed?: boolean } = {},
): Looked {
  if (storyboard.look !== AUTOMATIC_LOOK) return storyboard
  const { title, template, language } = storyboard
  const scenes = storyboard.scenes.map(({ text, imagePrompt: prompt }) => ({ text, prompt }))
  const isSuited = isDrawn(storyboard) && artist?.suits({ title, template, language, scenes, areDescribed }) === true
  return { ...storyboard, look: isSuited ? BOARD_LOOK : PAINTED_LOOK }
}

/**
 * Returns whether a video may show boards, before its words are known. The videos of the other templates are painted.
 */
export function mayShowBoards(choices: { look: string; template: string; pictures: string }): boolean {
  const { look, template } = choices
  return look === BOARD_LOOK || (look === AUTOMATIC_LOOK && template === GENERAL_TEMPLATE_ID && isDrawn(choices))
}

function isDrawn({ pictures }: { pictures: string }): boolean {
  return picturesOf(pictures).every((source) => source === DRAWN)
}
