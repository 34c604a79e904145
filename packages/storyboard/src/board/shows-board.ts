import { BOARD_LOOK } from '@dayreel/catalogue'
import type { Scene, Storyboard } from '../storyboard.ts'

/** Returns whether a scene shows a board instead of a picture or a clip. */
export function showsBoard({ look }: Pick<Storyboard, 'look'>, scene: Pick<Scene, 'look' | 'clip'>): boolean {
  return (scene.look ?? look) === BOARD_LOOK && scene.clip === undefined
}

/**
 * Returns whether a scene needs a picture of its own. A scene with a clip does not. Other scenes do if they show no
 * board, if rules have yet to make the board or may replace it, or if a print of the board shows the scene's picture.
 */
export function needsPicture(
  storyboard: Pick<Storyboard, 'look'>,
  scene: Pick<Scene, 'look' | 'board' | 'clip'>,
): boolean {
  if (scene.clip !== undefined) return false
  if (!showsBoard(storyboard, scene) || scene.board === undefined || scene.board.of !== undefined) return true
  return scene.board.items.some((item) => item.kind === 'print' && item.picture === undefined)
}
