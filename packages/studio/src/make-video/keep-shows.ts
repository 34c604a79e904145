import { isDeepStrictEqual } from 'node:util'
import type { Board, Illustrator, Play, Storyboard } from '@dayreel/storyboard'
import { resolveShows } from './resolve-shows.ts'

/**
 * Returns an edited storyboard with the picture content of its scenes and the writer's name from the storyboard before
 * the edit. Values that a client sends for these are ignored. A board or shadow play that differs from the one before
 * counts as made by a person.
 */
export function keepShows(
  edited: Storyboard,
  before: Storyboard,
  illustrator: Pick<Illustrator, 'id' | 'resolve'>,
): Storyboard {
  const known = new Map(resolveShows(before, illustrator).scenes.map(({ id, shows }) => [id, shows] as const))
  const drawn = new Map(before.scenes.map(({ id, board, play }) => [id, { board, play }] as const))
  const scenes = edited.scenes.map((sent) => {
    const scene = { ...sent }
    delete scene.shows
    const shows = known.get(scene.id)
    if (scene.board !== undefined && !isDeepStrictEqual(scene.board, drawn.get(scene.id)?.board))
      scene.board = byPerson(scene.board)
    if (scene.play !== undefined && !isDeepStrictEqual(scene.play, drawn.get(scene.id)?.play))
      scene.play = byPerson(scene.play)
    return shows === undefined ? scene : { ...scene, shows }
  })
  const { madeBy: _sent, ...kept } = edited
  return { ...kept, ...(before.madeBy && { madeBy: before.madeBy }), scenes }
}

function byPerson<Made extends Board | Play>(sent: Made): Made {
  const made = { ...sent }
  delete made.of
  return made
}
