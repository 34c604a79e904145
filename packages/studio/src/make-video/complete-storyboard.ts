import type { Illustrator, Reader, Storyboard } from '@dayreel/storyboard'
import { type ResolvedStoryboard, resolveShows } from './resolve-shows.ts'

/**
 * Completes an edited storyboard. Prompts that the user did not edit follow changed words, and pictures follow their
 * prompts.
 */
export function completeStoryboard(
  edited: Storyboard,
  { reader, illustrator }: { reader: Reader; illustrator: Illustrator },
): ResolvedStoryboard {
  return planPictures(reader.followWords(edited), illustrator)
}

/** Adds the shared world and the content of each scene's picture to a storyboard. */
export function planPictures(storyboard: Storyboard, illustrator: Illustrator): ResolvedStoryboard {
  return resolveShows(chooseWorld(storyboard, illustrator), illustrator)
}

/** Adds the world that all pictures share, unless the storyboard already has one. */
function chooseWorld(storyboard: Storyboard, illustrator: Pick<Illustrator, 'chooseWorld'>): Storyboard {
  if (Object.values(storyboard.world).some((value) => value !== '')) return storyboard
  const { title, notes, seed, scenes } = storyboard
  return {
    ...storyboard,
    world: illustrator.chooseWorld({ title, texts: scenes.map(({ text }) => text), notes, seed }),
  }
}
