import { expect, test } from 'vitest'
import { readIdea } from './use-idea.ts'

const IDEA = {
  channelConcept: 'A',
  whyItWorks: 'B',
  storytellingPromptFormula: 'C',
  imageDesignPromptFormula: 'D',
  thumbnailPrompt: 'E',
  templateId: 'time-broke-here',
  parts: { setting: null, narrator: null, rule: null, palette: null },
}

test('an idea that was kept is whole, with its picture or without', () => {
  expect(readIdea({ idea: IDEA, imageUrl: '/a.webp', hasNoImage: false })).toEqual({
    idea: IDEA,
    imageUrl: '/a.webp',
    hasNoImage: false,
  })
  expect(readIdea({ idea: IDEA })).toEqual({ idea: IDEA, imageUrl: null, hasNoImage: false })
})

test.each([null, undefined, 'idea', {}, { idea: null }, { idea: { ...IDEA, whyItWorks: 1 } }])(
  'what is no idea is forgotten: %j',
  (kept) => {
    expect(readIdea(kept)).toBeUndefined()
  },
)
