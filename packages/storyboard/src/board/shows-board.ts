import { BOARD_LOOK } from '@dayreel/catalogue'
import type { Scene, Storyboard } from '../storyboard.ts'

/** Returns whether a scene shows a board instead of a picture or a clip. */
export function showsBoard({ look }: Pick<Storyboard, 'look'>, scene: Pick<Scene, 'look' | 'clip'>): boolean {
  return (scene.look ?? look) === BOARD_LOOK && scene.clip === undefined
}

/**
 * Returns whether a scene without a clip needs a picture of its own: because it shows no board, because rules may still choose a board
 * of its picture, or because a print of its board is this picture.
 */
export function needsPicture(
  storyboard: Pick<Storyboard, 'look'>,
  scene: Pick<Scene, 'look' | 'board' | 'clip'>,
): boolean {
  if (scene.clip !== undefined) return false
  if (!showsBoard(storyboard, scene) || scene.board === undefined || scene.board.of !== undefined) return true
  return scene.board.items.some((item) => item.kind === 'print' && item.picture === undefined)
}
