import type { Illustrator, Ports, Storyboard } from '@dayreel/storyboard'

/** A storyboard that a person edited, brought up to date: prompts that nobody touched follow words that somebody did. */
export function completeStoryboard(
  edited: Storyboard,
  { writer, illustrator }: Pick<Ports, 'writer' | 'illustrator'>,
): Storyboard {
  return chooseWorld(writer.followWords(edited), illustrator)
}

/** Gives a storyboard the world that its pictures share, unless it has one. */
export function chooseWorld(storyboard: Storyboard, illustrator: Pick<Illustrator, 'chooseWorld'>): Storyboard {
  if (storyboard.world.palette !== '') return storyboard
  const { title, notes, seed, scenes } = storyboard
  return {
    ...storyboard,
    world: illustrator.chooseWorld({ title, texts: scenes.map(({ text }) => text), notes, seed }),
  }
}
