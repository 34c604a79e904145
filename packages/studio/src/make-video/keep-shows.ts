import type { Illustrator, Storyboard } from '@dayreel/storyboard'
import { resolveShows } from './resolve-shows.ts'

/**
 * An edited storyboard whose scenes go on showing what they showed in the storyboard it comes from, and which says who wrote that one;
 * what is sent along is not believed.
 */
export function keepShows(
  edited: Storyboard,
  before: Storyboard,
  illustrator: Pick<Illustrator, 'id' | 'resolve'>,
): Storyboard {
  const known = new Map(resolveShows(before, illustrator).scenes.map(({ id, shows }) => [id, shows] as const))
  const scenes = edited.scenes.map((sent) => {
    const scene = { ...sent }
    delete scene.shows
    const shows = known.get(scene.id)
    return shows === undefined ? scene : { ...scene, shows }
  })
  const { madeBy: _sent, ...kept } = edited
  return { ...kept, ...(before.madeBy && { madeBy: before.madeBy }), scenes }
}
