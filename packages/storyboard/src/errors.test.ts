import { expect, test } from 'vitest'
import { StudioError, type StudioErrorCode } from './errors.ts'
import { StoryboardError } from './read-storyboard.ts'

const isInput = (code: StudioErrorCode): boolean => new StudioError(code, 'No.').isInput

test('distinguishes faults in the user’s input from faults of the app', () => {
  expect(
    (['text-empty', 'script-too-long', 'picture-unreadable', 'language-not-written'] as const).every(isInput),
  ).toBe(true)
  expect((['disk-full', 'output-unwritable', 'step-failed', 'worker-died'] as const).some(isInput)).toBe(false)
  expect(new StoryboardError('it is empty.').isInput).toBe(true)
})
