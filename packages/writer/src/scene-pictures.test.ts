import { expect, test } from 'vitest'
import { writeWith } from './test/write-with.ts'
import { readStories } from './story-files/read-stories.ts'
import { linesOf } from './story.ts'

const promptsFor = async (text: string, durationSeconds: 20 | 45 | 90): Promise<string[]> => {
  const storyboard = await writeWith({ text, durationSeconds, seed: 1 })
  return storyboard.scenes.map(({ imagePrompt }) => imagePrompt)
}

const SEEN_FROM = /, (?:wide view|close view|low angle|seen from (?:above|far away))/gu

test.each([
  'the last letter from my father',
  'a forest after fire',
  'The Titanic',
  'homesickness',
  'an old tree',
  'a town that forgot its own name',
  'the girl who collected lost sounds',
  "my grandmother's bread",
  'a beekeeper',
])('two scenes beside each other do not ask for the same picture: %s', async (text) => {
  for (const seconds of [20, 45, 90] as const) {
    const prompts = (await promptsFor(text, seconds)).map((prompt) => prompt.replaceAll(SEEN_FROM, ''))
    const repeated = prompts.filter((prompt, i) => i > 0 && prompt === prompts[i - 1])
    // A line of two scenes that holds one thing only is seen twice from elsewhere.
    expect(repeated.length).toBeLessThanOrEqual(Math.max(1, prompts.length / 10))
  }
})

test('no story speaks of what nobody knows why', () => {
  const { tales, frameworks } = readStories()
  const lines = [...Object.values(frameworks).flatMap(({ stories }) => stories), ...tales].flatMap(linesOf)
  expect(lines.filter(({ text }) => /\bnobody knew why\b/iu.test(text)).map(({ text }) => text)).toEqual([])
})
