import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STAND_IN_NAMES } from '#test/stand-ins.ts'
import { killAtEachStep, loseEachAnswer } from '#test/faults-at-each-step.ts'
import { startPosting, type Posting } from '#test/start-posting.ts'

let posting: Posting
beforeAll(async () => {
  posting = await startPosting()
})
afterAll(() => posting.close())
beforeEach(() => posting.reset())

describe.each(STAND_IN_NAMES)('%s', (name) => {
  test('killed after every awaited step: one live post', async () => {
    const tally = await killAtEachStep(posting, name)
    expect(tally.filter(({ outcome }) => outcome !== 'live')).toEqual([])
    expect(tally.length).toBeGreaterThan(6)
  })

  test('a response lost after the platform has acted, at every call: the same', async () => {
    const tally = await loseEachAnswer(posting, name)
    expect(tally.filter(({ outcome }) => outcome !== 'live')).toEqual([])
    expect(tally.length).toBeGreaterThan(2)
  })
})
