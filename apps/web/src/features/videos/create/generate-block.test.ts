import { CallError, type Estimate } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { generateBlockOf } from './generate-block.ts'

const answer = (status: number) => new CallError(status, { message: 'No.' })
const estimate = (credits: number, creditsLeft: number) =>
  ({ cost: { credits, isFree: false, projectsLeft: 0, creditsLeft } }) as Estimate

test.each([
  [{ hasWords: false, data: estimate(0, 0) }, 'empty'],
  [{ hasWords: true, error: answer(422) }, 'refused'],
  [{ hasWords: true, data: estimate(1, 0) }, 'unpaid'],
  [{ hasWords: true, data: estimate(1, 1) }, undefined],
  [{ hasWords: true }, undefined],
  [{ hasWords: true, error: answer(429) }, undefined],
  [{ hasWords: true, error: answer(503) }, undefined],
  [{ hasWords: true, error: new TypeError('Failed to fetch') }, undefined],
])('%j gives the block %s', (known, block) => {
  expect(generateBlockOf(known)).toBe(block)
})
