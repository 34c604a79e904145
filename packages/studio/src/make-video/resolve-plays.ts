import type { PlayArtist, PlaySceneRequest, Storyboard } from '@dayreel/storyboard'
import { showsPlay } from '@dayreel/storyboard'
import { hashOf, pictureSeed } from './resolve-shows.ts'

/**
 * Makes the shadow plays that are missing, by rules. A play that rules have made stays until the words of its scene
 * change. Plays by people are never replaced.
 */
export function resolvePlays<Resolved extends Storyboard>(
  storyboard: Resolved,
  artist: Pick<PlayArtist, 'id' | 'resolve'> | undefined,
): Resolved {
  if (artist === undefined) return storyboard
  const { title, language } = storyboard
  const before: PlaySceneRequest['before'][number][] = []
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((scene) => {
      if (!showsPlay(storyboard, scene)) return scene
      const { text, imagePrompt: prompt } = scene
      const own = { text, prompt, language, seed: pictureSeed(storyboard, scene) }
      const of = hashOf([artist.id, own])
      const isKept = scene.play !== undefined && (scene.play.of === undefined || scene.play.of === of)
      const play = isKept ? scene.play! : { ...artist.resolve({ ...own, title, before: [...before] }), of }
      before.push({ text, prompt, play })
      // The order of the schema, so that a file that is read and written again is byte-identical.
      const { shows, ...rest } = scene
      return { ...rest, play, ...(shows && { shows }) }
    }),
  }
}
