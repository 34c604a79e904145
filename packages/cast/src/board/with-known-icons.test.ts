import { expect, test } from 'vitest'
import { withKnownIcons } from './with-known-icons.ts'

test('a board shows the label or the name of a picture that the cast does not have', () => {
  const board = withKnownIcons({
    layout: 'pair',
    items: [
      { kind: 'icon', icon: 'owl', at: 'owl' },
      { kind: 'icon', icon: 'three-legged-owl', label: 'Old owl', at: 'old' },
      { kind: 'silhouette', icon: 'pinhead:no-such-bird', tint: 'gray' },
    ],
  })
  expect(board.items).toEqual([
    { kind: 'icon', icon: 'owl', at: 'owl' },
    { kind: 'word', text: 'Old owl', at: 'old' },
    { kind: 'word', text: 'no such bird', tint: 'gray' },
  ])
})
