import { createHash } from 'node:crypto'
import type { Illustrator, Scene, Shows, Storyboard } from '@dayreel/storyboard'

/** A scene that is ready to be painted by itself. */
export type ResolvedScene = Scene & { shows: Shows }
export type ResolvedStoryboard = Omit<Storyboard, 'scenes'> & { scenes: ResolvedScene[] }

/**
 * Says of every scene what it shows, once: what “it” stands for, where it is, how it is seen. A scene that has this keeps it, whatever comes,
 * goes or changes around it; one that is new, or whose own words are others now, is resolved against those around it.
 */
export function resolveShows(
  storyboard: Storyboard,
  illustrator: Pick<Illustrator, 'id' | 'resolve'>,
): ResolvedStoryboard {
  const { title, notes, world, scenes } = storyboard
  const story = [title, ...scenes.map(({ text }) => text)].join(' | ')
  return {
    ...storyboard,
    scenes: scenes.map((scene, index) => {
      const position = scene.shows?.position ?? { index, count: scenes.length }
      const own = { prompt: scene.imagePrompt, text: scene.text, notes, world, seed: pictureSeed(storyboard, scene) }
      const of = hashOf([illustrator.id, own])
      if (scene.shows?.of === of) return { ...scene, shows: scene.shows }
      const before = scenes.slice(0, index).map(({ imagePrompt, text }) => ({ prompt: imagePrompt, text }))
      return { ...scene, shows: { position, of, brief: illustrator.resolve({ ...own, ...position, story, before }) } }
    }),
  }
}

/** Another seed of the scene, or of the video, gives another picture. */
export function pictureSeed({ seed }: Pick<Storyboard, 'seed'>, scene: Pick<Scene, 'seed'>): number {
  return (seed * 65_537 + scene.seed) >>> 0
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24)
}
