import { type Scene, showsBoard, type Storyboard } from '@dayreel/storyboard'
import { wordsOf } from './words-of.ts'

/**
 * Returns the words to write on the thumbnail. There are none if the board of its scene shows them already: they would
 * cover the same words in handwriting.
 */
export function thumbnailWords(
  { thumbnail: { text }, look, language }: Pick<Storyboard, 'thumbnail' | 'look' | 'language'>,
  scene: Pick<Scene, 'look' | 'clip' | 'board'>,
): string {
  if (scene.board === undefined || !showsBoard({ look }, scene)) return text
  const written = scene.board.items.flatMap((item) => ['text' in item ? item.text : '', item.label ?? '']).join(' ')
  const shown = new Set(wordsAndNumbers(written, language))
  const wanted = wordsAndNumbers(text, language)
  return wanted.length > 0 && wanted.every((word) => shown.has(word)) ? '' : text
}

function wordsAndNumbers(text: string, language: string): string[] {
  return [...wordsOf(text, language), ...(text.normalize('NFKC').match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? [])]
}
