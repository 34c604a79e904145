import { expect, test } from 'vitest'
import { readIdea } from './use-idea.ts'

const IDEA = {
  channelConcept: 'A',
  whyItWorks: 'B',
  storytellingPromptFormula: 'C',
  imageDesignPromptFormula: 'D',
  thumbnailPrompt: 'E',
  templateId: 'time-broke-here',
}

test.each([
  { idea: IDEA, niche: 'trains', imageUrl: '/a.webp', imageProblem: null },
  { idea: IDEA, niche: 'trains', imageUrl: null, imageProblem: 'Failed to generate thumbnail preview.' },
])('a reload keeps the idea, its thumbnail and the reason for a missing thumbnail: %j', (kept) => {
  expect(readIdea(kept)).toEqual(kept)
})

test('an idea without a thumbnail is complete', () => {
  expect(readIdea({ idea: IDEA })).toEqual({ idea: IDEA, niche: '', imageUrl: null, imageProblem: null })
})

test.each([null, undefined, 'idea', {}, { idea: null }, { idea: { ...IDEA, whyItWorks: 1 } }])(
  'an incomplete idea is dropped: %j',
  (kept) => {
    expect(readIdea(kept)).toBeUndefined()
  },
)
