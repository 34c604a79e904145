import { MAX_TEXT_CODE_POINTS } from '@dayreel/catalogue'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { estimateVideo, planChange } from '@dayreel/studio'
import type { WriteRequest } from '@dayreel/storyboard'
import { afterAll, expect, test } from 'vitest'
import { STORYBOARD } from '#test/given-videos.ts'
import type { Studio } from '#services'
import { measureWithin } from './measure-within.ts'

const ports = createEmbeddedPorts({ store: { get: async () => undefined, put: async () => undefined } })
const { signal } = new AbortController()
afterAll(() => ports.close())

const SENTENCE =
  'The harbour was empty before sunrise, and a single lantern moved along the wall while the tide came in. '
const fill = (part: string): string => part.repeat(Math.ceil(MAX_TEXT_CODE_POINTS / part.length)).slice(0, 19_999)
const write = (text: string): WriteRequest => ({
  text,
  template: 'general',
  durationSeconds: 60,
  style: 'None',
  quality: 'low',
  voice: 'dr-voice-miles',
  music: null,
  notes: '',
  seed: 1,
})

/** The embedded narrator, which counts what it is asked for, and how much of that at once. */
function countingNarrator() {
  const asked = { characters: 0, atOnce: 0, most: 0 }
  const narrator: Studio['narrator'] = {
    ...ports.narrator,
    async measure(request, ...rest) {
      const { length } = request.text
      asked.characters += length
      asked.atOnce += length
      asked.most = Math.max(asked.most, asked.atOnce)
      try {
        return await ports.narrator.measure(request, ...rest)
      } finally {
        asked.atOnce -= length
      }
    },
  }
  return { narrator, asked }
}

test.each([
  ['sentences', fill(SENTENCE)],
  ['a sentence without an end', fill('word, ')],
  ['lines', fill('word\n')],
  ['a row of numbers', fill('1 ')],
  ['one long word after the other', fill(`${'consternation'.repeat(90)} `)],
])('of %s that fill the field, only so much is measured as shows that it is too long', async (_, text) => {
  const { narrator, asked } = countingNarrator()
  const estimate = estimateVideo(write(text), { ...ports, narrator: measureWithin(narrator) }, signal)
  await expect(estimate).rejects.toMatchObject({ code: 'script-too-long' })
  expect(asked.characters).toBeLessThan(8_000)
  expect(asked.most).toBeLessThanOrEqual(1_000)
})

test.each([
  ['seven sentences', SENTENCE.repeat(7)],
  ['one sentence of 1,120 characters', 'and on we went, '.repeat(70)],
  ['signs of which little is said', `${'“'.repeat(4_000)} The lamp came on.`],
])('a script of %s is measured as exactly as ever', async (_, text) => {
  const exact = await estimateVideo(write(text), ports, signal)
  const narrator = measureWithin(ports.narrator)
  expect(await estimateVideo(write(text), { ...ports, narrator }, signal)).toEqual(exact)
})

test('how much too long a script is, is told about as well as when all of it is measured', async () => {
  const scenes = Array.from({ length: 50 }, (_, i) => ({
    ...STORYBOARD.scenes[0]!,
    id: `s${i}`,
    text: SENTENCE.trim(),
  }))
  const before = { ...STORYBOARD, voice: 'dr-voice-miles', template: 'general', style: 'None', music: null } as const
  const edited = { ...before, scenes }
  const exact = await planChange(before, edited, ports, signal)
  const { narrator, asked } = countingNarrator()
  const { seconds } = await planChange(before, edited, { ...ports, narrator: measureWithin(narrator) }, signal)
  expect(seconds / exact.seconds).toBeCloseTo(1, 1)
  expect(asked.characters).toBeLessThan(scenes.length * SENTENCE.length)
})
