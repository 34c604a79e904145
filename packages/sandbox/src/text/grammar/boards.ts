import type { TextFault } from '../faults.ts'

type Item = {
  kind: 'icon' | 'word' | 'number' | 'picture'
  show: string
  value: number | null
  label: string | null
  tint: 'gray' | null
  at: string | null
}
type Board = {
  layout: string
  items: Item[]
  marks: { kind: string; on: number; to: number | null; at: string | null }[]
}

const THINGS = ['flamingo', 'lighthouse', 'bicycle', 'kettle', 'bridge', 'violin']

/** Describes the board of a scene: a thing and its key words, in one of three layouts in turn. */
export function boardOf(text: string, index: number): Board {
  const said = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  const [first = text, last = text] = [said[0], said.at(-1)]
  const thing: Item = {
    kind: 'icon',
    show: THINGS[index % THINGS.length]!,
    value: null,
    label: null,
    tint: null,
    at: first,
  }
  const word: Item = { kind: 'word', show: last, value: null, label: null, tint: null, at: last }
  switch (index % 3) {
    case 0:
      return {
        layout: 'single',
        items: [{ ...thing, label: last }],
        marks: [{ kind: 'circle', on: 0, to: null, at: last }],
      }
    case 1:
      return {
        layout: 'change',
        items: [{ ...thing, tint: 'gray' }, word],
        marks: [{ kind: 'arrow', on: 0, to: 1, at: last }],
      }
    default:
      return { layout: 'word', items: [word], marks: [] }
  }
}

/** Adds a typical fault of models to the boards, if the fault requests one. */
export function faultyBoards(boards: Board[], fault: TextFault | undefined): Board[] {
  if (fault === 'same-boards') return boards.map(() => ({ ...boards[0]! }))
  if (fault === 'unsaid-words')
    return boards.map((board) => ({ ...board, items: board.items.map((item) => ({ ...item, at: 'never spoken' })) }))
  if (fault === 'empty-boards') return boards.map((board) => ({ ...board, items: [], marks: [] }))
  return boards
}
