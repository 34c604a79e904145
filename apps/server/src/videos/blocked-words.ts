import type { BoardItem, Storyboard } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { findBlocked, type BlockedTerm } from '#blocked/find-blocked.ts'
import { textsOf } from '#blocked/refuse-blocked.ts'

type Words = Pick<Storyboard, 'title' | 'description' | 'hashtags' | 'brand' | 'thumbnail'> & {
  scenes: readonly Pick<Storyboard['scenes'][number], 'text' | 'board'>[]
}

/** Joins all texts of a storyboard that viewers hear or read. */
export function wordsOf({ title, description, hashtags, scenes, brand, thumbnail }: Words): string {
  const cards = [brand?.titleCard?.text, brand?.endCard?.text]
  const shown = scenes.map(({ text, board }) => [text, board?.items.map(wordsOfItem)])
  return textsOf([title, description, hashtags, shown, cards, thumbnail.text])
}

/** Returns the words that an item of a board shows. */
function wordsOfItem(item: BoardItem): (string | undefined)[] {
  return [item.kind === 'word' || item.kind === 'number' ? item.text : undefined, item.label]
}

/**
 * Rejects the words of a video before its voice and pictures are made. A language model may write a blocked word that
 * the user has not written.
 *
 * @throws {StudioError} `words-blocked`
 */
export function refuseBlockedWords(storyboard: Words, terms: readonly BlockedTerm[]): void {
  const found = findBlocked(wordsOf(storyboard), terms)
  if (found === undefined) return
  const what = found.kind === 'word' ? `“${found.term}”` : `a link to ${found.term}`
  const message = `The script of this video contains ${what}, which this site does not allow. Nothing was charged. Choose another subject or other words.`
  throw new StudioError('words-blocked', message)
}
