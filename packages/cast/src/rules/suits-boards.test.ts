import { expect, test } from 'vitest'
import { suitsBoards } from './suits-boards.ts'

const PICTURED = ['Bees fly to flowers.', 'A bee carries honey home.', 'The bear eats the honey because it is sweet.']
const ABSTRACT = ['You agree too soon.', 'That seems polite, because nobody complains.', 'Then you regret it.']

test.each([
  { scenes: PICTURED, areDescribed: false, expected: true },
  { scenes: ABSTRACT, areDescribed: false, expected: false },
  { scenes: ABSTRACT, areDescribed: true, expected: true },
])(
  'boards suit an explanation if most scenes have a picture, or if a model describes them',
  ({ expected, ...video }) => {
    const scenes = video.scenes.map((text) => ({ text, prompt: '' }))
    expect(suitsBoards({ ...video, title: 'Why this happens', template: 'general', language: 'en', scenes })).toBe(
      expected,
    )
  },
)

test('boards do not suit a tale', () => {
  const scenes = ['She opened the door.', 'He heard the bear that night.'].map((text) => ({ text, prompt: '' }))
  const video = { title: 'The last night', template: 'general', language: 'en', areDescribed: true }
  expect(suitsBoards({ ...video, scenes })).toBe(false)
})
