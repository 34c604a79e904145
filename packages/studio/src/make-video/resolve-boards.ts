import type { Board, BoardArtist, BoardSceneRequest, Scene, Storyboard } from '@dayreel/storyboard'
import { showsBoard } from '@dayreel/storyboard'
import { hashOf, pictureSeed } from './resolve-shows.ts'

/** Number of words and numbers beside a print. */
const MAX_BESIDE_PRINT = 2

/**
 * Makes the boards that are missing, by rules. A board that rules have made stays until the words of its scene change.
 * Boards by people and language models are never replaced.
 */
export function resolveBoards<Resolved extends Storyboard>(
  storyboard: Resolved,
  artist: Pick<BoardArtist, 'id' | 'resolve'> | undefined,
): Resolved {
  if (artist === undefined) return storyboard
  const { title, language, scenes } = storyboard
  const before: BoardSceneRequest['before'][number][] = []
  const boardScenes = scenes.filter((scene) => showsBoard(storyboard, scene))
  return {
    ...storyboard,
    scenes: scenes.map((scene, index) => {
      if (!showsBoard(storyboard, scene)) return scene
      const { text, imagePrompt: prompt, picture, photo } = scene
      const own = { text, prompt, language, seed: pictureSeed(storyboard, scene) }
      const of = hashOf([artist.id, own, picture ?? photo?.url])
      const resolve = (): Board => {
        const resolved = artist.resolve({
          ...own,
          title,
          index,
          count: scenes.length,
          before: [...before],
          after: boardScenes.slice(before.length + 1).map((later) => ({ text: later.text, prompt: later.imagePrompt })),
        })
        return picture === undefined && photo === undefined ? resolved : withPrint(resolved)
      }
      const board = isKept(scene, of) ? scene.board : { ...resolve(), of }
      before.push({ text, prompt, board })
      // The order of the schema, so that a file that is read and written again is byte-identical.
      const { shows, ...rest } = scene
      return { ...rest, board, ...(shows && { shows }) }
    }),
  }
}

function isKept<Kept extends Pick<Scene, 'board'>>(scene: Kept, of: string): scene is Kept & { board: Board } {
  return scene.board !== undefined && (scene.board.of === undefined || scene.board.of === of)
}

/**
 * Puts the scene's own picture, uploaded or found, on a board in place of things from the cast. The words stay.
 *
 * @param board the board of the scene without this picture.
 */
function withPrint({ items }: Board): Board {
  const words = items.filter(({ kind }) => kind === 'word' || kind === 'number')
  const label = items.find((item) => item.kind === 'icon' || item.kind === 'silhouette')?.label
  return {
    layout: 'print',
    items: [{ kind: 'print', ...(label !== undefined && { label }) }, ...words.slice(0, MAX_BESIDE_PRINT)],
  }
}
