import type { ChangePlan } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { canPay, costText, lengthText, usedText } from '../../cost-words.ts'
import { planText } from './plan-words.ts'
import { endingText, hasFailed, statusLabel } from '../../status-words.ts'

const cost = { credits: 0, isFree: false, projectsLeft: null, creditsLeft: 0 }
const plan: ChangePlan = {
  seconds: 20,
  sceneSeconds: { s1: 12, s2: 8 },
  isChanged: true,
  scenes: [
    { id: 's1', speech: true, picture: true },
    { id: 's2', speech: false, picture: true },
  ],
  prompts: [],
  sound: true,
  thumbnail: false,
  everyFrame: false,
  cost: { ...cost, freeVersionsLeft: 0, freeUntil: null },
}

test('names the parts that the plan remakes', () => {
  expect(planText(plan)).toBe('Will redo: the voice of 1 scene, 2 pictures and the sound. The rest stays.')
  expect(planText({ ...plan, scenes: [], sound: false, everyFrame: true })).toBe(
    'Will redo: every frame. All voices and the rest stay.',
  )
  expect(planText({ ...plan, isChanged: false })).toBe('Nothing visible or audible has changed.')
})

test.each([
  [{ ...cost, isFree: true }, 'Free'],
  [{ ...cost, projectsLeft: 3 }, '1 of the 3 videos left in your plan'],
  [{ ...cost, projectsLeft: 1 }, 'The last video left in your plan'],
  [cost, 'Included in your plan'],
  [{ ...cost, credits: 1, projectsLeft: 0, creditsLeft: 12 }, '1 credit (you have 12)'],
])('shows the cost of %j as "%s"', (given, expected) => {
  expect(costText(given)).toBe(expected)
})

test.each([
  ['project', '1 video from your plan'],
  ['credit', '1 credit'],
  ['nothing', 'Free'],
] as const)('while a video that was paid for with %s is made, the screen shows "%s"', (paidWith, expected) => {
  expect(usedText({ paidWith })).toBe(expected)
})

test('a user without enough credits cannot pay', () => {
  expect(canPay({ ...cost, credits: 1, creditsLeft: 0 })).toBe(false)
  expect(canPay({ ...cost, credits: 1, creditsLeft: 1 })).toBe(true)
})

test.each([
  [19.7, '20 s'],
  [60, '1 min'],
  [88.2, '1 min 28 s'],
])('shows %d seconds as %s', (seconds, expected) => {
  expect(lengthText(seconds)).toBe(expected)
})

test('a failure without a reason suggests a retry', () => {
  const failed = { status: 'failed', errorCode: 'internal', errorMessage: null } as const
  expect(endingText(failed)).toBe('Failed to generate video. Please try again.')
  expect(endingText({ ...failed, errorMessage: 'The script is too long.' })).toBe(
    'Failed to generate video. The script is too long.',
  )
  expect([hasFailed(failed), statusLabel(failed)]).toEqual([true, 'Failed'])
})

test('the text of a cancelled version does not call it a failure', () => {
  const cancelled = { status: 'failed', errorCode: 'cancelled', errorMessage: 'You cancelled this video.' } as const
  expect([hasFailed(cancelled), statusLabel(cancelled)]).toEqual([false, 'Cancelled'])
  expect(endingText(cancelled)).toBe('You cancelled this video.')
  expect(endingText({ ...cancelled, errorMessage: null })).toBe('You cancelled this video.')
})
