import type { Illustrator, Ports, Storyboard } from '@dayreel/storyboard'
import { type ResolvedStoryboard, resolveShows } from './resolve-shows.ts'

/** A storyboard that a person edited, brought up to date: prompts that nobody touched follow words that somebody did, and pictures these. */
export function completeStoryboard(
  edited: Storyboard,
  { reader, illustrator }: Pick<Ports, 'reader' | 'illustrator'>,
): ResolvedStoryboard {
  return planPictures(reader.followWords(edited), illustrator)
}

/** Gives a storyboard what its pictures share, and its scenes what each shows. */
export function planPictures(storyboard: Storyboard, illustrator: Ports['illustrator']): ResolvedStoryboard {
  return resolveShows(chooseWorld(storyboard, illustrator), illustrator)
}

/** Gives a storyboard the world that its pictures share, unless it has one. */
function chooseWorld(storyboard: Storyboard, illustrator: Pick<Illustrator, 'chooseWorld'>): Storyboard {
  if (storyboard.world.palette !== '') return storyboard
  const { title, notes, seed, scenes } = storyboard
  return {
    ...storyboard,
    world: illustrator.chooseWorld({ title, texts: scenes.map(({ text }) => text), notes, seed }),
  }
}
