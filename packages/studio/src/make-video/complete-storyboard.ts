import type { Illustrator, Storyboard } from '@dayreel/storyboard'
import { followWords } from '@dayreel/writer'

/** A storyboard that a person edited, brought up to date: prompts that nobody touched follow words that somebody did. */
export function completeStoryboard(edited: Storyboard, illustrator: Pick<Illustrator, 'chooseWorld'>): Storyboard {
  return chooseWorld(followWords(edited), illustrator)
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
