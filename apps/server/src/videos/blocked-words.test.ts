import type { Storyboard } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { refuseBlockedWords } from './blocked-words.ts'

type Item = NonNullable<Storyboard['scenes'][number]['board']>['items'][number]

test.each<Item>([
  { kind: 'word', text: 'Gloomph' },
  { kind: 'number', text: '3 gloomph' },
  { kind: 'icon', icon: 'flamingo', label: 'A gloomph' },
])('a blocked word on the board of a scene is refused: $kind', (item) => {
  const storyboard = {
    title: 'A title',
    description: '',
    hashtags: [],
    thumbnail: { scene: 'a', text: '' },
    scenes: [{ text: 'A scene.', board: { layout: 'one', items: [item] } }],
  } as unknown as Storyboard
  const terms = [{ kind: 'word', term: 'gloomph' }] as const
  expect(() => refuseBlockedWords(storyboard, terms)).toThrow(/“gloomph”/u)
  expect(() => refuseBlockedWords({ ...storyboard, scenes: [{ text: 'A scene.' }] }, terms)).not.toThrow()
})
