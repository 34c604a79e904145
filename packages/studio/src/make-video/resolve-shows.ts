import { createHash } from 'node:crypto'
import type { Illustrator, Scene, Shows, Storyboard } from '@dayreel/storyboard'

/** A scene that can be painted without reading its neighbours. */
export type ResolvedScene = Scene & { shows: Shows }
export type ResolvedStoryboard = Omit<Storyboard, 'scenes'> & { scenes: ResolvedScene[] }

/**
 * Decides once what every scene's picture shows: the meaning of “it”, the place, the view. A resolved scene keeps its
 * content when other scenes are added, removed or changed. A new or reworded scene is resolved with its current
 * neighbours.
 */
export function resolveShows(
  storyboard: Storyboard,
  illustrator: Pick<Illustrator, 'id' | 'resolve'>,
): ResolvedStoryboard {
  const { title, notes, world, style, scenes } = storyboard
  const story = [title, ...scenes.map(({ text }) => text)].join(' | ')
  return {
    ...storyboard,
    scenes: scenes.map((scene, index) => {
      const position = scene.shows?.position ?? { index, count: scenes.length }
      const own = {
        prompt: scene.imagePrompt,
        text: scene.text,
        notes,
        world,
        style,
        seed: pictureSeed(storyboard, scene),
      }
      const of = hashOf([illustrator.id, own])
      if (scene.shows?.of === of) return { ...scene, shows: scene.shows }
      const before = scenes.slice(0, index).map(({ imagePrompt, text }) => ({ prompt: imagePrompt, text }))
      return { ...scene, shows: { position, of, brief: illustrator.resolve({ ...own, ...position, story, before }) } }
    }),
  }
}

/** Returns the seed of a scene's picture. Another seed of the scene or of the video gives another picture. */
export function pictureSeed({ seed }: Pick<Storyboard, 'seed'>, scene: Pick<Scene, 'seed'>): number {
  return (seed * 65_537 + scene.seed) >>> 0
}

/** Returns a hash of plain JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24)
}
