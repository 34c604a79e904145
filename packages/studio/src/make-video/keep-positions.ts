import type { Storyboard } from '@dayreel/storyboard'

/** An edited storyboard whose scenes keep the pictures they had: each remembers where it stood in the storyboard it comes from. */
export function keepPositions(edited: Storyboard, before: Storyboard): Storyboard {
  const known = new Map(
    before.scenes.map(({ id, position }, index) => [id, position ?? { index, count: before.scenes.length }] as const),
  )
  const count = edited.scenes.length
  const scenes = edited.scenes.map((sent, index) => {
    const scene = { ...sent }
    delete scene.position
    const was = known.get(scene.id)
    return was === undefined || (was.index === index && was.count === count) ? scene : { ...scene, position: was }
  })
  return { ...edited, scenes }
}
