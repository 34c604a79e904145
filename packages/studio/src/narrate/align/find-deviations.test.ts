import type { VoiceId } from '@dayreel/catalogue'
import { afterAll, expect, test } from 'vitest'
import { createNarrator } from '../create-narrator.ts'
import { findDeviations } from './find-deviations.ts'
import { toComparedRate } from './spectrogram.ts'

const narrator = createNarrator({ threads: 1 })
afterAll(() => narrator.close())

const TEXT = 'The old lighthouse had been dark for a hundred years. One night, its lamp came on again.'
const SPEAKERS: readonly VoiceId[] = ['dr-voice-miles', 'dr-voice-ewan', 'dr-voice-juno']

/** Returns the found places of all speakers, as words of the text with their kinds. */
async function deviationsOf(said: string): Promise<string[][]> {
  return Promise.all(
    SPEAKERS.map(async (voice) => {
      const request = { text: said, language: 'en', voice, pace: 1 }
      const { samples } = await narrator.speak(request, new AbortController().signal)
      const found = await findDeviations(toComparedRate(samples), TEXT)
      return found!.map(({ kind, from, to }) => `${kind} ${TEXT.slice(from, to)}`)
    }),
  )
}

test('a recording of the text has hardly any deviation', async () => {
  expect((await deviationsOf(TEXT)).flat().length).toBeLessThanOrEqual(2)
})

test('finds a missing, an additional and a changed word', async () => {
  const missing = await deviationsOf(TEXT.replace('lighthouse ', ''))
  expect(missing.filter((found) => found.some((each) => each.endsWith('lighthouse')))).toHaveLength(3)
  const extra = await deviationsOf(TEXT.replace('its lamp', 'its beautiful lamp'))
  expect(extra.filter((found) => found.some((each) => /^extra (?:lamp|its)/.test(each))).length).toBeGreaterThan(1)
  const changed = await deviationsOf(TEXT.replace('hundred', 'million'))
  expect(changed.filter((found) => found.some((each) => each.endsWith('hundred'))).length).toBeGreaterThan(0)
})

test('another text is not compared', async () => {
  const request = { text: 'Go home, and never come back to this place!', language: 'en', voice: SPEAKERS[0]!, pace: 1 }
  const { samples } = await narrator.speak(request, new AbortController().signal)
  expect(await findDeviations(toComparedRate(samples), TEXT)).toBeUndefined()
  const long = new Float32Array(60 * 16_000).map((_, i) => Math.sin(i))
  expect(await findDeviations(long, 'Nobody knew.')).toBeUndefined()
})
