import { PLATFORM_NAMES } from '@dayreel/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { killAtEachStep, loseEachAnswer } from '#test/faults-at-each-step.ts'
import { startPosting, type Posting } from '#test/start-posting.ts'

let posting: Posting
beforeAll(async () => {
  posting = await startPosting()
})
afterAll(() => posting.close())
beforeEach(() => posting.reset())

describe.each(PLATFORM_NAMES)('%s', (name) => {
  test('12.5.1: killed after every awaited step: one live post', async () => {
    const tally = await killAtEachStep(posting, name)
    expect(tally.filter(({ outcome }) => outcome !== 'live')).toEqual([])
    expect(tally.length).toBeGreaterThan(6)
  })

  test('an answer lost after the platform has acted, at every call: the same', async () => {
    const tally = await loseEachAnswer(posting, name)
    expect(tally.filter(({ outcome }) => outcome !== 'live')).toEqual([])
    expect(tally.length).toBeGreaterThan(2)
  })
})
