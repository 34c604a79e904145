import { MAX_BOARD_WORDS_CHARACTERS } from '@dayreel/catalogue'
import type { Board, BoardSceneRequest } from '@dayreel/storyboard'

/** Makes the board of a scene from its words. */
export function resolveBoard({ text, title }: BoardSceneRequest): Board {
  const words = (text.trim() || title.trim()).split(/\s+/u).slice(0, 4).join(' ')
  return { layout: 'word', items: [{ kind: 'word', text: words.slice(0, MAX_BOARD_WORDS_CHARACTERS) || '…' }] }
}
