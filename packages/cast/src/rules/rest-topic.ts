import type { Board, BoardSceneRequest } from '@dayreel/storyboard'
import { iconOf } from './items.ts'
import type { SceneWords } from './scene-words.ts'

/** Layouts whose other items make a board without the video's subject. */
const COMPLETE_WITHOUT: ReadonlySet<Board['layout']> = new Set(['single', 'pair', 'amount', 'numbered', 'question'])

/**
 * Removes the picture of the video's subject if the scene does not name it and the board before shows it already: a new
 * number or new words fill a board of their own, and the same picture on every board is dull. Returns undefined if
 * nothing else is left.
 */
export function restTopic(board: Board, { topic, things }: SceneWords, request: BoardSceneRequest): Board | undefined {
  const { index, count, before } = request
  const previous = before.at(-1)?.board
  if (topic === undefined || previous === undefined || index === count - 1) return board
  if (!COMPLETE_WITHOUT.has(board.layout) || things.some(({ icon }) => icon === topic.icon)) return board
  const isShown = previous.items.some((item) => iconOf(item) === topic.icon)
  const items = board.items.filter((item) => iconOf(item) !== topic.icon || item.at !== undefined)
  if (!isShown || items.length === board.items.length || board.marks !== undefined) return board
  if (items.length === 0) return undefined
  const isWordsOnly = items.every(({ kind }) => kind === 'word')
  const isNumberOnly = items.every(({ kind }) => kind === 'number')
  if (board.layout === 'question' || board.layout === 'numbered') return { layout: board.layout, items }
  return { layout: isWordsOnly ? 'word' : isNumberOnly ? 'amount' : board.layout, items }
}
