import { isDeepStrictEqual } from 'node:util'
import type { Board, Illustrator, Storyboard } from '@dayreel/storyboard'
import { resolveShows } from './resolve-shows.ts'

/**
 * Returns an edited storyboard with the picture content of its scenes and the writer's name from the storyboard before
 * the edit. Values that a client sends for these are ignored. A board that differs from the one before counts as made by
 * a person.
 */
export function keepShows(
  edited: Storyboard,
  before: Storyboard,
  illustrator: Pick<Illustrator, 'id' | 'resolve'>,
): Storyboard {
  const known = new Map(resolveShows(before, illustrator).scenes.map(({ id, shows }) => [id, shows] as const))
  const boards = new Map(before.scenes.map(({ id, board }) => [id, board] as const))
  const scenes = edited.scenes.map((sent) => {
    const scene = { ...sent }
    delete scene.shows
    const shows = known.get(scene.id)
    if (scene.board !== undefined && !isDeepStrictEqual(scene.board, boards.get(scene.id)))
      scene.board = byPerson(scene.board)
    return shows === undefined ? scene : { ...scene, shows }
  })
  const { madeBy: _sent, ...kept } = edited
  return { ...kept, ...(before.madeBy && { madeBy: before.madeBy }), scenes }
}

function byPerson(board: Board): Board {
  const { of: _, ...made } = board
  return made
}
