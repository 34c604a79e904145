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
  test('leaves one live post after a kill at any awaited step', async () => {
    const tally = await killAtEachStep(posting, name)
    expect(tally.filter(({ outcome }) => outcome !== 'live')).toEqual([])
    expect(tally.length).toBeGreaterThan(6)
  })

  test('leaves one live post after a lost response to any call on which the platform has acted', async () => {
    const tally = await loseEachAnswer(posting, name)
    expect(tally.filter(({ outcome }) => outcome !== 'live')).toEqual([])
    expect(tally.length).toBeGreaterThan(2)
  })
})
