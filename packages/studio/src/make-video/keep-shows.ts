import type { Storyboard } from '@dayreel/storyboard'

/** An edited storyboard whose scenes go on showing what they showed in the storyboard it comes from; what is sent along is not believed. */
export function keepShows(edited: Storyboard, before: Storyboard): Storyboard {
  const count = before.scenes.length
  const known = new Map(
    before.scenes.map(
      ({ id, shows }, index) => [id, shows ?? { position: { index, count }, of: '', brief: {} }] as const,
    ),
  )
  const scenes = edited.scenes.map((sent) => {
    const scene = { ...sent }
    delete scene.shows
    const shows = known.get(scene.id)
    return shows === undefined ? scene : { ...scene, shows }
  })
  return { ...edited, scenes }
}
