import type { Board } from '@dayreel/storyboard'
import { expect } from 'vitest'
import { hasIcon } from '../../icons/icon-index.ts'
import { resolveBoard } from '../resolve-board.ts'

type Options = { title?: string; language?: string; index?: number; count?: number }

/** Resolves the boards of a whole video. */
export function boardsOf(texts: readonly string[], { title = 'A video', language = 'en' }: Options = {}): Board[] {
  const before: { text: string; prompt: string; board: Board }[] = []
  for (const [index, text] of texts.entries()) {
    const after = texts.slice(index + 1).map((later) => ({ text: later, prompt: '' }))
    const board = resolveBoard({
      text,
      prompt: '',
      title,
      language,
      seed: 7,
      index,
      count: texts.length,
      before,
      after,
    })
    expect(board.items.filter((item) => 'icon' in item && !hasIcon(item.icon))).toEqual([])
    before.push({ text, prompt: '', board })
  }
  return before.map(({ board }) => board)
}

/** Resolves the board of a scene in the middle of a video. */
export function boardOf(text: string, options: Options = {}): Board {
  return boardsOf(['Hello there.', text, 'Bye.'], options)[1]!
}

/** Writes the items of a board in short. */
export function short({ layout, items, marks = [] }: Board): string {
  const written = items.map((item) =>
    item.kind === 'print' ? 'print' : item.kind === 'word' || item.kind === 'number' ? `“${item.text}”` : item.icon,
  )
  const drawn = marks.map(({ kind, on, to }) => `${kind} ${on}${to === undefined ? '' : `→${to}`}`)
  return [layout, ...written, ...drawn].join(', ')
}
